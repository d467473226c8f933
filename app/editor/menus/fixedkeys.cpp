#include "app/editor/menus/fixedkeys.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FixedKeys)
};

} // namespace

QList<FixedKey> fixedKeys(const QKeySequence& altKey)
{
    const QString modifiers = altKey.isEmpty()
                                  ? Words::tr("Shift, Ctrl, Alt")
                                  : Words::tr("Shift, Ctrl, Alt or %1 held")
                                        .arg(altKey.toString(QKeySequence::NativeText));
    const QString tapped = altKey.isEmpty() ? Words::tr("Shift, Ctrl, Alt tapped")
                                            : Words::tr("Shift, Ctrl, Alt or %1 tapped")
                                                  .arg(altKey.toString(QKeySequence::NativeText));
    return {
        {Words::tr("Pan"),
         Words::tr("Space held, middle drag"),
         Words::tr("Move the view"),
         {Qt::Key_Space}},
        {Words::tr("Play, Pause"), Words::tr("Space tapped"), Words::tr("In Search and Simulate")},
        {Words::tr("Zoom"), Words::tr("Wheel"), Words::tr("At the pointer")},
        {Words::tr("Nudge"),
         Words::tr("Arrows"),
         Words::tr("1 px; with Shift 10 px, with Ctrl one grid step"),
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}},
        {Words::tr("Finish"),
         Words::tr("Enter, double click"),
         Words::tr("The line or number in hand"),
         {Qt::Key_Return, Qt::Key_Enter}},
        {Words::tr("Take Back"),
         Words::tr("Esc"),
         Words::tr("The gesture; again: Select; again: the selection"),
         {Qt::Key_Escape}},
        {Words::tr("While Dragging"), modifiers,
         Words::tr("As the status line says, for each tool")},
        {Words::tr("Keyboard Pointer"), tapped,
         Words::tr("The same, until the gesture ends or the next tap")},
        {Words::tr("Keyboard Pointer"), Words::tr("PgUp, PgDn"),
         Words::tr("The wheel during a gesture, such as the size of the brush")}};
}

} // namespace thicket::editor
