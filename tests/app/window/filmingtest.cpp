#include "tests/app/window/crowdbench.h"

#include "app/editor/window/filming.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace thicket;
using editor::Filming;
using editor::FilmWishes;

namespace {

/// A program that takes the place of ffmpeg.
QString programIn(const QTemporaryDir& folder, const QByteArray& script)
{
    const QString path = folder.filePath("encoder");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no program");
    file.write("#!/bin/sh\nfor last; do :; done\n" + script + "\n");
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

struct FilmBench : CrowdBench {
    FilmBench()
    {
        QObject::connect(&filming(), &Filming::said, &window,
                         [this](const QString& sentence) { said << sentence; });
        QObject::connect(&filming(), &Filming::failed, &window,
                         [this](const QString& sentence) { failed << sentence; });
    }
    Filming& filming() { return *window.findChild<Filming*>(); }
    bool wait()
    {
        return QTest::qWaitFor([this] { return !filming().isFilming(); }, 30000);
    }
    QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QSize frameSize()
    {
        const QSize view = workbench.view().viewport()->size();
        return {view.width() / 2 * 2, view.height() / 2 * 2};
    }

    QStringList said;
    QStringList failed;
};

int differingPixels(const QImage& a, const QImage& b)
{
    int differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            differing += a.pixelColor(x, y) != b.pixelColor(x, y) ? 1 : 0;
    return differing;
}

constexpr auto copying = "cat > \"$last\"";

} // namespace

/// Films of what is played, by a program in place of ffmpeg.
class FilmingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void eachFrameIsTheViewAtItsTime()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(2));
        // What workers draw may come between two pictures.
        for (const editor::Overlay overlay : editor::allOverlays)
            bench.workbench.overlays().setOn(overlay, overlay == editor::Overlay::trails);
        QTRY_VERIFY(bench.workbench.canvas().isMapPainted());
        bench.playback().seek(0.7);
        bench.filming().setProgram(programIn(folder, copying));
        const QString path = folder.filePath("run.gif");
        const QSize size = bench.frameSize();
        const FilmWishes wishes{"gif", 1, 10, 1, 0.5, 1.5, true};
        QCOMPARE(wishes.frames(), 11);
        bench.filming().film(wishes, path);
        QVERIFY(!bench.action("Export Animation")->isEnabled());
        QVERIFY(bench.wait());
        QCOMPARE(bench.failed, QStringList());
        QCOMPARE(bench.said, QStringList{"Exported run.gif"});
        QCOMPARE(bench.playback().time(), 0.7); // as before
        QVERIFY(bench.action("Export Animation")->isEnabled());
        const QByteArray film = bench.read(path);
        QCOMPARE(film.size(), qsizetype(11) * 4 * size.width() * size.height());
        QVERIFY(!QFile::exists(path + ".part"));
        // The fourth frame, as the view shows it then.
        bench.playback().seek(0.8);
        QImage shown(bench.workbench.view().viewport()->size(), QImage::Format_RGB32);
        bench.workbench.view().viewport()->render(&shown, {}, {}, QWidget::DrawWindowBackground);
        const qsizetype bytes = qsizetype(4) * size.width() * size.height();
        const QImage filmed(reinterpret_cast<const uchar*>(film.constData()) + 3 * bytes,
                            size.width(), size.height(), QImage::Format_RGBA8888);
        // Agents between two frames may be a rounding apart.
        QVERIFY(differingPixels(filmed, shown) < 10);
        const QImage first(reinterpret_cast<const uchar*>(film.constData()), size.width(),
                           size.height(), QImage::Format_RGBA8888);
        QVERIFY(differingPixels(first, shown) > 100);
    }

    /// The dialog says so before anything is chosen.
    void whatIsMissingIsSaidAtOnce()
    {
        editor::FilmDialog::Subject subject{QSize(640, 480), 2, false, {}, {}};
        const editor::FilmDialog able(subject);
        const auto exportOf = [](const editor::FilmDialog& dialog) {
            for (const QPushButton* button : dialog.findChildren<QPushButton*>())
                if (button->text().startsWith("Export"))
                    return button;
            return static_cast<const QPushButton*>(nullptr);
        };
        QVERIFY(exportOf(able)->isEnabled());
        subject.problem = editor::filmProblem("no-such-program");
        QVERIFY(subject.problem.contains("no-such-program"));
        const editor::FilmDialog unable(subject);
        QVERIFY(!exportOf(unable)->isEnabled());
        QCOMPARE(unable.findChild<QLabel*>("filmProblem")->text(), subject.problem);
    }

    void thePlayheadStaysInSight()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(2));
        bench.playback().seek(0.7);
        QWidget* const bar = bench.window.findChild<QWidget*>("playbackBar");
        QVERIFY(bar && bar->isVisible());
        bench.filming().setProgram(programIn(folder, copying));
        bench.filming().film({"gif", 1, 10, 1, 0, 1, true}, folder.filePath("run.gif"));
        QVERIFY(!bar->updatesEnabled());
        QVERIFY(bench.wait());
        QVERIFY(bar->updatesEnabled());
        QCOMPARE(bench.playback().time(), 0.7);
    }

    void whatAnAgentSensesIsInEachFrame()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(2)); // nobody is selected, so that nothing is known yet
        bench.playback().pause();
        bench.filming().setProgram(programIn(folder, copying));
        std::vector<QByteArray> films;
        bench.workbench.selection().set({6});
        for (const bool isOn : {false, true}) {
            bench.workbench.overlays().setOn(editor::Overlay::steering, isOn);
            const QString path = folder.filePath(isOn ? "with.gif" : "without.gif");
            bench.filming().film({"gif", 1, 10, 1, 0.2, 1.2, true}, path);
            QVERIFY(bench.wait());
            films.push_back(bench.read(path));
        }
        QCOMPARE(bench.failed, QStringList());
        const QSize size = bench.frameSize();
        const qsizetype bytes = qsizetype(4) * size.width() * size.height();
        QCOMPARE(films[1].size(), 11 * bytes);
        for (qsizetype k = 0; k < 11; ++k) {
            const auto frame = [&](const QByteArray& film) {
                return QImage(reinterpret_cast<const uchar*>(film.constData()) + k * bytes,
                              size.width(), size.height(), QImage::Format_RGBA8888);
            };
            // The arrows of its forces, besides the card.
            const double time = 0.2 + 0.1 * double(k);
            QVERIFY(bench.playback().run().record(bench.playback().run().frameTimes().frameAt(time),
                                                  6));
            QVERIFY(differingPixels(frame(films[0]), frame(films[1])) > 100);
        }
    }

    void aSearchIsFilmedStepByStep()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        bench.key(Qt::Key_F6);
        QTRY_VERIFY(!bench.workbench.searchPlay().isEmpty());
        const auto last = bench.workbench.searchPlay().last();
        bench.filming().setProgram(programIn(folder, copying));
        const QString path = folder.filePath("search.mp4");
        const QSize size = bench.frameSize();
        const FilmWishes wishes{"mp4", 1, 5, 5, 0, double(last), true};
        bench.filming().film(wishes, path);
        QVERIFY(bench.wait());
        QCOMPARE(bench.failed, QStringList());
        QCOMPARE(bench.read(path).size(), qsizetype(last + 1) * 4 * size.width() * size.height());
    }

    void theSizeAndTheOverlaysAreChosen()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(1));
        bench.filming().setProgram(programIn(folder, copying));
        const QString path = folder.filePath("small.webm");
        const QSize view = bench.workbench.view().viewport()->size();
        for (const double scale : {0.5, 1.5}) {
            const bool wasOn = bench.workbench.overlays().isOn(editor::Overlay::expanded);
            bench.filming().film({"webm", scale, 10, 1, 0, 0.3, false}, path);
            QVERIFY(!bench.workbench.overlays().isOn(editor::Overlay::expanded));
            QVERIFY(bench.wait());
            QCOMPARE(bench.workbench.overlays().isOn(editor::Overlay::expanded), wasOn);
            const int width = int(view.width() * scale) / 2 * 2;
            const int height = int(view.height() * scale) / 2 * 2;
            QCOMPARE(bench.read(path).size(), qsizetype(4) * 4 * width * height);
        }
    }

    void aMissingProgramIsNamed()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(1));
        bench.filming().setProgram("no-such-encoder");
        bench.filming().film({"mp4", 1, 10, 1, 0, 1, true}, folder.filePath("run.mp4"));
        QVERIFY(bench.wait());
        QCOMPARE(bench.failed,
                 QStringList{"Animations are written by the program no-such-encoder, which is not "
                             "on this machine: install no-such-encoder"});
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aFailureLeavesTheFormerFile()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(1));
        const QString path = folder.filePath("run.mp4");
        QFile former(path);
        QVERIFY(former.open(QIODevice::WriteOnly));
        former.write("former");
        former.close();
        bench.filming().setProgram(
            programIn(folder, "echo half > \"$last\"; echo 'no such codec' >&2; exit 3"));
        bench.filming().film({"mp4", 1, 10, 1, 0, 1, true}, path);
        QVERIFY(bench.wait());
        QCOMPARE(bench.failed, QStringList{"run.mp4 was not written: no such codec"});
        QCOMPARE(bench.read(path), QByteArray("former"));
        QVERIFY(!QFile::exists(path + ".part"));
    }

    void cancellingLeavesNothing()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(2));
        // It never reads, so the film cannot end.
        bench.filming().setProgram(programIn(folder, "exec sleep 600"));
        const QString path = folder.filePath("run.gif");
        bench.filming().film({"gif", 1, 60, 0.125, 0, 2, true}, path);
        QTRY_VERIFY(bench.filming().lane().share() >= 0);
        bench.filming().lane().cancel();
        QVERIFY(bench.wait());
        QCOMPARE(bench.said, QStringList{"Cancelled: run.gif was not exported"});
        QVERIFY(!QFile::exists(path));
        QVERIFY(!QFile::exists(path + ".part"));
    }

    void theDialogAsksForWishesAndFile()
    {
        const QTemporaryDir folder;
        FilmBench bench;
        QVERIFY(bench.playTo(1));
        bench.filming().setProgram(programIn(folder, copying));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        bool areWished = false;
        bool isAsked = false;
        whenModal<editor::FilmDialog>(areWished, [](editor::FilmDialog& dialog) {
            QCOMPARE(dialog.wishes().suffix, QString("mp4"));
            QCOMPARE(dialog.wishes().from, 0.0);
            dialog.accept();
        });
        whenModal<QFileDialog>(isAsked, [&](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(folder.filePath("run"));
            static_cast<QDialog&>(dialog).accept();
        });
        bench.action("Export Animation")->trigger();
        QVERIFY(areWished && isAsked);
        QVERIFY(bench.wait());
        QCOMPARE(bench.failed, QStringList());
        QCOMPARE(bench.said, QStringList{"Exported run.mp4"});
        QVERIFY(QFile::exists(folder.filePath("run.mp4")));
        bench.workbench.setMode(editor::Workbench::Mode::edit);
        QVERIFY(!bench.action("Export Animation")->isEnabled());
    }
};

QTEST_MAIN(FilmingTest)
#include "filmingtest.moc"
