extension FeatureTemplate {
    /// What the previews' tests expect: the screen's HTML, one tag to a line. Where a component changes, so do these; `make proof-tools` tells.
    static let snapshots: [TemplateFile] = [
        TemplateFile(
            "Tests/{{Feature}}Tests/Snapshots/first-screen-failed.html",
            #"""
            <div id="v_" class="vstack">
            <div class="vstack gap-xs page-header">
            <div class="hstack">
            <div class="vstack gap-zero page-title">
            <h1 class="font-title">{{Words}}</h1>
            </div>
            </div>
            </div>
            <div class="hstack align-top banner banner-error">
            <p class="banner-sign" aria-hidden="true">!</p>
            <div class="banner-text" role="alert">
            <p class="banner-title">
            <span class="visually-hidden">Error: </span>
            <span>The date is not known</span>
            </p>
            <p>Nothing was changed. Set the clock of this computer, then try again.</p>
            </div>
            <div class="hstack actions">
            <button id="v__.1.t.f_.2.t_" class="button button-bordered" type="submit" form="live-form" formaction="/live/form/v__.1.t.f_.2.t_" data-on="click">
            <span>Try again</span>
            </button>
            </div>
            </div>
            <button id="v__.2" class="button button-bordered" type="submit" form="live-form" formaction="/live/form/v__.2" data-on="click">
            <span>Back to the start</span>
            </button>
            </div>

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/Snapshots/first-screen-loaded.html",
            #"""
            <div id="v_" class="vstack">
            <div class="vstack gap-xs page-header">
            <div class="hstack">
            <div class="vstack gap-zero page-title">
            <h1 class="font-title">{{Words}}</h1>
            </div>
            </div>
            </div>
            <div class="vstack card">
            <p>Loaded on Mar 1, 2026 08:05</p>
            <button id="v__.1.f.f_.1" class="button button-prominent" type="submit" form="live-form" formaction="/live/form/v__.1.f.f_.1" data-on="click">
            <span>Load again</span>
            </button>
            </div>
            <button id="v__.2" class="button button-bordered" type="submit" form="live-form" formaction="/live/form/v__.2" data-on="click">
            <span>Back to the start</span>
            </button>
            </div>

            """#),
        TemplateFile(
            "Tests/{{Feature}}Tests/Snapshots/first-screen-loading.html",
            #"""
            <div id="v_" class="vstack">
            <div class="vstack gap-xs page-header">
            <div class="hstack">
            <div class="vstack gap-zero page-title">
            <h1 class="font-title">{{Words}}</h1>
            </div>
            </div>
            </div>
            <label class="progress">
            <span>Loading</span>
            <progress class="progress-bar">
            </progress>
            </label>
            <button id="v__.2" class="button button-bordered" type="submit" form="live-form" formaction="/live/form/v__.2" data-on="click">
            <span>Back to the start</span>
            </button>
            </div>

            """#),
    ]
}
