#include "tests/app/window/windowbench.h"
#include "tests/plugins/damage.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace thicket;

namespace {

const QString faulty = THICKET_BINARY_DIR "/tests/faultyplugins/";
const QString built = THICKET_BINARY_DIR "/lib/thicket/plugins";

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// The editor goes on working when plugins fail.
class WindowPluginsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("plugins"));
        qputenv("THICKET_PLUGIN_PATH", QFile::encodeName(built + ':' + path("plugins")));
    }

    void damagedPluginsAreCounted()
    {
        const QByteArray good = bytesOf(THICKET_BINARY_DIR "/tests/thirdpartyplugins/pebbles.so");
        for (int i = 1; i <= 12; ++i)
            write(path(QString("plugins/copy%1.so").arg(i)), test::damaged(good, std::uint64_t(i)));
        WindowBench bench;
        const QList<plugins::PluginProblem> problems = bench.workbench.formats().problems();
        // A copy with harmless damage may work. A second one would have the same id.
        QVERIFY(problems.size() >= 11);
        const QString note = bench.widget<QLabel>("statusNote")->text();
        QCOMPARE(note, QString("%1 plugins failed").arg(problems.size()));
        write(path("a.csv"), "x,y,radius\n1,2,3\n");
        QVERIFY(bench.open(path("a.csv")));
        QCOMPARE(bench.map().objects().size(), 1u);
    }

    void aCrashWhileReadingIsReported()
    {
        QVERIFY(QFile::copy(faulty + "crashesatwork.so", path("plugins/crashesatwork.so")));
        WindowBench bench;
        const nav::Map before = bench.map();
        write(path("m.faulty"), "anything");
        QVERIFY(!bench.open(path("m.faulty")));
        const QString said = bench.widget<QLabel>("messageText")->text();
        QVERIFY2(said.contains("crashesatwork.so: The plugin crashed"), qPrintable(said));
        QVERIFY(bench.map() == before);
    }

    void aCrashWhileWritingIsReported()
    {
        QVERIFY(QFile::copy(faulty + "crashesatwork.so", path("plugins/crashesatwork.so")));
        WindowBench bench;
        bool shown = false;
        QString said;
        whenModal<QDialog>(shown, [&](QDialog& dialog) {
            auto* list = dialog.findChild<QListWidget*>("exportFormats");
            list->setCurrentItem(list->findItems("Faulty", Qt::MatchExactly).value(0));
            said = dialog.findChild<QLabel*>("exportError")->text();
            for (int row = 0; row < list->count(); ++row) {
                if (list->item(row)->data(Qt::UserRole).toString() == "csv")
                    list->setCurrentRow(row);
            }
            dialog.findChild<QLineEdit*>("exportPath")->setText(path("m.csv"));
            dialog.accept();
            if (dialog.isVisible())
                dialog.reject();
        });
        bench.action("Export")->trigger();
        QVERIFY(shown);
        QVERIFY2(said.contains("crashesatwork.so: The plugin crashed"), qPrintable(said));
        QVERIFY(bytesOf(path("m.csv")).startsWith("x,y,radius"));
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(WindowPluginsTest)
#include "pluginstest.moc"
