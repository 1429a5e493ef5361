# The front door. `make` alone explains every target.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup run build test preview snapshots pictures lint format monorepo new-feature projgen coverage stats doctor corpus proof-tools bench bench-preview bench-build bench-peers release screenshots clean

CONFIGURATION ?= debug
SWIFT_FLAGS := --build-system native
SOURCES := Packages App Tests-Integration tools/Sources tools/Tests tools/Package.swift
PREVIEWED = $(shell find Packages -type d -path '*/Sources/*Previews' | sed 's|/Sources/.*||' | sort)
TOOL := .build/bin/monorepo
TOOL_SOURCES := $(shell find tools/Package.swift tools/Sources Packages/Core/ArgumentParsing/Package.swift Packages/Core/ArgumentParsing/Sources)

help: ## Print every target with one line each
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

setup: $(if $(PACKAGE),monorepo) ## Install the system libraries that are missing, or with PACKAGE=Foo those that one package needs
ifdef PACKAGE
	@$(TOOL) setup '$(PACKAGE)'
else
	@tools/setup.sh run
endif

run: ## Build the app and start it
	@$(MAKE) --no-print-directory build PACKAGE=
	@.build/bin/meterbook serve $(ARGS)

build: setup ## Build the app, or with PACKAGE=Foo one package alone (CONFIGURATION=release for the other kind)
ifdef PACKAGE
	@$(TOOL) build -c $(CONFIGURATION) '$(PACKAGE)'
else
	@swift build $(SWIFT_FLAGS) -c $(CONFIGURATION) --package-path App --scratch-path .build/app --product meterbook
	@mkdir -p .build/bin && ln -sfn ../app/$(CONFIGURATION)/meterbook .build/bin/meterbook
endif

test: monorepo ## Run every test of every package, with PACKAGE=Foo those of one, with AFFECTED=1 those that the working tree affects
ifdef PACKAGE
	@$(TOOL) setup '$(PACKAGE)'
else
	@tools/setup.sh test
endif
	@$(TOOL) test $(if $(PACKAGE),'$(PACKAGE)') $(if $(AFFECTED),--affected $(if $(BASE),--base '$(BASE)')) $(ARGS)

preview: monorepo ## Show a package's screens in a browser, anew with each save: PACKAGE=Foo
	@$(TOOL) setup '$(PACKAGE)'
	@$(TOOL) preview '$(PACKAGE)' $(ARGS)

snapshots: monorepo ## Record the HTML of every preview anew, or with PACKAGE=Foo of one package; then look at what changed
	@RECORD_SNAPSHOTS=1 $(TOOL) test --filter everyPreviewIsExactlySo $(if $(PACKAGE),'$(PACKAGE)',$(PREVIEWED)) $(ARGS)

pictures: monorepo ## Have axe-core judge every preview, or with PACKAGE=Foo those of one package, and compare its picture with the recorded one; RECORD_SNAPSHOTS=1 records
	@tools/setup.sh test
	@$(TOOL) projgen
	@$(TOOL) build $(if $(PACKAGE),'$(PACKAGE)',$(PREVIEWED))
	@PICTURES=1 PICTURES_OF='$(PACKAGE)' $(TOOL) test Tests-Integration --filter 'PictureTests|PreviewUseTests'

lint: monorepo ## Check formatting, architecture, ownership and generated files
	@swift format lint --strict --parallel --recursive --configuration .swift-format $(SOURCES)
	@$(TOOL) lint $(ARGS)
	@$(TOOL) owners --check
	@$(TOOL) projgen --check

format: ## Format every Swift file
	@swift format format --in-place --parallel --recursive --configuration .swift-format $(SOURCES)

monorepo: .build/tool/built ## Build the monorepo tool to .build/bin/monorepo

# Folders are among the sources, so that a removed file counts too. The file has the time at which its build began.
.build/tool/built: $(TOOL_SOURCES)
	@mkdir -p .build/tool .build/bin
	@touch .build/tool/begun
	@swift build $(SWIFT_FLAGS) --package-path tools --scratch-path .build/tool --product monorepo
	@ln -sfn ../tool/debug/monorepo $(TOOL)
	@mv .build/tool/begun $@

new-feature: monorepo ## Make a feature: NAME=Foo, and IN=Group and OWNER=@team where wanted
	@$(TOOL) new feature '$(NAME)' $(if $(IN),--in '$(IN)') $(if $(OWNER),--owner '$(OWNER)')

projgen: monorepo ## Make typed names of texts and assets, copies of assets for tests, and the end of manifests
	@$(TOOL) projgen $(ARGS)

coverage: monorepo ## Tell which lines tests reach, by module; with PACKAGE=Foo of one, with BASE=origin/main of each changed file
	@$(TOOL) coverage $(if $(PACKAGE),--package '$(PACKAGE)',--except Tests-Integration) $(if $(BASE),--base '$(BASE)') $(ARGS)

stats: monorepo ## Print numbers of every module
	@$(TOOL) stats $(ARGS)

doctor: monorepo ## Tell what this machine lacks, and what installs it
	@$(TOOL) doctor

corpus: monorepo ## Try every command of the tool on checked-out repositories and compare imports with the compiler's: REPOS="dir..."
	@swift build $(SWIFT_FLAGS) --package-path tools --scratch-path .build/tool --product monorepo-corpus
	@.build/tool/debug/monorepo-corpus --tool $(TOOL) $(REPOS)

proof-tools: ## Prove what takes long: new features, coverage, the editor, previews, hostile repositories, affected (an hour)
	@MONOREPO_PROOF=1 swift test $(SWIFT_FLAGS) --package-path tools --filter 'ScaffoldProofTests|CoverageRunTests|BuildLoopProofTests|EditorProofTests|HostileRepositoryTests|AffectedPropertyTests|PreviewLoopTests|KiwiGeneratorTests|PlainGraphTests|BuildCommandTests|MergeTests'

bench: ## Measure: medians and ratios, as a table and as JSON in .build/bench
	@tools/setup.sh bench
	@$(MAKE) --no-print-directory build CONFIGURATION=release
	@python3 tools/bench $(ARGS)
	@swift build $(SWIFT_FLAGS) -c release --package-path Packages/Core/Statistics --product StatisticsBenchmark
	@python3 tools/bench/glucose.py

bench-preview: monorepo ## Measure how long a saved change takes until a browser shows it in a preview
	@tools/setup.sh test
	@python3 tools/bench/preview.py $(ARGS)

bench-build: monorepo ## Measure the build loop and the tool on generated repositories; ARGS='--features 50 --variant plain --variant fast'
	@$(TOOL) bench $(ARGS)

bench-peers: ## Measure the tool beside import-linter and grimp, on repositories of one shape: ARGS='--packages 50 --layers 0'
	@swift build $(SWIFT_FLAGS) -c release --package-path tools --scratch-path .build/tool --product monorepo
	@.build/tool/release/monorepo bench --only scale --generate .build/bench/graphs $(ARGS)
	@python3 tools/bench/peers.py .build/bench/graphs --tool .build/tool/release/monorepo

screenshots: monorepo ## Keep a picture of every screen in .build/screenshots, and those that the README shows in App/Screenshots
	@tools/setup.sh test
	@SCREENSHOTS=1 $(TOOL) test App Tests-Integration --filter ScreenTests
	@mkdir -p App/Screenshots
	@for name in first logbook reading; do \
		convert .build/screenshots/$$name-en-light-1280.png -crop 1280x1080+0+0 +repage -strip App/Screenshots/$$name.png; done
	@convert .build/screenshots/logbook-en-dark-320.png -crop 320x640+0+0 +repage -strip App/Screenshots/logbook-phone-dark.png

release: setup ## Assemble the stripped binary with its resources in .build/dist and try it elsewhere
	@tools/release.sh

clean: ## Remove everything that was built
	@rm -rf .build
	@find Packages App Tests-Integration tools -type d -name .build -prune -exec rm -rf {} +
