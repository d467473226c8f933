#include "tests/app/translations/translatedtext.h"

#include <QDir>
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

private:
    QStringList m_files;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translationstest.moc"
