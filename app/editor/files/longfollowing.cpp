#include "app/editor/files/longfollowing.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/rebasing.h"
#include "app/editor/files/longsteps.h"
#include "app/editor/templates/following.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

bool changesOnly(const nav::MapEdit& edit)
{
    return !edit.settings && std::all_of(edit.entries.begin(), edit.entries.end(),
                                         [](const auto& entry) { return entry.before; });
}

} // namespace

/// Filled by the worker thread, and read when that is done.
struct LongFollowing::Step {
    nav::MapEdit edit;
    Following following = {};
    nav::LayerId closed = 0; ///< a layer that would change, and must not
    bool isOutdated = false; ///< the objects of the edit were edited meanwhile
};

LongFollowing::LongFollowing(MapDocument& document, LongSteps& steps, QObject* parent)
    : QObject(parent), m_document(document), m_steps(steps)
{
    document.setLongFollowing(
        {[this](const nav::MapEdit& edit, const QString& text) { return takeOver(edit, text); },
         [this] { return takeBack(); }});
}

LongFollowing::~LongFollowing() { m_document.setLongFollowing({}); }

bool LongFollowing::takeOver(const nav::MapEdit& edit, const QString& text)
{
    const nav::Map& map = m_document.map();
    const std::size_t count = map.objects().size();
    const std::size_t most = count <= fewObjects ? fewFollowing : fewInLargeMap;
    if (count <= most || !changesOnly(edit) || mostFollowing(map.settings, edit) <= most)
        return false;
    if (m_step)
        emit said(tr("Not done: instances are still being changed"));
    else if (m_document.locks().admits(edit))
        begin(edit, text);
    return true;
}

void LongFollowing::begin(const nav::MapEdit& edit, const QString& text)
{
    const auto step = std::make_shared<Step>(Step{edit});
    m_step = step;
    const auto make = [step](const nav::Map& map) -> Result<LongSteps::Edit> {
        std::optional<nav::MapEdit> present = rebased(map, step->edit);
        step->isOutdated = !present;
        if (step->isOutdated)
            return Unexpected("");
        step->following = followed(map, *std::move(present));
        const nav::Layer* const closed = closedLayer(map, step->following.edit);
        step->closed = closed ? closed->id : 0;
        if (closed)
            return Unexpected("");
        return sharedEdit(std::exchange(step->following.edit, {}));
    };
    m_steps.push(
        tr("Changing all instances"), make, text, [this, step](bool isDone) { end(step, isDone); },
        [this, step] { return m_step == step; });
}

void LongFollowing::end(const std::shared_ptr<Step>& step, bool isDone)
{
    if (m_step != step)
        return; // it was taken back
    m_step.reset();
    if (isDone)
        emit m_document.instancesFollowed(step->following);
    else if (step->isOutdated)
        emit said(tr("Stopped, as the map was edited meanwhile"));
    else if (step->closed != 0)
        emit m_document.locks().refused(step->closed,
                                        QString::fromStdString(step->following.templateName));
}

bool LongFollowing::takeBack()
{
    if (!std::exchange(m_step, nullptr))
        return false;
    emit said(tr("Cancelled"));
    return true;
}

} // namespace thicket::editor
