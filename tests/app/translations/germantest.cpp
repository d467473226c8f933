#include "tests/app/translations/translatedtext.h"
#include "tests/app/window/cuttexts.h"
#include "tests/app/window/windowbench.h"

#include "app/editor/menus/keyswindow.h"
#include "app/editor/preferences/keybindings.h"
#include "app/editor/preferences/preferencesdialog.h"
#include "app/editor/settings/languages.h"
#include "app/editor/tools/toolbox.h"

#include <QDir>
#include <QFile>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QListWidget>
#include <QMap>
#include <QSet>
#include <QTranslator>

#include <functional>

using namespace thicket;

namespace {

/// Is asked for what the installed translation lacks, as it was installed before. Texts that are in
/// the files wait for a translator; the others are asked for in a context where none can find them.
class LackedTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QString name = QStringLiteral("%1: %2").arg(context, source);
        // Qt asks for more than our windows show.
        if (name.front() != 'Q' && !m_known.contains(name))
            m_all.insert(name);
        return {};
    }
    QStringList all() const { return m_all.values(); }

private:
    static QSet<QString> known()
    {
        QSet<QString> names;
        for (const char* file : {"thicket_de.ts", "formats_de.ts"}) {
            for (const TranslatedText& text : TranslatedText::allOf(
                     QString(THICKET_SOURCE_DIR "/app/resources/translations/") + file))
                names << text.name();
        }
        return names;
    }

    const QSet<QString> m_known = known();
    mutable QSet<QString> m_all;
};

QStringList idsOf(WindowBench& bench)
{
    editor::Preferences preferences;
    editor::KeyBindings bindings(preferences);
    bindings.take(*bench.window.menuBar());
    QStringList ids;
    for (int i = 0; i < bindings.all().size(); ++i)
        ids << bindings.all()[i].id;
    return ids;
}

bool isTranslated(const QAction& action)
{
    return editor::sourceText(action.text()) != action.text();
}

/// The entries of menus that share their letter with one before.
QStringList entriesOfOneLetter(WindowBench& bench, bool isGerman)
{
    QStringList alike;
    for (const QMenu* menu : bench.window.menuBar()->findChildren<QMenu*>()) {
        QMap<QChar, QString> letters;
        for (const QAction* action : menu->actions()) {
            const auto at = action->text().indexOf('&');
            if (at < 0 || (isGerman && !isTranslated(*action)))
                continue;
            QString& other = letters[action->text().at(at + 1).toLower()];
            if (!other.isEmpty())
                alike << menu->title() + ": " + other + ", " + action->text();
            other = action->text();
        }
    }
    return alike;
}

/// Draws a circle by a drag and types its radius.
QByteArray drawnAndSaved(WindowBench& bench, const QString& radius, const QString& path)
{
    bench.key(Qt::Key_C);
    QWidget* sheet = bench.workbench.view().viewport();
    const QPoint middle = sheet->rect().center();
    QTest::mousePress(sheet, Qt::LeftButton, {}, middle);
    QTest::mouseMove(sheet, middle + QPoint(20, 10));
    QTest::keyClicks(&bench.workbench.view(), radius);
    bench.key(Qt::Key_Return);
    QTest::mouseRelease(sheet, Qt::LeftButton, {}, middle + QPoint(20, 10));
    if (!bench.saveTo(path))
        qFatal("not saved");
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The window in German, as the system is.
class GermanTest : public QObject {
    Q_OBJECT

public:
    static void initMain()
    {
        isolateSettings();
        for (const char* stronger : {"LC_ALL", "LANGUAGE"})
            qunsetenv(stronger);
        qputenv("LC_MESSAGES", "de_DE.UTF-8");
    }

private:
    /// Calls `see` for every tool, panel, kind of selection and mode.
    static void throughTheWindow(WindowBench& bench, const std::function<void(QString)>& see)
    {
        see("at first");
        for (const nav::ObjectId id : {1, 3, 4, 5}) {
            bench.workbench.selection().pick(id);
            see(QStringLiteral("object %1").arg(id));
        }
        bench.workbench.selection().selectAll();
        see("all selected");
        bench.workbench.selection().clear();
        for (QAction* tool : bench.workbench.tools().actions()) {
            tool->trigger();
            see("tool " + tool->text());
        }
        for (const Qt::Key panel :
             {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_0}) {
            bench.key(panel, Qt::AltModifier);
            see(QStringLiteral("panel %1").arg(panel - Qt::Key_0));
        }
        bench.window.beginFirstStart();
        see("first start");
        bench.key(Qt::Key_F5);
        see("simulating");
        bench.key(Qt::Key_F6);
        const auto& search = bench.workbench.search();
        const auto isDone = [&] { return !search.isSearching() && !search.isOutdated(); };
        QVERIFY(QTest::qWaitFor(isDone, 60000)); // a busy machine needs more than the usual 5 s
        see("searching");
        bench.key(Qt::Key_F8);
        see("editing again");
    }
    /// What was posted is done, and all layouts are.
    static void settle()
    {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        for (int i = 0; i < 5; ++i)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }

    static void toFront(WindowBench& bench)
    {
        bench.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    }

private slots:
    void initTestCase()
    {
        QSettings().clear();
        QVERIFY(m_home.isValid());
        {
            editor::useLanguage("en"); // what a user chose counts more than the system
            WindowBench english;
            QCOMPARE(english.window.menuBar()->actions().first()->text(), QString("&File"));
            m_englishIds = idsOf(english);
            m_englishAlike = entriesOfOneLetter(english, false).size();
            m_englishFile = drawnAndSaved(english, "1.5", m_home.filePath("map.thicket"));
        }
        editor::Preferences preferences;
        editor::PreferenceValues values = preferences.values();
        values.numberFormat = editor::NumberFormat::comma;
        preferences.set(values);
        qApp->installTranslator(&m_lacked);
        editor::useLanguage(values.language);
    }

    /// In all that the tests below open, too.
    void cleanup() { QVERIFY2(m_lacked.all().isEmpty(), qPrintable(m_lacked.all().join('\n'))); }

    void everyTextIsTranslated()
    {
        WindowBench bench;
        QCOMPARE(bench.window.menuBar()->actions().first()->text(), QString("&Datei"));
        throughTheWindow(bench, [](const QString&) { settle(); });
    }

    /// As lists of files name them.
    void kindsOfFilesAreTranslated()
    {
        const QFileIconProvider files;
        QCOMPARE(files.type(QFileInfo(m_home.path())), QString("Ordner"));
        QCOMPARE(files.type(QFileInfo(QDir::rootPath())), QString("Laufwerk"));
    }

    /// Keys that a user chose stay when the language changes.
    void keysAreKeptByTheSameNames()
    {
        WindowBench bench;
        QCOMPARE(idsOf(bench), m_englishIds);
    }

    /// A menu can have more entries than there are letters in them.
    void lettersOfMenusAreAsGoodAsInEnglish()
    {
        WindowBench bench;
        const QStringList alike = entriesOfOneLetter(bench, true);
        QVERIFY2(alike.size() <= m_englishAlike, qPrintable(alike.join('\n')));
    }

    void filesAreTheSame()
    {
        WindowBench bench;
        QCOMPARE(drawnAndSaved(bench, "1,5", m_home.filePath("map.thicket")), m_englishFile);
        QVERIFY(m_englishFile.contains("1.5"));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("960x600") << QSize(960, 600);
        QTest::newRow("1440x900") << QSize(1440, 900);
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        WindowBench bench;
        bench.window.resize(size);
        QStringList cut;
        throughTheWindow(bench, [&](const QString& where) {
            settle();
            for (const QString& text : CutTexts::of(bench.window))
                cut << where + ": " + text;
        });
        QCOMPARE(bench.window.size(), size);
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    }

    void theColoursOfTheSearchAreNotCut()
    {
        WindowBench bench;
        bench.key(Qt::Key_F6);
        const auto* legend = bench.widget<QLabel>("playbackLegend");
        int coloured = 0;
        for (int width = 960; width <= 1600; width += 20) {
            bench.window.resize(width, 800);
            settle();
            QVERIFY2(legend->sizeHint().width() <= legend->width() + 1, qPrintable(legend->text()));
            coloured += Qt::mightBeRichText(legend->text()) ? 1 : 0;
        }
        QVERIFY(coloured > 3 && coloured < 30);
    }

    void noDialogIsCut()
    {
        WindowBench bench;
        QStringList cut;
        bool isShown = false;
        whenModal<QDialog>(isShown, [&cut](QDialog& dialog) {
            auto* formats = dialog.findChild<QListWidget*>("exportFormats");
            for (int format = 0; format < formats->count(); ++format) {
                formats->setCurrentRow(format);
                settle();
                cut << CutTexts::of(dialog);
            }
            dialog.reject();
        });
        bench.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isShown);
        toFront(bench);
        bench.key(Qt::Key_F1);
        settle();
        auto* keys = bench.window.findChild<editor::KeysWindow*>();
        QVERIFY(keys);
        keys->resize(1400, keys->height()); // wider than the screen of a test
        settle();
        cut << CutTexts::of(*keys);
        delete keys;
        toFront(bench);
        bench.key(Qt::Key_Comma, Qt::ControlModifier);
        const auto* preferences = bench.window.findChild<editor::PreferencesDialog*>();
        QVERIFY(preferences);
        auto* pages = preferences->findChild<QListWidget*>("preferencePages");
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentRow(page);
            settle();
            cut << CutTexts::of(*preferences);
        }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join('\n')));
    }

private:
    LackedTexts m_lacked;
    QTemporaryDir m_home;
    QStringList m_englishIds;
    qsizetype m_englishAlike = 0;
    QByteArray m_englishFile;
};

QTEST_MAIN(GermanTest)
#include "germantest.moc"
