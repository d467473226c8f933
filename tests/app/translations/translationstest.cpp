#include "plugins/host/formatregistry.h"
#include "tests/app/translations/translatedtext.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace {

/// "%1", "%L2" and "%n", in alphabetical order.
QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression pattern("%(L?[1-9]|n)");
    QStringList all;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        all << it.next().captured();
    all.sort();
    return all;
}

/// What differs between a text and its translation, and must not; empty: nothing.
QString flawOf(const QString& source, const QString& form)
{
    if (form.isEmpty())
        return "no text";
    if (placeholdersOf(form) != placeholdersOf(source))
        return "other placeholders";
    if (form.count('&') != source.count('&'))
        return "with another number of &";
    const bool goesOn = source.endsWith(QStringLiteral("…")) || source.endsWith("...");
    if (form.endsWith(QStringLiteral("…")) != goesOn)
        return QStringLiteral("… at one end alone");
    const auto blank = [](const QString& text) {
        return std::pair(text.front().isSpace(), text.back().isSpace());
    };
    return blank(form) == blank(source) ? QString() : "other blanks at an end";
}

/// What formats write into a ledger, `{"one", "many", ": rest"}`, as notes for one and for many.
QStringList ledgerNotes()
{
    static const QRegularExpression broken("\"\\s*\\n\\s*\""); // a literal in two parts
    static const QRegularExpression line("\\{\\s*\"([^\"]+)\"\\s*,\\s*\"([^\"]+)\"\\s*,"
                                         "\\s*\"([:;, ][^\"]*)\"\\s*\\}");
    QStringList notes;
    QDirIterator files(THICKET_SOURCE_DIR "/plugins", {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no %s", qPrintable(file.fileName()));
        const QString text = QString::fromUtf8(file.readAll()).remove(broken);
        for (auto it = line.globalMatch(text); it.hasNext();) {
            const QRegularExpressionMatch found = it.next();
            for (const int noun : {1, 2})
                notes << "%1 " + found.captured(noun) + found.captured(3);
        }
    }
    return notes;
}

const QString folder = THICKET_SOURCE_DIR "/app/resources/translations/";

} // namespace

/// The files that translators write.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_files = QDir(folder).entryList({"*.ts"});
        QVERIFY(m_files.contains("thicket_de.ts"));
    }

    void keepWhatIsNoText()
    {
        for (const QString& file : m_files) {
            for (const TranslatedText& one : TranslatedText::allOf(folder + file)) {
                for (const QString& form : one.forms) {
                    const QString flaw = one.isFinished ? flawOf(one.source, form) : QString();
                    QVERIFY2(flaw.isEmpty(), qPrintable(file + ": " + one.name() + ": " + flaw));
                }
            }
        }
    }

    void haveAllPluralForms()
    {
        const QMap<QString, qsizetype> forms{
            {"thicket_de.ts", 2}, {"qt_de.ts", 2}, {"formats_de.ts", 2}};
        for (const QString& file : m_files) {
            QVERIFY2(forms.contains(file), "say here how many forms the language has");
            for (const TranslatedText& one : TranslatedText::allOf(folder + file)) {
                QCOMPARE(one.isCounted, placeholdersOf(one.source).contains("%n"));
                if (one.isFinished)
                    QVERIFY2(one.forms.size() == (one.isCounted ? forms[file] : 1),
                             qPrintable(file + ": " + one.name()));
            }
        }
    }

    /// Who adds a text need not know the language: an error in a build for release alone.
    void areFinished()
    {
        QStringList unfinished;
        for (const QString& file : m_files) {
            for (const TranslatedText& one : TranslatedText::allOf(folder + file)) {
                if (!one.isFinished)
                    unfinished << file + ": " + one.name();
            }
        }
#ifdef NDEBUG
        QVERIFY2(unfinished.isEmpty(), qPrintable("unfinished: " + unfinished.join('\n')));
#else
        for (const QString& one : unfinished)
            qWarning("unfinished, so shown in English: %s", qPrintable(one));
#endif
    }

    void haveEveryTextOfTheSources()
    {
#ifdef THICKET_LUPDATE
        QTemporaryDir place;
        const QString fresh = place.filePath("thicket_de.ts");
        QProcess lupdate;
        lupdate.start(THICKET_LUPDATE, {"-silent", "-I", THICKET_SOURCE_DIR,
                                        THICKET_SOURCE_DIR "/app", "-ts", fresh});
        QVERIFY(lupdate.waitForFinished() && lupdate.exitCode() == 0);
        // It warns of texts that it puts into a context that nothing asks for.
        QCOMPARE(lupdate.readAllStandardError(), QByteArray());
        const QList<TranslatedText> texts = TranslatedText::allOf(fresh);
        QVERIFY(texts.size() > 1000);
        for (const QString& file : m_files.filter("thicket_")) {
            QSet<QString> known;
            for (const TranslatedText& one : TranslatedText::allOf(folder + file))
                known << one.name();
            QStringList missing;
            for (const TranslatedText& one : texts) {
                if (!known.contains(one.name()))
                    missing << one.name();
            }
            QVERIFY2(missing.isEmpty(), qPrintable(file +
                                                   " lacks texts; ./dev translations adds "
                                                   "them, in English for now:\n" +
                                                   missing.join('\n')));
        }
#else
        qWarning("not looked for: CMake found no lupdate");
#endif
    }

    /// lupdate does not know them: formats tell in English.
    void haveEveryNoteOfALedger()
    {
        const QStringList notes = ledgerNotes();
        QVERIFY(notes.size() > 50);
        for (const QString& file : m_files.filter("formats_")) {
            QSet<QString> known;
            for (const TranslatedText& one : TranslatedText::allOf(folder + file))
                known << one.source;
            for (const QString& note : notes)
                QVERIFY2(known.contains(note), qPrintable(file + " lacks: " + note));
        }
    }

    /// What the dialogs of exports and imports say. For tables the editor has questions of its own.
    void haveEveryOptionOfAFormat()
    {
        QStringList texts;
        const thicket::plugins::FormatRegistry registry(
            {THICKET_BINARY_DIR "/lib/thicket/plugins"});
        for (const thicket::plugins::MapFormat* format : registry.formats()) {
            const thicket::plugins::FormatInfo info = format->info();
            texts << info.title;
            auto options = info.exportOptions;
            if (info.id != "csv")
                options << info.importOptions;
            for (const thicket::plugins::FormatOption& option : options)
                texts << option.description << option.choices;
        }
        QVERIFY(texts.size() > 100);
        for (const QString& file : m_files.filter("formats_")) {
            QSet<QString> known;
            for (const TranslatedText& one : TranslatedText::allOf(folder + file))
                known << one.source;
            for (const QString& text : texts)
                QVERIFY2(known.contains(text), qPrintable(file + " lacks: " + text));
        }
    }

private:
    QStringList m_files;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translationstest.moc"
