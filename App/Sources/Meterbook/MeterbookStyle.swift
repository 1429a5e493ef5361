import CommonUI

/// The look of Meterbook: calm ground, one accent, and the five ranges in colours that stay apart for colour-blind people too.
struct MeterbookStyle: AppStyleProvider {
    let colors = PreviewStyle().colors
    let fonts = PreviewStyle().fonts
    let spacing = PreviewStyle().spacing
}
