#include "app/editor/import/importpreview.h"

#include <QLabel>
#include <QVBoxLayout>

namespace thicket::editor {

QWidget* importPreview(QWidget* picture, QLabel* words, QWidget* list, int height)
{
    words->setObjectName("importWords");
    words->setWordWrap(true);
    words->setMinimumHeight(2 * words->fontMetrics().lineSpacing());
    words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    list->setFixedHeight(height);
    auto* preview = new QWidget;
    auto* layout = new QVBoxLayout(preview);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(picture, 1);
    layout->addWidget(words);
    layout->addWidget(list);
    return preview;
}

} // namespace thicket::editor
