#include "tests/app/window/windowbench.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>

using namespace thicket;

namespace {

/// The open question, as a user sees it.
class Question {
public:
    explicit Question(QDialog& dialog) : m_dialog(dialog) {}

    QString words() const { return find<QLabel>("importWords")->text(); }
    QString chosen(const QString& option) const { return box(option)->currentText(); }
    bool isShown(const QString& name) const { return find<QWidget>(name)->isVisible(); }
    QString header(int column) const
    {
        return find<QTableWidget>("importRows")->horizontalHeaderItem(column)->text();
    }
    int rows() const { return find<QTableWidget>("importRows")->rowCount(); }
    QString verb() const { return find<QPushButton>("importAccept")->text(); }
    bool mayAccept() const { return find<QPushButton>("importAccept")->isEnabled(); }
    QImage picture() const { return find<QWidget>("importPicture")->grab().toImage(); }

    /// With the keyboard: the arrow keys go through the choices of a list.
    void choose(const QString& option, const QString& text)
    {
        QComboBox* list = box(option);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        for (int i = 0; i < list->count() && list->currentText() != text; ++i)
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentText(), text);
    }
    void type(const QString& name, const QString& text)
    {
        auto* field = find<QLineEdit>(name);
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void tick(const QString& name)
    {
        auto* box = find<QAbstractButton>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
    }
    void accept() { QTest::mouseClick(find<QPushButton>("importAccept"), Qt::LeftButton); }
    void cancel() { QTest::keyClick(&m_dialog, Qt::Key_Escape); }

private:
    template <class T> T* find(const QString& name) const
    {
        auto* found = m_dialog.findChild<T*>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    QComboBox* box(const QString& option) const { return find<QComboBox>("import " + option); }

    QDialog& m_dialog;
};

/// Answers the next question about an import.
template <class Answer> void answer(bool& asked, Answer with)
{
    whenModal<QDialog>(asked, [with](QDialog& dialog) {
        QCOMPARE(dialog.objectName(), QString("importQuestion"));
        Question question(dialog);
        with(question);
        if (dialog.isVisible())
            dialog.reject();
    });
}

/// The window, and a folder for files to import.
struct Bench : WindowBench {
    QString file(const QByteArray& bytes, const QString& name = "grove.csv")
    {
        QFile written(folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return written.fileName();
    }
    std::vector<nav::Circle> circles()
    {
        std::vector<nav::Circle> found;
        for (const nav::MapObject& object : map().objects())
            found.push_back(std::get<nav::Circle>(object.geometry));
        return found;
    }

    QTemporaryDir folder;
};

} // namespace

/// Tables that do not say what a circle needs: the question, its preview and its answers.
class WindowImportQuestionsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void diametersInCentimetresAreGuessed()
    {
        Bench bench;
        const QString path = bench.file("x,y,dbh,species\n1,2,30,oak\n5,6,50.5,ash\n");
        bool asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("x"), QString("x"));
            QCOMPARE(question.chosen("size"), QString("dbh"));
            QCOMPARE(question.chosen("measure"), QString("diameter"));
            QCOMPARE(question.chosen("unit"), QString("centimetres"));
            QVERIFY(question.words().startsWith("2 circles, radius 0.15 to 0.25"));
            QCOMPARE(question.rows(), 2);
            QVERIFY(question.header(2).startsWith("dbh"));
            QVERIFY(question.header(2).endsWith("diameter"));
            QCOMPARE(question.header(3), QString("species"));
            QVERIFY(!question.isShown("importRadius"));
            QCOMPARE(question.verb(), QString("Open"));
            question.accept();
        });
        QVERIFY(bench.open(path));
        QVERIFY(asked);
        QVERIFY(bench.circles() ==
                (std::vector<nav::Circle>{{{1, 2}, 0.15}, {{5, 6}, 50.5 / 200}}));
        QVERIFY(bench.map().objects()[0].properties == (nav::Json::Object{{"species", "oak"}}));
    }

    void everyAnswerChangesTheCircles()
    {
        Bench bench;
        const QString path = bench.file("x,y,a,b\n1,2,30,3\n5,6,50,4\n9,9,,5\n");
        bool asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("size"), QString("all the same"));
            QVERIFY(question.isShown("importRadius"));
            const QImage before = question.picture();
            question.type("importRadius", "2.5");
            QVERIFY(question.words().startsWith("3 circles, radius 2.5"));
            QVERIFY(question.picture() != before);
            question.choose("size", "a");
            QVERIFY(!question.isShown("importRadius"));
            QVERIFY(!question.mayAccept()); // a row has none
            QVERIFY(question.words().contains("line 4, column 5"));
            question.tick("importIncomplete");
            QVERIFY(question.mayAccept());
            question.choose("unit", "millimetres");
            question.choose("measure", "diameter");
            question.type("importFactor", "10");
            QVERIFY(question.words().startsWith("2 circles, radius 0.15 to 0.25"));
            QVERIFY(question.words().contains("1 row left out"));
            question.choose("x", "b");
            question.accept();
        });
        QVERIFY(bench.open(path));
        QVERIFY(asked);
        QVERIFY(bench.circles() == (std::vector<nav::Circle>{{{3, 2}, 0.15}, {{4, 6}, 0.25}}));
    }

    void separatorHeaderAndDecimalsCanBeSet()
    {
        Bench bench;
        const QString path = bench.file("1,5|2;2,5|3;7\n3,5|4;4,5|5;9\n");
        bool asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("separator"), QString("semicolon ;"));
            question.choose("separator", "comma ,");
            QVERIFY(question.header(0).startsWith("1"));
            question.choose("separator", "semicolon ;");
            question.cancel();
        });
        QVERIFY(!bench.open(path));
        QVERIFY(asked);

        const QString second = bench.file("1,5;2;7\n3,5;4;9\n", "second.csv");
        asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("decimal"), QString("comma: 1,5"));
            QCOMPARE(question.rows(), 2);
            question.tick("importHeader");
            QCOMPARE(question.rows(), 1);
            QVERIFY(question.header(1).startsWith("2"));
            question.tick("importHeader");
            question.choose("decimal", "point: 1.5");
            QVERIFY(!question.mayAccept());
            question.choose("decimal", "comma: 1,5");
            question.accept();
        });
        QVERIFY(bench.open(second));
        QVERIFY(asked);
        QVERIFY(bench.circles() == (std::vector<nav::Circle>{{{1.5, 2}, 7}, {{3.5, 4}, 9}}));
    }

    void aClearFileOpensWithoutAQuestion_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("commas") << QByteArray("x,y,radius\n1.5,2,0.5\n");
        QTest::newRow("decimal commas") << QByteArray("radius;X;Y\n0,5;1,5;2\n");
    }
    void aClearFileOpensWithoutAQuestion()
    {
        QFETCH(QByteArray, bytes);
        Bench bench;
        QVERIFY(bench.open(bench.file(bytes)));
        QVERIFY(bench.circles() == (std::vector<nav::Circle>{{{1.5, 2}, 0.5}}));
    }

    void cancellingKeepsAll()
    {
        Bench bench;
        const nav::Map before = bench.map();
        const int tabs = bench.workbench.maps().count();
        const QString path = bench.file("x,y,dbh\n1,2,30\n");
        bool asked = false;
        answer(asked, [](Question& question) { question.cancel(); });
        QVERIFY(!bench.open(path));
        QVERIFY(asked);
        asked = false;
        answer(asked, [](Question& question) { question.cancel(); });
        QVERIFY(!bench.add(path));
        QVERIFY(asked);
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.workbench.maps().count(), tabs);
        QVERIFY(!bench.workbench.document().isModified());
        QVERIFY(bench.workbench.recentFiles().files().isEmpty());
    }

    void addingAsksAndIsOneStep()
    {
        Bench bench;
        const nav::Map before = bench.map();
        const QString path = bench.file("x,y\n11,2\n15,6\n");
        bool asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.verb(), QString("Add"));
            question.type("importRadius", "0.75");
            question.accept();
        });
        QVERIFY(bench.add(path));
        QVERIFY(asked);
        QCOMPARE(bench.map().objects().size(), before.objects().size() + 2);
        bench.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void aDroppedFileAsks()
    {
        Bench bench;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.file("x,y,girth\n1,2,100\n"))});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(&bench.window, &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        bool asked = false;
        bool answered = false;
        whenModal<QMessageBox>(asked, [&answered](QMessageBox& box) {
            answer(answered, [](Question& question) { question.accept(); });
            QTest::keyClick(&box, Qt::Key_Return); // open in a tab
        });
        QApplication::sendEvent(&bench.window, &drop);
        QTRY_VERIFY(answered && bench.map().objects().size() == 1);
        QVERIFY(asked);
    }

    void theLastAnswersAreShownAgain()
    {
        Bench bench;
        const QString path = bench.file("x,y,dbh\n1,2,30\n");
        bool asked = false;
        answer(asked, [](Question& question) {
            question.choose("unit", "millimetres");
            question.choose("measure", "girth");
            question.accept();
        });
        QVERIFY(bench.open(path));
        const auto circles = bench.circles();
        const QString other = bench.file("x,y,dbh\n1,2,30\n3,4,1000\n", "other.csv");
        asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("unit"), QString("millimetres"));
            QCOMPARE(question.chosen("measure"), QString("girth"));
            question.accept();
        });
        QVERIFY(bench.open(other));
        QVERIFY(asked);
        QVERIFY(bench.circles().front() == circles.front());

        // Another header is another kind of file.
        const QString third = bench.file("x,y,dbh,age\n1,2,30,7\n", "third.csv");
        asked = false;
        answer(asked, [](Question& question) {
            QCOMPARE(question.chosen("unit"), QString("centimetres"));
            question.cancel();
        });
        QVERIFY(!bench.open(third));
        QVERIFY(asked);
    }

    void aHugeFileIsLookedAtInPart()
    {
        Bench bench;
        QByteArray bytes = "x,y,dbh\n";
        for (int i = 0; i < 50'000; ++i)
            bytes += QByteArray::number(i % 500) + ',' + QByteArray::number(i / 500) + ",20\n";
        const QString path = bench.file(bytes);
        bool asked = false;
        answer(asked, [](Question& question) {
            QVERIFY(question.words().startsWith("In the first "));
            QVERIFY(question.words().contains(" rows: "));
            QVERIFY(question.rows() < 100);
            question.accept();
        });
        QVERIFY(bench.open(path));
        QVERIFY(asked);
        QCOMPARE(bench.map().objects().size(), std::size_t(50'000));
    }

    void theSharedForestsOpen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isClear");
        const QDir folder(THICKET_SHARED_DATA "/forests");
        for (const QString& name : folder.entryList({"*.csv"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name) << !name.contains("points");
    }
    void theSharedForestsOpen()
    {
        if (!QDir(THICKET_SHARED_DATA "/forests").exists())
            return; // a machine without the shared data
        QFETCH(QString, path);
        QFETCH(bool, isClear);
        Bench bench;
        bool asked = false;
        if (!isClear) {
            answer(asked, [](Question& question) {
                QVERIFY(question.words().contains(" circles, radius "));
                question.accept();
            });
        }
        QVERIFY(bench.open(path));
        QCOMPARE(asked, !isClear);
        QVERIFY(bench.map().objects().size() > 100);
    }
};

QTEST_MAIN(WindowImportQuestionsTest)
#include "importquestionstest.moc"
