#include "app/editor/templates/editsummary.h"

namespace thicket::editor {

EditSummary::EditSummary(nav::MapEdit& edit) : m_edit(edit)
{
    for (std::size_t i = 0; i < edit.entries.size(); ++i) {
        const nav::MapEdit::Entry& entry = edit.entries[i];
        const auto [span, isNew] = m_spans.try_emplace(entry.id, Span{i, i});
        span->second.last = i;
        if (isNew)
            m_ids.push_back(entry.id);
        m_adds = m_adds || !entry.before;
    }
}

const nav::MapObject* EditSummary::before(nav::ObjectId id) const
{
    const auto& object = m_edit.entries[m_spans.at(id).first].before;
    return object ? &*object : nullptr;
}

nav::MapObject* EditSummary::after(nav::ObjectId id) const
{
    auto& object = m_edit.entries[m_spans.at(id).last].after;
    return object ? &*object : nullptr;
}

} // namespace thicket::editor
