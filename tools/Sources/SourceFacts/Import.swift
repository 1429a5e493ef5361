/// One import of a source file.
package struct Import: Equatable, Sendable {
    /// The module: the first part of the path.
    package var module: String
    /// What follows the module in the path: a submodule, or the symbol of a scoped import; empty for a whole module.
    package var subpath: [String]
    /// The keyword of a scoped import: `struct`, `func`, …; nil for a module or submodule.
    package var scope: String?
    /// The attributes before it, without `@` and arguments, in order: `testable`, `_exported`, `preconcurrency`, …
    package var attributes: [String]
    /// The access level written before `import`; nil where none is.
    package var access: Access?
    /// How the source language writes it.
    package var form: Form
    /// The line of the word `import`, from 1.
    package var line: Int
    /// The column of the word `import` in UTF-8 bytes, from 1.
    package var column: Int
    /// The `#if` branches around it, outermost first.
    package var conditions: [ConditionalBranch]

    /// An import; everything but the module and its place has a default.
    package init(
        module: String,
        subpath: [String] = [],
        scope: String? = nil,
        attributes: [String] = [],
        access: Access? = nil,
        form: Form = .swift,
        line: Int,
        column: Int = 1,
        conditions: [ConditionalBranch] = []
    ) {
        self.module = module
        self.subpath = subpath
        self.scope = scope
        self.attributes = attributes
        self.access = access
        self.form = form
        self.line = line
        self.column = column
        self.conditions = conditions
    }

    /// Whether `@testable` stands before it.
    package var isTestable: Bool { attributes.contains("testable") }
    /// Whether the module is handed on to whoever imports this file's module.
    package var isReexported: Bool { attributes.contains("_exported") }
    /// Whether an `#if` stands around it.
    package var isConditional: Bool { !conditions.isEmpty }
    /// Whether it is compiled on no platform and in no configuration: inside `#if false`.
    package var isNeverActive: Bool { conditions.contains(where: \.isNeverActive) }

    /// An access level that may precede an import.
    package enum Access: String, Equatable, Sendable, CaseIterable {
        /// The levels of the language.
        case `public`, `package`, `internal`, `fileprivate`, `private`
    }

    /// How an import is written.
    package enum Form: UInt8, Equatable, Sendable, CaseIterable {
        /// `import Module` in Swift.
        case swift
        /// `@import Module;` in Objective-C.
        case clangModule
        /// `#import <Module/Header.h>` or `#include` in C and its relatives.
        case clangHeader
    }
}
