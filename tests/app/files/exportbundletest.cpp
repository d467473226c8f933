#include "tests/app/files/exportbench.h"

#include "app/editor/files/exporting.h"
#include "app/exporting/keptoptions.h"

#include <QClipboard>
#include <QDir>
#include <QScrollArea>

using namespace thicket;

/// Several formats into a folder, by the export dialog.
class WindowExportBundleTest : public QObject {
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

    void aBundleIsWrittenAndRemembered()
    {
        WindowBench bench;
        QVERIFY(bench.saveTo(path("small.thicket")));
        bool asked = false;
        inDialog(bench, [&](QDialog& dialog) {
            chooseFormat(dialog, "bundle");
            auto* formats = dialog.findChild<QListWidget*>("bundleFormats");
            toggle(formats, itemOf(formats, "csv"));
            auto* radii = dialog.findChild<QLineEdit*>("bundleRadii");
            QTest::keyClicks(radii, "0.5; x");
            QVERIFY(!exportButton(dialog)->isEnabled());
            radii->clear();
            QTest::keyClicks(radii, "0.5; 0.25");
            QVERIFY(exportButton(dialog)->isEnabled());
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("out"));
            answerFileDialog(asked, path("p.json"));
            click(dialog, "exportPreset");
            click(dialog, "exportCopy");
            QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        });
        QVERIFY(asked);
        bench.window.findChild<editor::Exporting*>()->finish();
        const QStringList expected{
            "small-r0.25-paths.json", "small-r0.25.png", "small-r0.5-paths.json",
            "small-r0.5.png",         "small.csv",       "small.thicket"};
        QCOMPARE(QDir(path("out")).entryList(QDir::Files, QDir::Name), expected);
        const auto kept = exporting::keptPreset(bench.map().settings);
        QVERIFY(kept && kept->maps.size() == 2);
        QCOMPARE(kept->radii, std::vector<double>({0.25, 0.5}));

        // The command line writes the same with the saved preset.
        const QByteArray paths = bytesOf(path("out/small-r0.5-paths.json"));
        QVERIFY(QDir(path("out")).removeRecursively());
        runShell(QApplication::clipboard()->text());
        QCOMPARE(QDir(path("out")).entryList(QDir::Files, QDir::Name), expected);
        QCOMPARE(bytesOf(path("out/small-r0.5-paths.json")), paths);
    }

    void allFormatsOfABundleAreReachedByKeys()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            chooseFormat(dialog, "bundle");
            auto* formats = dialog.findChild<QListWidget*>("bundleFormats");
            auto* area = dialog.findChild<QScrollArea*>("exportOptions");
            formats->setFocus();
            formats->setCurrentRow(0);
            for (int row = 1; row < formats->count(); ++row) {
                QTest::keyClick(formats, Qt::Key_Down);
                QCOMPARE(formats->currentRow(), row);
                const QRect seen = formats->visualItemRect(formats->currentItem());
                const QPoint top = formats->viewport()->mapTo(area->viewport(), seen.topLeft());
                QVERIFY(area->viewport()->rect().contains(QRect(top, QSize(1, seen.height()))));
            }
        });
    }

    void aBundleSaysWhatItsFilesKeep()
    {
        WindowBench bench;
        inDialog(bench, [](QDialog& dialog) {
            chooseFormat(dialog, "bundle");
            auto* formats = dialog.findChild<QListWidget*>("bundleFormats");
            auto* notes = dialog.findChild<QListWidget*>("exportNotes");
            const auto after = [notes](const QString& title) {
                QStringList rows;
                for (int row = 0; row < notes->count(); ++row)
                    if (notes->item(row)->text() == title || !rows.isEmpty())
                        rows << notes->item(row)->text();
                return rows.mid(1);
            };
            toggle(formats, itemOf(formats, "csv"));
            const QString csv = "What is kept in " + itemOf(formats, "csv")->text();
            QTRY_VERIFY(after(csv).join('\n').contains("circle"));
            toggle(formats, itemOf(formats, "geojson"));
            const QString geojson = "What is kept in " + itemOf(formats, "geojson")->text();
            QTRY_VERIFY(!after(geojson).isEmpty());
            QVERIFY(after(csv).size() > after(geojson).size());
            toggle(formats, itemOf(formats, "csv"));
            QTRY_VERIFY(!after(geojson).isEmpty());
            QVERIFY(after(csv).isEmpty());
        });
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(WindowExportBundleTest)
#include "exportbundletest.moc"
