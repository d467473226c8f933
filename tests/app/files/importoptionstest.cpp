#include "tests/app/window/windowbench.h"

#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace thicket;

namespace {

/// A wall of two tiles without collision shapes.
const QByteArray level =
    "<map version=\"1.8\" orientation=\"orthogonal\" width=\"4\" height=\"1\" tilewidth=\"16\" "
    "tileheight=\"16\"><layer id=\"1\" name=\"walls\" width=\"4\" height=\"1\">"
    "<data encoding=\"csv\">0,5,5,0</data></layer></map>";

/// The window, and a file of another program.
struct Bench : WindowBench {
    explicit Bench(const QByteArray& bytes = level, const QString& name = "level.tmx")
        : path(folder.filePath(name))
    {
        QFile written(path);
        if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    /// Opens the file by the menu, and answers the dialog of that name.
    template <class Answer> void openWith(const QString& dialogName, Answer answer)
    {
        bool isAsked = false, isAnswered = false;
        whenModal<QFileDialog>(isAsked, [&](QFileDialog& files) {
            whenModal<QDialog>(isAnswered, [&, answer](QDialog& dialog) {
                QCOMPARE(dialog.objectName(), dialogName);
                answer(dialog);
                if (dialog.isVisible())
                    dialog.reject();
            });
            files.findChild<QLineEdit*>()->setText(path);
            QMetaObject::invokeMethod(&files, "accept");
        });
        action("Open with Options")->trigger();
        QVERIFY(isAsked && isAnswered);
        waitForFiles();
    }

    QTemporaryDir folder;
    QString path;
};

QString wordsOf(QDialog& dialog) { return dialog.findChild<QLabel*>("importWords")->text(); }

void accept(QDialog& dialog)
{
    QTest::mouseClick(dialog.findChild<QPushButton*>("importAccept"), Qt::LeftButton);
}

void typeSolid(QDialog& dialog, const QString& name)
{
    auto* field = dialog.findChild<QLineEdit*>("option solid");
    QTest::mouseClick(field, Qt::LeftButton);
    QTRY_VERIFY(field->hasFocus());
    field->selectAll();
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->hasFocus());
}

} // namespace

/// How files of other programs are read, chosen by the user.
class WindowImportOptionsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void optionsChangeWhatIsRead()
    {
        Bench bench;
        QVERIFY(bench.open(bench.path));
        QVERIFY(bench.map().objects().empty());
        const int tabs = bench.workbench.maps().count();
        bench.openWith("importOptions", [](QDialog& dialog) {
            QTRY_COMPARE(wordsOf(dialog), QString("0 objects."));
            auto* notes = dialog.findChild<QListWidget*>("importNotes");
            QVERIFY(notes->item(0)->text().contains("the option solid"));
            typeSolid(dialog, "roofs");
            QTRY_VERIFY2(wordsOf(dialog).contains("no tile layer called"),
                         qPrintable(wordsOf(dialog)));
            QVERIFY(!dialog.findChild<QPushButton*>("importAccept")->isEnabled());
            typeSolid(dialog, "walls");
            QTRY_COMPARE(wordsOf(dialog), QString("1 object."));
            QCOMPARE(notes->count(), 0);
            accept(dialog);
        });
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        QVERIFY(nav::boundingBox(bench.map().objects()[0].geometry) ==
                (nav::Box{{16, 0}, {48, 16}}));
        QCOMPARE(bench.workbench.maps().count(), tabs); // in place of the empty one
        // The answers are there the next time.
        bench.openWith("importOptions", [](QDialog& dialog) {
            QCOMPARE(dialog.findChild<QLineEdit*>("option solid")->text(), QString("walls"));
            QTRY_COMPARE(wordsOf(dialog), QString("1 object."));
        });
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
    }

    void tablesAreAskedAboutAlsoIfTheyAreClear()
    {
        Bench bench("x,y,radius\n1,2,3\n", "grove.csv");
        bench.openWith("importQuestion", [](QDialog& dialog) { accept(dialog); });
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
    }
};

QTEST_MAIN(WindowImportOptionsTest)
#include "importoptionstest.moc"
