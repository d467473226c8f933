#include "tests/app/recovery/editingscript.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/gesture.h"
#include "app/editor/edits/templateedits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace thicket::tests {

namespace {

constexpr std::size_t hugeMap = 12'000; // objects; more than 1 MiB in a file

} // namespace

EditingScript::EditingScript(editor::MapDocument& document, ScriptFiles& files, std::uint64_t seed)
    : m_document(document), m_files(files), m_random(seed), m_isHuge(isHuge(seed))
{
    begin();
}

void EditingScript::begin()
{
    const std::size_t objects = m_random.below(60);
    m_files.open(m_random.map(m_isHuge ? hugeMap + objects : objects));
    m_savesNext = m_random.below(2) == 0;
}

void EditingScript::step()
{
    if (std::exchange(m_savesNext, false))
        return m_files.save();
    switch (m_random.below(40)) {
    case 0:
        return m_files.save();
    case 1:
        return begin();
    case 2:
        return editor::AgentRadius(m_document).choose(m_random.between(0, 2));
    case 3:
    case 4:
    case 5:
    case 6:
        return m_document.undo();
    case 7:
    case 8:
        return m_document.redo();
    case 9:
    case 10:
    case 11:
    case 12:
        return drag();
    case 13:
        return m_document.push(m_random.edit(m_document.map()), "Nudge", "nudge");
    case 14:
    case 15:
    case 16:
    case 17:
        return editTemplates();
    default:
        return m_document.push(m_random.edit(m_document.map()), "Edit");
    }
}

void EditingScript::drag()
{
    const nav::Map before = m_document.map();
    editor::Gesture gesture(m_document);
    for (std::size_t i = 0, count = 1 + m_random.below(5); i < count; ++i)
        gesture.preview(m_random.edit(before));
    if (m_random.below(4) != 0)
        gesture.commit("Drag");
}

/// Makes a template, or places, changes, detaches or deletes what is there.
void EditingScript::editTemplates()
{
    const nav::Map& map = m_document.map();
    const auto& templates = map.settings.templates.list();
    std::vector<nav::MapObject> members;
    std::copy_if(map.objects().begin(), map.objects().end(), std::back_inserter(members),
                 [](const nav::MapObject& object) { return object.member != 0; });
    if (templates.empty() || members.empty()) {
        const auto end =
            map.objects().begin() +
            static_cast<std::ptrdiff_t>(std::min<std::size_t>(map.objects().size(), 4));
        return m_document.push(editor::madeTemplate(map, {map.objects().begin(), end}, 0,
                                                    editor::unusedTemplateName(map.settings))
                                   .edit,
                               "Make Template");
    }
    const nav::TemplateId id = templates[m_random.below(templates.size())].id;
    nav::MapObject member = members[m_random.below(members.size())];
    switch (m_random.below(8)) {
    case 0:
        return m_document.push(editor::detached(map, {member.group}), "Detach");
    case 1:
        return m_document.push(editor::removedTemplate(map, id), "Delete Template");
    case 2:
    case 3:
    case 4:
        member.geometry = nav::translated(member.geometry, m_random.point());
        return m_document.push(nav::MapEdit::change(map, {member}), "Change Member");
    default:
        if (const auto placing =
                editor::placedInstance(map, id, {m_random.point(), {}, member.layer}))
            m_document.push(placing->edit, "Place");
    }
}

void RememberedFiles::open(nav::Map map)
{
    m_opened = map;
    m_document.reset(std::move(map), {});
}

void RememberedFiles::save()
{
    m_saved.push_back(m_document.map());
    m_document.beginSaving();
    m_document.endSaving(editor::DocumentFile("a.thicket"));
}

bool RememberedFiles::isAsOpened() const { return m_document.map() == m_opened; }

} // namespace thicket::tests
