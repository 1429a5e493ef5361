# The front door. `make` alone explains every target.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup run build test lint format monorepo new-feature coverage stats doctor proof-tools bench bench-build release screenshots clean

CONFIGURATION ?= debug
UMBRELLA := .build/umbrella
SWIFT_FLAGS := --build-system native
SOURCES := Packages App Tests-Integration

help: ## Print every target with one line each
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

setup: ## Install the system libraries that are missing
	@tools/setup.sh run

run: build ## Build the app and start it
	@.build/bin/meterbook serve $(ARGS)

build: setup ## Build the app, or with PACKAGE=Foo one package alone (CONFIGURATION=release for the other kind)
ifdef PACKAGE
	@swift build $(SWIFT_FLAGS) -c $(CONFIGURATION) --package-path $$(tools/find-package.sh $(PACKAGE))
else
	@tools/umbrella.py
	@swift build $(SWIFT_FLAGS) -c $(CONFIGURATION) --package-path $(UMBRELLA) --product meterbook
	@mkdir -p .build/bin && ln -sfn ../umbrella/.build/$(CONFIGURATION)/meterbook .build/bin/meterbook
endif

test: ## Run every test of every package, or with PACKAGE=Foo those of one
	@tools/setup.sh test
ifdef PACKAGE
	@swift test $(SWIFT_FLAGS) --package-path $$(tools/find-package.sh $(PACKAGE))
else
	@$(MAKE) --no-print-directory build CONFIGURATION=debug
	@swift test $(SWIFT_FLAGS) --package-path $(UMBRELLA)
endif

lint: ## Check the formatting of every Swift file
	@swift format lint --strict --parallel --recursive --configuration .swift-format $(wildcard $(SOURCES))

format: ## Format every Swift file
	@swift format format --in-place --parallel --recursive --configuration .swift-format $(wildcard $(SOURCES))

monorepo: ## Build the monorepo tool to .build/bin/monorepo
	@swift build $(SWIFT_FLAGS) -c release --package-path tools --product monorepo
	@mkdir -p .build/bin && ln -sfn ../../tools/.build/release/monorepo .build/bin/monorepo

new-feature: monorepo ## Make a feature: NAME=Foo, and IN=Group and OWNER=@team where wanted
	@.build/bin/monorepo new feature '$(NAME)' $(if $(IN),--in '$(IN)') $(if $(OWNER),--owner '$(OWNER)')

coverage: monorepo ## Tell which lines tests reach, by module; with PACKAGE=Foo of one, with BASE=origin/main of each changed file
	@.build/bin/monorepo coverage $(if $(PACKAGE),--package '$(PACKAGE)',--except Tests-Integration) $(if $(BASE),--base '$(BASE)') $(ARGS)

stats: monorepo ## Print numbers of every module
	@.build/bin/monorepo stats $(ARGS)

doctor: monorepo ## Tell what this machine lacks, and what installs it
	@.build/bin/monorepo doctor

proof-tools: ## Prove on real builds that new features work and that coverage is right (half an hour)
	@MONOREPO_PROOF=1 swift test $(SWIFT_FLAGS) --package-path tools --filter 'ScaffoldProofTests|CoverageRunTests|BuildLoopProofTests'

bench: ## Measure: medians and ratios, as a table and as JSON in .build/bench
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build CONFIGURATION=release
	@tools/bench.py

bench-build: monorepo ## Measure the build loop and the tool on generated repositories; ARGS='--features 50 --variant plain --variant fast'
	@.build/bin/monorepo bench $(ARGS)

release: setup ## Assemble the stripped binary with its resources in .build/dist and try it elsewhere
	@tools/release.sh

clean: ## Remove everything that was built
	@rm -rf .build
	@find Packages App Tests-Integration tools -type d -name .build -prune -exec rm -rf {} +
