#include "app/editor/errors/errorpatterns.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/settings/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace thicket;

namespace {

/// Stands for an escaped quote, which ends no text.
constexpr QChar escapedQuote(1);

/// The sources of these folders, with texts of several lines joined.
QString sourcesOf(const QStringList& folders, const QStringList& without = {})
{
    static const QRegularExpression join(QStringLiteral("\"\\s*\""));
    QString all;
    for (const QString& folder : folders) {
        QDirIterator files(THICKET_SOURCE_DIR "/" + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!without.contains(files.fileName()) && file.open(QIODevice::ReadOnly))
                all += QString::fromUtf8(file.readAll());
        }
    }
    return all.replace("\\\"", escapedQuote).remove(join);
}

QString withQuotes(QString text) { return text.replace(escapedQuote, '"').replace("\\\\", "\\"); }

/// What the sources of a folder say in two words or more. Without what `meaning()` says of
/// behaviours.
QStringList wordsOf(const QString& folder, const QStringList& without)
{
    static const QRegularExpression comment(QStringLiteral("//.*$"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression meaning(QStringLiteral("^const char\\* meaning\\(.*?^}$"),
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression words(
        QStringLiteral("\"([^\"\n]*[A-Za-z]{2,} [a-z]{2,}[^\"\n]*)\""));
    QStringList all;
    const QString sources = sourcesOf({folder}, without).remove(comment).remove(meaning);
    for (auto found = words.globalMatch(sources); found.hasNext();)
        all << withQuotes(found.next().captured(1));
    return all;
}

/// What the sources of a folder say that ends like a sentence; notes do not.
QStringList sentencesOf(const QString& folder)
{
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression sentence(QStringLiteral("\"([^\"\n]{6,}\\.)\""));
    QStringList sentences;
    const QString sources = sourcesOf({folder}).remove(comment);
    for (auto found = sentence.globalMatch(sources); found.hasNext();)
        sentences << withQuotes(found.next().captured(1));
    return sentences;
}

} // namespace

/// The patterns of errors, held against the sources that word them.
class ErrorPatternsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// A pattern that no source says any more would never be found.
    void everyPatternIsSaidByASource()
    {
        // With the noun of a number, which counted() adds.
        static const QRegularExpression placeholder(
            QStringLiteral("%[1-9]( [a-z]+s\\b)?|1 [a-z]+"));
        const QString said =
            withQuotes(sourcesOf({"libnav", "libsteer", "plugins", "app/recovery"}));
        QVERIFY(editor::errorMessages().size() > 150);
        for (const editor::ErrorPattern& pattern : editor::errorMessages()) {
            const QString text = pattern.text;
            if (said.contains(text) || text.startsWith("No plugin writes"))
                continue; // QString("%1 ...").arg(); filesThatCannotBe() makes the other
            for (const QString& piece : text.split(placeholder))
                QVERIFY2(saysPiece(said, piece), pattern.text);
        }
    }

    /// So that no refusal of a format stays English. What is not an error is a note.
    void everySentenceOfAFormatHasAPattern_data()
    {
        QTest::addColumn<int>("atLeast");
        const QStringList others{"host", "hosts", "worker"}; // which run formats
        for (const QString& folder :
             QDir(THICKET_SOURCE_DIR "/plugins").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (!others.contains(folder))
                QTest::newRow(qPrintable(folder)) << (folder == "godot" ? 25 : 0);
        }
    }
    void everySentenceOfAFormatHasAPattern()
    {
        QFETCH(int, atLeast);
        QFile notes(THICKET_SOURCE_DIR "/app/resources/translations/formats_de.ts");
        QVERIFY(notes.open(QIODevice::ReadOnly));
        QString known = QString::fromUtf8(notes.readAll()).replace("&apos;", "'");
        for (const editor::ErrorPattern& pattern : editor::errorMessages())
            known += QString(pattern.text) + '\n';
        const QStringList said = sentencesOf(QString("plugins/") + QTest::currentDataTag());
        QVERIFY(said.size() >= atLeast);
        // Of notes about single files, which the window shows in English.
        known += "it lies outside of the map's folder.\nthere are no files beside the map.\n";
        static const QRegularExpression number(QStringLiteral("[0-9]+"));
        for (const QString& sentence : said)
            QVERIFY2(known.contains(sentence) ||
                         known.contains(QString(sentence).replace(number, "%1")),
                     qPrintable(sentence));
    }

    /// So that no refusal of a simulation or recording stays English.
    void everyErrorOfALibraryHasAPattern_data()
    {
        QTest::addColumn<int>("atLeast");
        QTest::newRow("libnav/collision") << 8;
        QTest::newRow("libsteer/flow") << 6;
        QTest::newRow("libsteer/ground") << 0;
        QTest::newRow("libsteer/recording") << 20;
        QTest::newRow("libsteer/scenario") << 15;
        QTest::newRow("libsteer/sim") << 40;
    }
    void everyErrorOfALibraryHasAPattern()
    {
        QFETCH(int, atLeast);
        // The meanings of parameters and the head of a file are no errors, and findings are
        // those of the command line.
        const QStringList said =
            wordsOf(QTest::currentDataTag(),
                    {"parametertable.cpp", "trajectoryheader.h", "behaviourfindings.cpp"});
        QVERIFY2(said.size() >= atLeast, qPrintable(QString::number(said.size())));
        QString known;
        for (const editor::ErrorPattern& pattern : editor::errorMessages())
            known += QString(pattern.text) + '\n';
        for (const editor::ErrorPattern& pattern : editor::errorPlaces())
            known += QString(pattern.text) + '\n';
        for (const QString& words : said)
            QVERIFY2(known.contains(words), qPrintable(words));
    }

    /// One that comes before it may fit its sentences, too.
    void everyPatternIsTheFirstThatFits()
    {
        if (!speaksGerman())
            return qWarning("not looked at: CMake found no lrelease");
        for (const editor::ErrorPattern& pattern : editor::errorMessages()) {
            static const QRegularExpression placeholder(QStringLiteral("%[1-9]"));
            const std::string sentence =
                QString(pattern.text).replace(placeholder, "7").toStdString();
            const QString german = QCoreApplication::translate("Error", pattern.text);
            QCOMPARE(editor::errorText({sentence, {}}), QString(german).replace(placeholder, "7"));
        }
    }

    void everyPatternHasAGermanText()
    {
        if (!speaksGerman())
            return qWarning("not looked at: CMake found no lrelease");
        for (const editor::ErrorPattern& pattern : editor::errorMessages())
            QVERIFY2(editor::errorText({pattern.text, {}}) != QString(pattern.text) ||
                         QString(pattern.text) == "true or false",
                     pattern.text);
    }

private:
    static bool speaksGerman()
    {
        editor::useLanguage("de");
        return editor::languages().contains({"de", "Deutsch"});
    }

    /// Also if it is put together, of parts that are long enough to tell: "radius" + " is
    /// negative".
    static bool saysPiece(const QString& said, const QString& piece)
    {
        constexpr qsizetype telling = 8;
        const auto tells = [](const QString& part) {
            return part.size() >= telling ||
                   std::none_of(part.begin(), part.end(), [](QChar c) { return c.isLetter(); });
        };
        if (said.contains(piece))
            return true;
        for (qsizetype at = 1; at < piece.size(); ++at) {
            const QString left = piece.left(at);
            const QString right = piece.mid(at);
            if (tells(left) && tells(right) && said.contains(left) && saysPiece(said, right))
                return true;
        }
        return false;
    }
};

QTEST_GUILESS_MAIN(ErrorPatternsTest)
#include "errorpatternstest.moc"
