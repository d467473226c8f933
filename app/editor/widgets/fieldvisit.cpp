#include "app/editor/widgets/fieldvisit.h"

#include "app/editor/document/mapdocument.h"

namespace thicket::editor {

void FieldVisit::push(const nav::MapEdit& edit, const QString& text)
{
    if (m_document.gesture().isOpen())
        return;
    if (!m_indexBefore)
        m_indexBefore = m_document.undoStack().index();
    const quintptr self = reinterpret_cast<quintptr>(this);
    m_document.push(edit, text, QStringLiteral("field %1 %2").arg(self).arg(m_serial));
}

void FieldVisit::end()
{
    ++m_serial;
    m_indexBefore.reset();
}

void FieldVisit::cancel()
{
    if (m_indexBefore && m_document.undoStack().index() > *m_indexBefore)
        m_document.undo();
    end();
}

} // namespace thicket::editor
