#include "tests/app/window/windowbench.h"

#include "app/editor/panels/search/searchpanel.h"
#include "app/editor/panels/search/steprowdelegate.h"
#include "app/editor/panels/search/steprows.h"
#include "app/editor/search/searchwords.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListView>
#include <QSet>
#include <QStandardItemModel>

using namespace thicket;
using editor::SearchPanel;

/// The panel that shows what the search did and switches its pruning rules.
class SearchPanelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void isFoldedUntilItIsAsked()
    {
        WindowBench bench;
        auto* panel = bench.widget<SearchPanel>("searchPanel");
        QVERIFY(panel->isFolded());
        QVERIFY(bench.workbench.navigator().answer().trace().steps.empty());
        panel->setFolded(false);
        QVERIFY(!bench.workbench.navigator().answer().trace().steps.empty());
        panel->setFolded(true);
        QVERIFY(bench.workbench.navigator().answer().trace().steps.empty());
    }

    void opensAsItWasLeft()
    {
        {
            WindowBench bench;
            bench.widget<SearchPanel>("searchPanel")->setFolded(false);
            bench.window.close();
        }
        WindowBench bench;
        QVERIFY(!bench.widget<SearchPanel>("searchPanel")->isFolded());
        QVERIFY(!bench.workbench.navigator().answer().trace().steps.empty());
        bench.action("Reset Layout")->trigger();
        QVERIFY(bench.window.findChild<SearchPanel*>("searchPanel")->isFolded());
    }

    void everyReasonIsCountedAndExplained()
    {
        WindowBench bench;
        auto* panel = bench.widget<SearchPanel>("searchPanel");
        panel->setFolded(false);
        QSet<QString> names;
        for (const nav::Rejection reason : editor::rejections()) {
            const editor::Explained words = editor::rejectionWords(reason);
            names << words.name;
            QVERIFY(words.explanation.endsWith('.'));
            std::size_t expected = 0;
            for (const nav::SearchStep& step : bench.workbench.navigator().answer().trace().steps) {
                for (const auto& tangent : step.tangents)
                    expected += !tangent.accepted && tangent.reason == reason;
            }
            QCOMPARE(count(*panel, words.name), QString::number(expected));
        }
        QCOMPARE(names.size(), qsizetype(nav::rejectionCount));
        QVERIFY(count(*panel, "accepted").toInt() > 0);
        bench.workbench.navigator().setProbe(nav::Point{10, 10}, {}); // inside a tree
        QCOMPARE(count(*panel, "accepted"), QString("0"));
    }

    void rulesActAtOnce()
    {
        WindowBench bench;
        auto* panel = bench.widget<SearchPanel>("searchPanel");
        panel->setFolded(false);
        const double length = bench.workbench.navigator().path().length();
        const auto rules = editor::pruningRules();
        for (const editor::PruningRule& rule : rules) {
            auto* button =
                bench.widget<QAbstractButton>(QStringLiteral("pruning ") + QLatin1String(rule.id));
            QVERIFY(button->isChecked());
            QVERIFY(button->toolTip().endsWith('.'));
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(!(bench.workbench.navigator().answer().pruning().*rule.isOn));
            QCOMPARE(panel->title(), QStringLiteral("Search, 1 of %1 rules off").arg(rules.size()));
            QVERIFY(std::abs(bench.workbench.navigator().path().length() - length) < 1e-9 * length);
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(panel->title(), QString("Search"));
        }
        QVERIFY(bench.workbench.navigator().answer().pruning() == nav::Pruning());
    }

    void numbersOfARowAreNotCut()
    {
        WindowBench bench;
        const auto painted = [&bench](const QString& name) {
            QStandardItemModel model;
            auto* item = new QStandardItem(name);
            item->setData(static_cast<int>(editor::StepRows::Sign::open),
                          editor::StepRows::signRole);
            item->setData("107.47   191.95 m", editor::StepRows::valueRole);
            model.appendRow(item);
            QListView list;
            list.setFont(bench.window.font());
            list.setFixedSize(250, 200);
            list.setItemDelegate(new editor::StepRowDelegate(bench.workbench.appearance(), &list));
            list.setModel(&model);
            list.show();
            // The numbers are in the last line of the row.
            const QRect row = list.visualRect(model.index(0, 0));
            return list.viewport()
                ->grab(QRect(row.right() - 130, row.bottom() - 17, 130, 17))
                .toImage();
        };
        QCOMPARE(painted("polygon 15, corner 124, of the old wall"), painted("wall"));
    }

    void aReasonWithoutRoomStandsBelow()
    {
        WindowBench bench;
        QStandardItemModel model;
        const auto add = [&model](const QString& name, const QString& reason) {
            auto* item = new QStandardItem(name);
            item->setData(static_cast<int>(editor::StepRows::Sign::refused),
                          editor::StepRows::signRole);
            item->setData(reason, editor::StepRows::valueRole);
            model.appendRow(item);
        };
        const QString reason = "a shorter path is known";
        add("to wall 2", "not taut");
        add("to polygon 15, corner 124", reason);
        QListView list;
        list.setFont(bench.window.font());
        list.setFixedSize(296, 200);
        list.setItemDelegate(new editor::StepRowDelegate(bench.workbench.appearance(), &list));
        list.setModel(&model);
        list.show();
        const QFontMetrics metrics = list.fontMetrics();
        QVERIFY(list.visualRect(model.index(0, 0)).height() < 2 * metrics.lineSpacing());
        const QRect row = list.visualRect(model.index(1, 0));
        QVERIFY(row.height() >= 2 * metrics.lineSpacing());
        // As where it stands alone: it is not cut.
        const auto lower = [&list, &row, &metrics] {
            return list.viewport()
                ->grab(row.adjusted(44, metrics.lineSpacing() + 6, 0, 0))
                .toImage();
        };
        const QImage shown = lower();
        model.item(1)->setText("to polygon 15, corner 124, which has a name");
        QCOMPARE(lower(), shown);
        model.item(1)->setData(reason + ' ', editor::StepRows::valueRole);
        QVERIFY(lower() != shown);
    }

    void lettersOfLengthsAreExplained()
    {
        WindowBench bench;
        bench.key(Qt::Key_F6);
        for (const char* const name : {"stepWords", "costBar"})
            QVERIFY(bench.window.findChild<QWidget*>(name)->toolTip().contains("f = g + h"));
    }

private:
    static QString count(const SearchPanel& panel, const QString& name)
    {
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->accessibleName() == name)
                return label->text();
        }
        return "none";
    }
};

QTEST_MAIN(SearchPanelTest)
#include "searchpaneltest.moc"
