#include "app/editor/files/longsteps.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapeditcommand.h"
#include "app/editor/document/mapoutcome.h"

#include <QApplication>
#include <QTimer>

#include <chrono>
#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto untilNextLook = 50ms;

/// Ids that were used are not used again.
void keepIds(nav::Map& map, nav::ObjectId unused)
{
    if (map.unusedId() >= unused)
        return;
    map.append({.id = unused - 1});
    map.remove(unused - 1);
}

} // namespace

bool isAsking() { return QApplication::activeModalWidget() || QApplication::activePopupWidget(); }

LongSteps::LongSteps(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::wasReset, this, [this] { ++m_shown; });
    connect(&document, &MapDocument::committed, this, [this] { ++m_committed; });
    document.setLongSteps([this](MapDocument::Direction direction) { return takeOver(direction); });
}

LongSteps::~LongSteps() { m_document.setLongSteps({}); }

void LongSteps::push(const QString& what, const Make& make, const QString& text, const Then& then,
                     const IsWanted& isWanted)
{
    const auto step = [this, text](QUndoStack& stack, const Edit& edit) {
        stack.push(
            new MapEditCommand(m_document, edit, text, {}, MapEditCommand::State::toBeApplied));
    };
    begin({what, make, step, false, then, m_shown, 0, isWanted});
}

bool LongSteps::takeOver(MapDocument::Direction direction)
{
    if (m_isReturning)
        return true; // one at a time
    const bool isUndo = direction == MapDocument::Direction::undo;
    const QUndoStack& stack = m_document.undoStack();
    const int place = isUndo ? stack.index() - 1 : stack.index();
    const auto* const command =
        place < 0 ? nullptr : dynamic_cast<const MapEditCommand*>(stack.command(place));
    if (!command || command->edit()->entries.size() <= fewEntries)
        return false;
    m_isReturning = true;
    const auto make = [edit = command->edit(), isUndo](const nav::Map&) -> Result<Edit> {
        return isUndo ? sharedEdit(edit->inverted()) : edit;
    };
    const auto step = [isUndo](QUndoStack& steps, const Edit&) {
        if (isUndo)
            steps.undo();
        else
            steps.redo();
    };
    const QString what = isUndo ? tr("Undoing %1") : tr("Redoing %1");
    begin({what.arg(command->text()), make, step, true, [this](bool) { m_isReturning = false; },
           m_shown});
    return true;
}

void LongSteps::begin(Order one)
{
    ++m_count;
    one.committed = m_committed;
    new MapCopy(
        m_document,
        [this, one](const std::shared_ptr<CopiedMap>& copy) {
            if (copy)
                order(one, copy);
            else
                end(one, false);
        },
        this);
}

void LongSteps::order(const Order& one, const std::shared_ptr<CopiedMap>& copy)
{
    const auto job = [this, one, copy,
                      unusedId = m_document.map().unusedId()](Progress&) -> WorkLane::Report {
        const auto outcome = sharedAside(made(one.make, *copy, unusedId));
        return [this, one, outcome] { deliver(one, outcome); };
    };
    m_lane.order({one.what, job, [this, one] {
                      emit said(tr("Cancelled"));
                      end(one, false);
                  }});
}

LongSteps::Made LongSteps::made(const Make& make, CopiedMap& copy, nav::ObjectId unusedId)
{
    try {
        auto outcome = std::make_unique<MapOutcome>();
        outcome->map = copy.take();
        Result<Edit> edit = make(outcome->map);
        if (!edit)
            return Unexpected(edit.error());
        outcome->edit = *std::move(edit);
        nav::apply(outcome->map, *outcome->edit);
        keepIds(outcome->map, unusedId);
        outcome->index.rebuild();
        return outcome;
    } catch (const std::exception&) {
        return Unexpected(tr("There is not enough memory for this step.").toStdString());
    }
}

void LongSteps::deliver(const Order& one, const std::shared_ptr<Made>& result)
{
    if (one.shown != m_shown || (one.isWanted && !one.isWanted()))
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
