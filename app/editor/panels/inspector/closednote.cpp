#include "app/editor/panels/inspector/closednote.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layeredits.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace thicket::editor {

ClosedNote::ClosedNote(MapDocument& document, const Selection& selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_text(new QLabel),
      m_open(new QPushButton)
{
    m_text->setObjectName("closedNote");
    m_text->setWordWrap(true);
    m_open->setObjectName("closedNoteOpen");
    m_open->setProperty("role", "link");
    m_open->setFlat(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_open);
    connect(m_open, &QPushButton::clicked, this, &ClosedNote::open);
}

void ClosedNote::refresh()
{
    const nav::Map& map = m_document.map();
    const SelectionFacts& facts = m_selection.summary().facts();
    const auto place = layerPlace(map.settings, facts.closedLayer);
    const nav::Layer* const closed = place ? &map.settings.layers[*place] : nullptr;
    const auto closedCount = static_cast<int>(facts.count - facts.openCount);
    m_isAnyOpen = facts.count == 0 ? !m_selection.isEmpty() : facts.openCount > 0;
    m_layer = closed ? closed->id : 0;
    setVisible(closed != nullptr);
    if (!closed)
        return;
    const QString why = closedText(*closed);
    m_text->setText(
        m_isAnyOpen ? tr("%1: %n of these stay as they are", nullptr, closedCount).arg(why) : why);
    m_open->setText(closed->locked ? tr("Unlock") : tr("Show"));
    m_open->setToolTip(closed->locked ? tr("Unlock the layer, so that these can be changed")
                                      : tr("Show the layer, so that these can be changed"));
}

void ClosedNote::open()
{
    const auto place = layerPlace(m_document.map().settings, m_layer);
    if (m_document.gesture().isOpen() || !place)
        return;
    const bool isLocked = m_document.map().settings.layers[*place].locked;
    m_document.push(openLayer(m_document.map(), m_layer),
                    isLocked ? tr("Unlock Layer") : tr("Show Layer"));
}

} // namespace thicket::editor
