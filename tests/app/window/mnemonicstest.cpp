#include "tests/app/window/windowbench.h"

using namespace thicket;

/// The underlined letters of the menus.
class MnemonicsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// The underlined letter of an entry, empty if it has none.
    static QString letterOf(const QAction& entry)
    {
        return QKeySequence::mnemonic(entry.text()).toString().section('+', -1);
    }
    static QStringList lettersOf(const QMenu& menu)
    {
        QStringList letters;
        for (const QAction* one : menu.actions()) {
            if (!one->isSeparator() && one->isVisible())
                letters << letterOf(*one);
        }
        return letters;
    }
    static const QAction* named(const QMenu& menu, const QString& name)
    {
        for (const QAction* one : menu.actions()) {
            if (one->text().remove('&') == name)
                return one;
        }
        return nullptr;
    }

private slots:
    void init() { QSettings().clear(); }

    /// Alt+E, R opens Arrange, though Redo, which is disabled, would have the same letter.
    void everyEntryHasALetterOfItsOwn()
    {
        WindowBench bench;
        QList<QMenu*> menus;
        for (const QAction* one : bench.window.menuBar()->actions())
            menus << one->menu();
        for (qsizetype i = 0; i < menus.size(); ++i) {
            emit menus[i]->aboutToShow();
            QStringList letters = lettersOf(*menus[i]);
            const qsizetype without = letters.removeAll(QString());
            const QSet<QString> different(letters.begin(), letters.end());
            const QString shown = menus[i]->title() + ": " + letters.join(' ');
            QVERIFY2(different.size() == letters.size(), qPrintable(shown));
            // A menu of some 25 entries uses the alphabet up.
            QVERIFY2(without == 0 || letters.size() > 20, qPrintable(shown));
            for (const QAction* one : menus[i]->actions()) {
                if (one->menu())
                    menus << one->menu();
            }
        }
        QVERIFY(menus.size() > 15);
        QMenu* const edit = menus[1];
        const QAction* const arrange = named(*edit, "Arrange");
        QVERIFY(arrange);
        edit->popup({});
        QTest::keyClick(edit, letterOf(*arrange)[0].toLatin1());
        QVERIFY(arrange->menu()->isVisible());
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    }
};

QTEST_MAIN(MnemonicsTest)
#include "mnemonicstest.moc"
