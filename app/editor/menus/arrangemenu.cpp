#include "app/editor/menus/arrangemenu.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QMenu>

namespace thicket::editor {

ArrangeMenu::ArrangeMenu(Workbench& workbench, QWidget& window, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_menu(new QMenu(tr("A&rrange"), &window))
{
    addPoses();
    m_menu->addSeparator();
    addAlignment();
    m_menu->addSeparator();
    addDistribution();
    m_menu->addSeparator();
    m_menu->addActions(workbench.tools().deeds());
    connect(&workbench.selection(), &Selection::changed, this, &ArrangeMenu::refresh);
    refresh();
}

void ArrangeMenu::add(const ActionText& text, const char* icon, const QList<QKeySequence>& keys,
                      qsizetype needed, Deed deed)
{
    QAction* action = makeAction(this, text, keys, editor::icon(icon, m_workbench.appearance()));
    connect(action, &QAction::triggered, this, [this, action, deed = std::move(deed)] {
        const QString reason = deed(action->text().remove('&'));
        if (!reason.isEmpty())
            emit refused(reason);
    });
    m_menu->addAction(action);
    m_entries.append({action, needed});
}

/// Left and right as seen: a map whose y axis points down is seen mirrored.
void ArrangeMenu::addPoses()
{
    const auto pose = [this](Pose seenUp, Pose seenDown) -> Deed {
        return [this, seenUp, seenDown](const QString& step) {
            MapDocument& document = m_workbench.document();
            const bool isYUp = document.map().settings.yAxis == nav::YAxis::up;
            return m_posing.pose(document, m_workbench.selection(), isYUp ? seenUp : seenDown,
                                 step);
        };
    };
    add({tr("Rotate &Right"), tr("Turn the selection by 90° clockwise")}, "rotate-right",
        {Qt::Key_Z}, 1, pose(Pose::turned(3), Pose::turned(1)));
    add({tr("Rotate &Left"), tr("Turn the selection by 90° counter-clockwise")}, "rotate-left",
        {Qt::SHIFT | Qt::Key_Z}, 1, pose(Pose::turned(1), Pose::turned(3)));
    add({tr("Mirror &Horizontally"), tr("Swap left and right of the selection")},
        "mirror-horizontal", {Qt::Key_X}, 1, pose(Pose::mirroredX(), Pose::mirroredX()));
    add({tr("Mirror &Vertically"), tr("Swap top and bottom of the selection")}, "mirror-vertical",
        {Qt::Key_Y}, 1, pose(Pose::mirroredY(), Pose::mirroredY()));
}

void ArrangeMenu::addAlignment()
{
    const auto align = [this](Axis axis, Side seenUp, Side seenDown) -> Deed {
        return [this, axis, seenUp, seenDown](const QString& step) {
            MapDocument& document = m_workbench.document();
            const bool isYUp = document.map().settings.yAxis == nav::YAxis::up;
            return alignSelected(document, m_workbench.selection(), axis, isYUp ? seenUp : seenDown,
                                 step);
        };
    };
    constexpr auto keys = Qt::ALT | Qt::SHIFT;
    constexpr auto others = Qt::SHIFT; // window managers take the arrows with Alt
    add({tr("Align Left"), tr("Move the selected objects to the leftmost side")}, "align-left",
        {keys | Qt::Key_Left, others | Qt::Key_J}, 2, align(Axis::x, Side::least, Side::least));
    add({tr("Align Centres"), tr("Move the middles of the selected objects below each other")},
        "align-centre", {keys | Qt::Key_H}, 2, align(Axis::x, Side::middle, Side::middle));
    add({tr("Align Right"), tr("Move the selected objects to the rightmost side")}, "align-right",
        {keys | Qt::Key_Right, others | Qt::Key_L}, 2,
        align(Axis::x, Side::greatest, Side::greatest));
    add({tr("Align Top"), tr("Move the selected objects to the highest side")}, "align-top",
        {keys | Qt::Key_Up, others | Qt::Key_U}, 2, align(Axis::y, Side::greatest, Side::least));
    add({tr("Align Middles"), tr("Move the middles of the selected objects beside each other")},
        "align-middle", {keys | Qt::Key_J}, 2, align(Axis::y, Side::middle, Side::middle));
    add({tr("Align Bottom"), tr("Move the selected objects to the lowest side")}, "align-bottom",
        {keys | Qt::Key_Down, others | Qt::Key_K}, 2, align(Axis::y, Side::least, Side::greatest));
}

void ArrangeMenu::addDistribution()
{
    const auto distribute = [this](Axis axis, Spacing spacing) -> Deed {
        return [this, axis, spacing](const QString& step) {
            return distributeSelected(m_workbench.document(), m_workbench.selection(), axis,
                                      spacing, step);
        };
    };
    constexpr auto keys = Qt::CTRL | Qt::ALT;
    add({tr("Equal Gaps Across"), tr("Make the gaps between the selected objects equally wide")},
        "gaps-across", {keys | Qt::Key_H}, 3, distribute(Axis::x, Spacing::gaps));
    add({tr("Equal Gaps Down"), tr("Make the gaps between the selected objects equally high")},
        "gaps-down", {keys | Qt::Key_J}, 3, distribute(Axis::y, Spacing::gaps));
    add({tr("Space Centres Across"), tr("Make the distances across between the middles equal")},
        "centres-across", {keys | Qt::SHIFT | Qt::Key_H}, 3, distribute(Axis::x, Spacing::centres));
    add({tr("Space Centres Down"), tr("Make the distances down between the middles equal")},
        "centres-down", {keys | Qt::SHIFT | Qt::Key_J}, 3, distribute(Axis::y, Spacing::centres));
}

void ArrangeMenu::refresh()
{
    const qsizetype count = m_workbench.selection().ids().size();
    for (const Entry& entry : m_entries)
        entry.action->setEnabled(count >= entry.needed);
}

} // namespace thicket::editor
