#include "app/editor/files/longsteps.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/mapoutcome.h"
#include "app/editor/document/stepcollection.h"
#include "app/editor/document/zorder.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/rebasing.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/files/longfollowing.h"
#include "app/editor/templates/following.h"

#include <QApplication>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <exception>
#include <future>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto untilNextLook = 50ms;
/// What the worker thread found about a step, for the thread of the window when that is done.
struct Completion {
    Following following = {};
    nav::LayerId closed = 0; ///< a layer that would change, and must not
};

/// The edit with what follows from it, or why it cannot be done.
Result<LongSteps::Edit> completed(const MapStep::Make& make, const nav::Map& map,
                                  Completion& completion)
{
    Result<nav::MapEdit> edit = make(map);
    if (!edit)
        return Unexpected(edit.error());
    completion.following = followed(map, *std::move(edit));
    const nav::Layer* const closed = closedLayer(map, completion.following.edit);
    completion.closed = closed ? closed->id : 0;
    if (closed)
        return Unexpected(""); // LayerLocks tells
    return sharedEdit(std::exchange(completion.following.edit, {}));
}

struct PastEdit {
    LongSteps::Edit edit;
    bool isUndone = false;
};

/// What is undone or done again on the way to a step of the history.
std::vector<PastEdit> editsTo(const QUndoStack& stack, int step)
{
    std::vector<PastEdit> edits;
    const auto add = [&](int place, bool isUndone) {
        if (const auto* command = dynamic_cast<const MapEditCommand*>(stack.command(place)))
            edits.push_back({command->edit(), isUndone});
    };
    for (int place = stack.index(); place > step; --place)
        add(place - 1, true);
    for (int place = stack.index(); place < step; ++place)
        add(place, false);
    return edits;
}

/// How much an edit is, in changed objects. One that changes the order moves others, too.
std::size_t workOf(const nav::MapEdit& edit)
{
    const auto& entries = edit.entries;
    const bool adds = std::any_of(entries.begin(), entries.end(),
                                  [](const auto& entry) { return !entry.before; });
    const bool removes =
        std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return !entry.after; });
    return (adds && removes ? passedByOne : 1) * entries.size();
}

LongSteps::Edit joined(const std::vector<PastEdit>& edits)
{
    if (edits.size() == 1 && !edits.front().isUndone)
        return edits.front().edit;
    StepCollection all;
    for (const PastEdit& past : edits)
        all.add(past.isUndone ? past.edit->inverted() : *past.edit);
    return sharedEdit(all.edit());
}

} // namespace

bool isAsking() { return QApplication::activeModalWidget() || QApplication::activePopupWidget(); }

LongSteps::LongSteps(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::wasReset, this, [this] {
        ++m_shown;
        setDeed({});
    });
    connect(&document, &MapDocument::committed, this, [this] { ++m_committed; });
    document.setLongSteps(this);
}

LongSteps::~LongSteps()
{
    m_document.setLongSteps(nullptr);
    for (MapCopy* copy : findChildren<MapCopy*>())
        copy->giveUp(); // the worker thread waits for it
}

LongSteps::Order LongSteps::stepOrder(const QString& what, const Make& make, const QString& text,
                                      const Then& then) const
{
    const auto step = [&document = m_document, text](QUndoStack& stack, const Edit& edit) {
        stack.push(
            new MapEditCommand(document, edit, text, {}, MapEditCommand::State::toBeApplied));
    };
    return {what, make, step, then, {}, m_shown};
}

void LongSteps::push(const QString& what, const Make& make, const QString& text, const Then& then)
{
    begin(stepOrder(what, make, text, then));
}

void LongSteps::push(const MapStep& step)
{
    if (isOccupied())
        return;
    const auto completion = std::make_shared<Completion>();
    const auto make = [make = step.make, completion](const nav::Map& map) {
        return completed(make, map, *completion);
    };
    const auto then = [this, completion, then = step.then](bool isDone) {
        const Following& following = completion->following;
        if (completion->closed != 0)
            emit m_document.locks().refused(completion->closed,
                                            QString::fromStdString(following.templateName));
        if (isDone && (following.instances > 0 || following.detached > 0))
            emit m_document.instancesFollowed(following);
        if (isDone && then)
            then();
    };
    Order one = stepOrder(step.what, make, step.text, then);
    one.deed = setDeed(std::make_shared<Deed>(Deed{step.what, false}));
    begin(std::move(one));
}

LongStepMaker::Taking LongSteps::take(const nav::MapEdit& edit, const QString& text)
{
    if (!followsLater(m_document.map(), edit))
        return Taking::atOnce;
    if (isOccupied() || !m_document.locks().admits(edit))
        return Taking::never;
    const auto make = [edit](const nav::Map& map) -> Result<nav::MapEdit> {
        std::optional<nav::MapEdit> present = rebased(map, edit);
        if (!present)
            return Unexpected(tr("Stopped, as the map was edited meanwhile").toStdString());
        return *std::move(present);
    };
    push({make, text, tr("Changing all instances")});
    return Taking::later;
}

/// One at a time: the next one is meant for the map after it.
bool LongSteps::isOccupied()
{
    if (m_deed)
        emit said(tr("Please wait: %1").arg(m_deed->what));
    return m_deed != nullptr;
}

bool LongSteps::takesOver(int step)
{
    const QUndoStack& stack = m_document.undoStack();
    const std::vector<PastEdit> edits = editsTo(stack, step);
    if (isOccupied())
        return true;
    std::size_t work = 0;
    for (const PastEdit& past : edits)
        work += workOf(*past.edit);
    if (work <= mostAtOnce)
        return false;
    QString what = tr("Going to another step");
    if (edits.size() == 1)
        what = edits.front().isUndone ? tr("Undoing %1").arg(stack.undoText())
                                      : tr("Redoing %1").arg(stack.redoText());
    const auto make = [edits](const nav::Map&) -> Result<Edit> { return joined(edits); };
    const auto pass = [step](QUndoStack& steps, const Edit&) { steps.setIndex(step); };
    const OwnDeed deed = setDeed(std::make_shared<Deed>(Deed{what, true}));
    begin({what, make, pass, {}, deed, m_shown});
    return true;
}

void LongSteps::takeBack()
{
    setDeed({});
    m_document.gesture().takeDown();
    emit said(tr("Cancelled"));
}

LongSteps::OwnDeed LongSteps::setDeed(OwnDeed deed)
{
    if (std::exchange(m_deed, std::move(deed)) != m_deed)
        emit m_document.historyChanged();
    return m_deed;
}

/// Whether undo has taken the step back, or Esc.
bool LongSteps::isGivenUp(const Order& one) const { return one.deed && one.deed != m_deed; }

/// The job is ordered at once, so that the status line tells of it and Esc ends it, and waits for
/// the copy.
void LongSteps::begin(Order one)
{
    ++m_count;
    one.committed = m_committed;
    const auto promise = std::make_shared<std::promise<std::shared_ptr<CopiedMap>>>();
    const QPointer<MapCopy> copy = new MapCopy(
        m_document, [promise](const auto& copied) { promise->set_value(copied); }, this);
    order(
        one, [future = promise->get_future().share()] { return future.get(); },
        [copy] {
            if (copy)
                copy->giveUp();
        });
}

void LongSteps::order(const Order& one, const Copied& copied, const std::function<void()>& giveUp)
{
    const auto job = [this, one, copied](Progress&) -> WorkLane::Report {
        const auto outcome = sharedAside(made(one.make, copied));
        return [this, one, outcome] { deliver(one, outcome); };
    };
    m_lane.order({one.what, job, [this, one, giveUp] {
                      giveUp();
                      if (one.deed && !isGivenUp(one))
                          takeBack();
                      else if (!one.deed)
                          emit said(tr("Cancelled"));
                      end(one, false);
                  }});
}

LongSteps::Made LongSteps::made(const Make& make, const Copied& copied)
{
    try {
        const std::shared_ptr<CopiedMap> copy = copied();
        if (!copy)
            return std::unique_ptr<MapOutcome>(); // another map is shown
        nav::Map map = copy->take();
        const Result<Edit> edit = make(map);
        if (!edit)
            return Unexpected(edit.error());
        nav::apply(map, **edit);
        return outcomeOf(std::move(map), *edit);
    } catch (const std::exception&) {
        return Unexpected(tr("There is not enough memory for this step.").toStdString());
    }
}

void LongSteps::deliver(const Order& one, const std::shared_ptr<Made>& result)
{
    if (one.shown != m_shown || isGivenUp(one) || (*result && !**result))
        return end(one, false);
    if (!*result) {
        const QString reason = errorText(result->error());
        if (!reason.isEmpty())
            emit failed(reason);
        return end(one, false);
    }
    if (m_document.gesture().isOpen() || isAsking()) {
        QTimer::singleShot(untilNextLook, this, [this, one, result] { deliver(one, result); });
        return;
    }
    const bool isBehind = one.committed != m_committed;
    if (isBehind && one.deed && one.deed->isPassage) {
        emit said(tr("Stopped, as the map was edited meanwhile"));
        return end(one, false);
    }
    if (isBehind) {
        begin(one); // with the map as it is now
        return end({}, false);
    }
    const Edit edit = (**result)->edit;
    if (edit->isNoOp())
        return end(one, false);
    m_document.withOutcome(std::move(**result), [&](QUndoStack& stack) { one.step(stack, edit); });
    end(one, true);
}

void LongSteps::end(const Order& one, bool isDone)
{
    --m_count;
    if (isGivenUp(one))
        return;
    if (one.deed) {
        setDeed({});
        m_document.gesture().takeDown();
    }
    if (one.then)
        one.then(isDone);
}

} // namespace thicket::editor
