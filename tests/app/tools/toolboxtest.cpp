#include "tests/app/scene/canvasstage.h"

#include <QAction>
#include <QKeyEvent>
#include <QSignalSpy>

using namespace thicket;
using editor::CanvasStage;
using editor::PointerEvent;
using editor::Tool;
using editor::ToolBox;

namespace {

/// Counts its presses. Leaves presses at x < 0 to the first tool.
class Guest : public Tool {
public:
    using Tool::Tool;

    QString name() const override { return QStringLiteral("Guest"); }
    QString iconName() const override { return QStringLiteral("circle"); }
    QKeySequence shortcut() const override { return Qt::Key_Q; }
    QString statusText() const override { return QStringLiteral("Visits"); }
    bool givesWay(const PointerEvent& press) const override { return press.at.x < 0; }
    void press(const PointerEvent&) override { ++m_presses; }
    bool key(QKeyEvent&) override
    {
        emit groupWanted();
        return true;
    }
    int presses() const { return m_presses; }

private:
    int m_presses = 0;
};

class Host : public Guest {
public:
    using Guest::Guest;

    QString iconName() const override { return QStringLiteral("select"); }
};

template <class Made> Tool* make(const editor::ToolContext& context, QObject* parent)
{
    return new Made(context, parent);
}

PointerEvent pressAt(nav::Point at)
{
    PointerEvent event;
    event.at = at;
    event.button = Qt::LeftButton;
    return event;
}

struct Visit {
    CanvasStage stage{editor::smallOrchard()};
    ToolBox tools{
        editor::ToolContext{stage.document, stage.selection, stage.navigator, stage.canvas},
        {make<Host>, make<Guest>},
        stage.appearance};

    int presses() const { return static_cast<Guest&>(tools.current()).presses(); }
};

} // namespace

/// The tool box knows no tool by name. It must work with any tools that it is given.
class ToolBoxTest : public QObject {
    Q_OBJECT

private slots:
    void makesAnActionOfEachTool()
    {
        Visit visit;
        QCOMPARE(visit.tools.actions().size(), 2);
        const QAction* action = visit.tools.actions().last();
        QCOMPARE(action->text(), QString("Guest"));
        QCOMPARE(action->shortcut(), QKeySequence(Qt::Key_Q));
        QCOMPARE(visit.tools.current().iconName(), QString("select"));
        visit.tools.actions().last()->trigger();
        QCOMPARE(visit.tools.current().iconName(), QString("circle"));
        visit.tools.escape();
        QCOMPARE(visit.tools.current().iconName(), QString("select"));
    }

    void aToolMayGiveWayToTheFirst()
    {
        Visit visit;
        visit.tools.choose("circle");
        visit.tools.pointerPressed(pressAt({1, 0}));
        QCOMPARE(visit.tools.current().iconName(), QString("circle"));
        QCOMPARE(visit.presses(), 1);
        visit.tools.pointerPressed(pressAt({-1, 0}));
        QCOMPARE(visit.tools.current().iconName(), QString("select"));
        QCOMPARE(visit.presses(), 1); // those of Host
    }

    void passesOnWhatAToolWants()
    {
        Visit visit;
        QSignalSpy wanted(&visit.tools, &ToolBox::groupWanted);
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {});
        QVERIFY(visit.tools.keyPressed(enter));
        QCOMPARE(wanted.size(), 1);
    }
};

QTEST_MAIN(ToolBoxTest)
#include "toolboxtest.moc"
