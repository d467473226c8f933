#pragma once

class QLabel;
class QWidget;

namespace thicket::editor {

/// The side of an import's dialog that shows what comes of the answers: a picture, words and a list
/// of this height (pixels) below each other. It owns them.
QWidget* importPreview(QWidget* picture, QLabel* words, QWidget* list, int height);

} // namespace thicket::editor
