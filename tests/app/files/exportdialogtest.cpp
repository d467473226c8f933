#include "tests/app/files/exportbench.h"

#include "app/editor/export/writtenpicture.h"
#include "app/editor/export/writtenshapes.h"
#include "app/editor/files/exporting.h"
#include "app/exporting/keptoptions.h"
#include "libnav/json/json.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>

using namespace thicket;

/// Choosing in the export dialog: formats, options, layers; and what the map remembers.
class WindowExportDialogTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void searchFindsFormatsBySuffix()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            auto* search = dialog.findChild<QLineEdit*>("exportSearch");
            QTest::keyClicks(search, ".tmj");
            QListWidget* const list = formatsOf(dialog);
            QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), QString("tiled"));
            QVERIFY(itemOf(list, "csv")->isHidden());
            QVERIFY(dialog.findChild<QLineEdit*>("exportPath")->text().endsWith(".tmj"));
            QTest::keyClicks(search, "nothing is called so");
            QVERIFY(!exportButton(dialog)->isEnabled());
            search->clear();
            QTest::keyClick(search, Qt::Key_Down);
            QVERIFY(!itemOf(list, "csv")->isHidden());
            QVERIFY(list->currentItem() && exportButton(dialog)->isEnabled());
        });
    }

    /// However many dots the suffix has that is replaced.
    void theNameKeepsNoSuffixOfAnotherFormat()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            auto* path = dialog.findChild<QLineEdit*>("exportPath");
            path->setText("/maps/level.1.thicket");
            for (const auto& [format, name] : {std::pair("csv", "level.1.csv"),
                                               {"box2d", "level.1.box2d.json"},
                                               {"tiled", "level.1.tmj"},
                                               {"bundle", "level.1-export"}}) {
                chooseFormat(dialog, format);
                QCOMPARE(QFileInfo(path->text()).fileName(), QString(name));
            }
        });
    }

    void optionsAreRememberedInTheMap()
    {
        WindowBench bench;
        inDialog(bench, [this](QDialog& dialog) {
            chooseFormat(dialog, "tiled");
            auto* pixels = dialog.findChild<QLineEdit*>("option pixelsPerUnit");
            QVERIFY(pixels->accessibleName().contains("pixels"));
            pixels->selectAll();
            QTest::keyClicks(pixels, "8*4");
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("a.tmj"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        QVERIFY(QFileInfo::exists(path("a.tmj")));
        const auto kept = [&bench] {
            return exporting::keptOptions(bench.map().settings, "tiled").options;
        };
        QCOMPARE(kept(), plugins::OptionValues({{"pixelsPerUnit", "32"}}));
        QVERIFY(bench.workbench.document().isModified());

        // The next time they are there, and the format is the first.
        inDialog(bench, [](QDialog& dialog) {
            QCOMPARE(formatsOf(dialog)->item(0)->data(Qt::UserRole).toString(), QString("tiled"));
            chooseFormat(dialog, "tiled");
            QCOMPARE(dialog.findChild<QLineEdit*>("option pixelsPerUnit")->text(),
                     QString("32.00"));
        });
        bench.workbench.document().undo();
        QVERIFY(kept().isEmpty());
    }

    void defaultsLeaveTheMapAsItIs()
    {
        WindowBench bench;
        inDialog(bench, [this](QDialog& dialog) {
            chooseFormat(dialog, "tiled");
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("a.tmj"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        QVERIFY(QFileInfo::exists(path("a.tmj")));
        QVERIFY(!bench.workbench.document().isModified());
    }

    /// Without agent classes the editor shows the paths of some radius: files are for the same one.
    void theShownRadiusIsProposedAndNotRemembered()
    {
        WindowBench bench;
        QVERIFY(bench.map().settings.agentClasses.empty());
        const double shown = bench.workbench.agentRadius().radius();
        QVERIFY(shown > 0);
        const QString text = QString::fromStdString(nav::shortestText(shown));
        inDialog(bench, [&](QDialog& dialog) {
            chooseFormat(dialog, "bundle");
            QVERIFY(dialog.findChild<QLineEdit*>("bundleRadii")->text().toDouble() == shown);
            chooseFormat(dialog, "godot");
            QCOMPARE(dialog.findChild<QLineEdit*>("option agentRadius")->text(), text);
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("a.tscn"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        const QByteArray pixels = QByteArray::fromStdString(nav::shortestText(64 * shown));
        QVERIFY(bytesOf(path("a.tscn")).contains("\nagent_radius = " + pixels + '\n'));
        QVERIFY(!bench.workbench.document().isModified());

        bench.workbench.agentRadius().choose(shown + 1);
        inDialog(bench, [](QDialog& dialog) {
            chooseFormat(dialog, "bundle");
            QVERIFY(dialog.findChild<QLineEdit*>("bundleRadii")->text().isEmpty());
            chooseFormat(dialog, "godot");
            QCOMPARE(dialog.findChild<QLineEdit*>("option agentRadius")->text(), QString("auto"));
        });
    }

    void onlyChosenLayersAreExported()
    {
        WindowBench bench;
        inDialog(bench, [this](QDialog& dialog) {
            chooseFormat(dialog, "tiled");
            auto* layers = dialog.findChild<QListWidget*>("exportLayers");
            QCOMPARE(exportButton(dialog)->text(), QString("Export 5 objects"));
            toggle(layers, layers->findItems("Rocks", Qt::MatchExactly).value(0));
            QCOMPARE(exportButton(dialog)->text(), QString("Export 4 objects"));
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("a.tmj"));
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        QVERIFY(bytesOf(path("a.tmj")).contains("Trees"));
        QVERIFY(!bytesOf(path("a.tmj")).contains("Rocks"));
        QCOMPARE(exporting::keptOptions(bench.map().settings, "tiled").layers,
                 QStringList{"Trees"});
    }

    void showSelectsTheObjectsOfANote()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            chooseFormat(dialog, "csv");
            auto* notes = dialog.findChild<QListWidget*>("exportNotes");
            for (int row = 0; row < notes->count(); ++row) {
                if (!notes->item(row)->text().contains("1 wall"))
                    continue;
                auto* button = notes->itemWidget(notes->item(row))->findChild<QToolButton*>();
                QVERIFY(button->accessibleName().startsWith("Show: 1 wall"));
                QTest::mouseClick(button, Qt::LeftButton);
            }
        });
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{3});
    }

    void thePictureShowsWhatTheFileHas()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            chooseFormat(dialog, "csv");
            auto* picture = dialog.findChild<editor::WrittenPicture*>("exportPicture");
            QTRY_VERIFY(picture->showsFile());
            QVERIFY(!dialog.findChild<QLabel*>("exportCaption")->text().isEmpty());
        });
    }

    /// Whatever the file leaves out, and in whatever coordinates.
    void theShapesOfTheFileLieOverTheMap()
    {
        nav::Map map;
        map.append({.id = 1, .geometry = nav::Circle{{30, 40}, 2}});
        map.append({.id = 2, .geometry = nav::Circle{{60, 10}, 5}});
        const plugins::FormatRegistry registry;
        for (const bool hasMore : {false, true}) {
            if (hasMore) {
                map.append({.id = 4, .geometry = nav::Wall{{{0, 0}, {300, 0}, {300, 200}}, 1}});
                map.append({.id = 5, .geometry = nav::Circle{{100, 100}, 400, true}});
            }
            for (const plugins::OptionValues& options : {plugins::OptionValues{},
                                                         {{"scale", "16"}},
                                                         {{"scale", "0.5"}, {"yAxis", "down"}}}) {
                const auto written = editor::writtenShapes(map, *registry.byId("csv"), options);
                QVERIFY(written);
                QCOMPARE(written->objects().size(), 2u);
                for (std::size_t i = 0; i < 2; ++i) {
                    const auto& seen = std::get<nav::Circle>(written->objects()[i].geometry);
                    const auto& drawn = std::get<nav::Circle>(map.objects()[i].geometry);
                    QVERIFY(nav::distance(seen.center, drawn.center) < 1e-9);
                    QVERIFY(std::abs(seen.radius - drawn.radius) < 1e-9);
                }
            }
        }
    }

    void theCopiedCommandWritesTheSame()
    {
        WindowBench bench;
        QVERIFY(bench.saveTo(path("it's small.thicket")));
        inDialog(bench, [this](QDialog& dialog) {
            chooseFormat(dialog, "tiled");
            auto* layers = dialog.findChild<QListWidget*>("exportLayers");
            toggle(layers, layers->findItems("Rocks", Qt::MatchExactly).value(0));
            auto* pixels = dialog.findChild<QLineEdit*>("option pixelsPerUnit");
            pixels->selectAll();
            QTest::keyClicks(pixels, "20");
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("a b.tmj"));
            click(dialog, "exportCopy");
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        const QByteArray exported = bytesOf(path("a b.tmj"));
        QVERIFY(!exported.isEmpty() && QFile::remove(path("a b.tmj")));
        runShell(QApplication::clipboard()->text());
        QCOMPARE(bytesOf(path("a b.tmj")), exported);
    }

    void everythingHasANameForScreenReaders()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            for (const char* format : {"csv", "tiled", "bundle"}) {
                chooseFormat(dialog, format);
                for (const QWidget* one : dialog.findChildren<QWidget*>()) {
                    const bool isField = qobject_cast<const QLineEdit*>(one) ||
                                         qobject_cast<const QComboBox*>(one) ||
                                         qobject_cast<const QAbstractItemView*>(one) ||
                                         qobject_cast<const QAbstractButton*>(one);
                    const auto* button = qobject_cast<const QAbstractButton*>(one);
                    if (!isField || !one->isVisible() || one->focusPolicy() == Qt::NoFocus ||
                        (button && !button->text().isEmpty()))
                        continue;
                    QVERIFY2(!one->accessibleName().isEmpty(), qPrintable(one->objectName()));
                }
            }
        });
    }

    void whatAnImportLosesIsTold()
    {
        qputenv("THICKET_PLUGIN_PATH", THICKET_BINARY_DIR "/tests/companionplugins");
        WindowBench bench;
        QFile list(path("list.companions"));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write("a.txt") == 5);
        list.close();
        QVERIFY(bench.open(list.fileName()));
        auto* text = bench.widget<QLabel>("messageText");
        QCOMPARE(text->text(), QString("list.companions was not read exactly. 12 text objects: "
                                       "left out, and 1 more"));
        QTest::mouseClick(bench.widget<QPushButton>("messageHelp"), Qt::LeftButton);
        QCOMPARE(text->text(), QString::fromUtf8("–  12 text objects: left out\n"
                                                 "≈  1 ellipse: as a polygon"));
        qputenv("THICKET_PLUGIN_PATH", THICKET_BINARY_DIR "/lib/thicket/plugins");
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(WindowExportDialogTest)
#include "exportdialogtest.moc"
