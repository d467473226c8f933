#include "app/editor/settings/canvaskeys.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace thicket::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CanvasKeys)
};

} // namespace

CanvasKeys::CanvasKeys()
{
    set(CanvasDeed::standForAlt, {Qt::Key_D});
    set(CanvasDeed::remove, {Qt::Key_Backspace});
    set(CanvasDeed::rename, {Qt::Key_F2});
    set(CanvasDeed::zoomIn, {Qt::Key_Plus, Qt::Key_Equal});
    set(CanvasDeed::zoomOut, {Qt::Key_Minus});
    set(CanvasDeed::selectNext, {Qt::Key_N});
    set(CanvasDeed::selectPrevious, {Qt::SHIFT | Qt::Key_N});
}

bool CanvasKeys::hasKey(CanvasDeed deed, const QKeyEvent& event) const
{
    return of(deed).contains(keyOf(event));
}

QKeySequence CanvasKeys::altKey() const
{
    const Keys& keys = of(CanvasDeed::standForAlt);
    return keys.isEmpty() ? QKeySequence() : keys.first();
}

QString nameOf(CanvasDeed deed)
{
    switch (deed) {
    case CanvasDeed::standForAlt:
        return Words::tr("In Place of Alt, Held");
    case CanvasDeed::remove:
        return Words::tr("Delete on the Canvas");
    case CanvasDeed::rename:
        return Words::tr("Rename on the Canvas");
    case CanvasDeed::zoomIn:
        return Words::tr("Zoom In on the Canvas");
    case CanvasDeed::zoomOut:
        return Words::tr("Zoom Out on the Canvas");
    case CanvasDeed::selectNext:
        return Words::tr("Next Object");
    case CanvasDeed::selectPrevious:
        return Words::tr("Previous Object");
    }
    return {};
}

QString idOf(CanvasDeed deed)
{
    static constexpr std::array<const char*, allCanvasDeeds.size()> ids{
        "alt", "remove", "rename", "zoomIn", "zoomOut", "selectNext", "selectPrevious"};
    return QString::fromLatin1(ids[static_cast<std::size_t>(deed)]);
}

QKeySequence keyOf(const QKeyEvent& event)
{
    const QString text = event.text();
    const bool isSign = !text.isEmpty() && text.front().isPrint() && !text.front().isLetter() &&
                        !text.front().isSpace();
    const bool isBacktab = event.key() == Qt::Key_Backtab;
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    modifiers.setFlag(Qt::ShiftModifier,
                      event.modifiers().testFlag(Qt::ShiftModifier) && !(isSign && !isBacktab));
    const auto key = isBacktab ? Qt::Key_Tab : static_cast<Qt::Key>(event.key());
    return QKeySequence(QKeyCombination(modifiers, key));
}

} // namespace thicket::editor
