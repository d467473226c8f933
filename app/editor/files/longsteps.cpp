#include "app/editor/files/longsteps.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/mapoutcome.h"
#include "app/editor/edits/layerlocks.h"

#include <QApplication>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <exception>
#include <future>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto untilNextLook = 50ms;
/// What the worker thread did for a step, for the thread of the window.
using Followed = std::shared_ptr<Following>;

/// The edit with what follows from it, or why it cannot be done.
Result<LongSteps::Edit> completed(const MapStep::Make& make, const nav::Map& map,
                                  const Followed& followed)
{
    Result<nav::MapEdit> edit = make(map);
    if (!edit)
        return Unexpected(edit.error());
    *followed = editor::followed(map, *std::move(edit));
    if (const nav::Layer* const closed = closedLayer(map, followed->edit))
        return Unexpected(closedText(*closed).toStdString());
    return sharedEdit(std::exchange(followed->edit, {}));
}

} // namespace

bool isAsking() { return QApplication::activeModalWidget() || QApplication::activePopupWidget(); }

LongSteps::LongSteps(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::wasReset, this, [this] { ++m_shown; });
    connect(&document, &MapDocument::committed, this, [this] { ++m_committed; });
    document.setLongSteps(this);
}

LongSteps::~LongSteps()
{
    m_document.setLongSteps(nullptr);
    for (MapCopy* copy : findChildren<MapCopy*>())
        copy->giveUp(); // the worker thread waits for it
}

void LongSteps::push(const QString& what, const Make& make, const QString& text, const Then& then,
                     const IsWanted& isWanted)
{
    const auto step = [this, text](QUndoStack& stack, const Edit& edit) {
        stack.push(
            new MapEditCommand(m_document, edit, text, {}, MapEditCommand::State::toBeApplied));
    };
    begin({what, make, step, false, then, m_shown, 0, isWanted});
}

void LongSteps::push(const MapStep& step)
{
    if (isOccupied())
        return;
    m_occupation = step.what;
    const auto followed = std::make_shared<Following>();
    const auto make = [make = step.make, followed](const nav::Map& map) {
        return completed(make, map, followed);
    };
    push(step.what, make, step.text, [this, followed, then = step.then](bool isDone) {
        m_occupation.clear();
        if (isDone && (followed->instances > 0 || followed->detached > 0))
            emit m_document.instancesFollowed(*followed);
        if (isDone && then)
            then();
    });
}

/// One at a time: the next one is meant for the map after it.
bool LongSteps::isOccupied()
{
    if (m_occupation.isEmpty())
        return false;
    emit said(tr("Please wait: %1").arg(m_occupation));
    return true;
}

bool LongSteps::takesOver(Direction direction)
{
    const bool isUndo = direction == Direction::undo;
    const QUndoStack& stack = m_document.undoStack();
    const int place = isUndo ? stack.index() - 1 : stack.index();
    const auto* const command =
        place < 0 ? nullptr : dynamic_cast<const MapEditCommand*>(stack.command(place));
    if (isOccupied())
        return true;
    if (!command || command->edit()->entries.size() <= mostAtOnce)
        return false;
    m_occupation = (isUndo ? tr("Undoing %1") : tr("Redoing %1")).arg(command->text());
    const auto make = [edit = command->edit(), isUndo](const nav::Map&) -> Result<Edit> {
        return isUndo ? sharedEdit(edit->inverted()) : edit;
    };
    const auto step = [isUndo](QUndoStack& steps, const Edit&) {
        if (isUndo)
            steps.undo();
        else
            steps.redo();
    };
    begin({m_occupation, make, step, true, [this](bool) { m_occupation.clear(); }, m_shown});
    return true;
}

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
    const bool isWanted = !one.isWanted || one.isWanted();
    if (one.shown != m_shown || !isWanted || (*result && !**result))
        return end(one, false);
    if (!*result) {
        const std::string reason = result->error().text();
        if (!reason.empty())
            emit failed(QString::fromStdString(reason));
        return end(one, false);
    }
    if (m_document.gesture().isOpen() || isAsking()) {
        QTimer::singleShot(untilNextLook, this, [this, one, result] { deliver(one, result); });
        return;
    }
    const bool isBehind = one.committed != m_committed;
    if (isBehind && one.isForThisMap) {
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
    if (one.then)
        one.then(isDone);
}

} // namespace thicket::editor
