#include "libnav/excerpt.h"

#include <QString>
#include <QTest>

#include <random>

using namespace thicket;

class ExcerptTest : public QObject {
    Q_OBJECT

private slots:
    void showsWhatIsHarmless()
    {
        for (const std::string& text :
             {std::string(), std::string("oak"), std::string("\"a\\b\""), std::string("Bäume 木 🌲"),
              std::string("caf\xC3\xA9 \xE2\x80\x90 \xE2\x81\x9F \xEF\xBF\xBD")})
            QCOMPARE(excerpt(text), text);
    }

    void escapesTheRest()
    {
        QCOMPARE(excerpt("a\nb\tc\rd"), std::string("a\\nb\\tc\\rd"));
        QCOMPARE(excerpt("\x1b[31m\x07\x7f"), std::string("\\x1b[31m\\x07\\x7f"));
        QCOMPARE(excerpt(std::string("\0", 1)), std::string("\\x00"));
        QCOMPARE(excerpt("\xff\xc3(\xe2\x82"), std::string("\\xff\\xc3(\\xe2\\x82"));
        QCOMPARE(excerpt("\xED\xA0\x80\xC0\x80"), std::string("\\xed\\xa0\\x80\\xc0\\x80"));
        for (const std::string& obeyed : {std::string("\xC2\x9B"), std::string("\xE2\x80\xAE"),
                                          std::string("\xE2\x80\xA8"), std::string("\xE2\x80\x8B"),
                                          std::string("\xE2\x81\xA6"), std::string("\xEF\xBB\xBF")})
            QVERIFY(excerpt(obeyed).starts_with("\\x"));
    }

    void countsCharacters()
    {
        QCOMPARE(excerpt(std::string(60, 'a')), std::string(60, 'a'));
        QCOMPARE(excerpt(std::string(61, 'a')), std::string(60, 'a') + "...");
        QCOMPARE(excerpt("木木木", 2), std::string("木木..."));
        QCOMPARE(excerpt("\xff\xff\xff", 2), std::string("\\xff\\xff..."));
        QCOMPARE(excerpt("a", 0), std::string("..."));
    }

    /// For any bytes: valid UTF-8 as Qt reads it, and of limited length.
    void anyBytesBecomeHarmless()
    {
        std::mt19937_64 random(1);
        for (int run = 0; run < 20'000; ++run) {
            std::string bytes;
            for (std::uint64_t i = random() % 80; i > 0; --i)
                bytes +=
                    static_cast<char>(random() % 4 == 0 ? 0x80 + random() % 0x80 : random() % 0x80);
            const std::string shown = excerpt(bytes);
            const QString text = QString::fromStdString(shown);
            QVERIFY(text.toStdString() == shown && shown.size() <= 60 * 12 + 3);
            for (const QChar c : text)
                QVERIFY(c.category() != QChar::Other_Control);
            // What Qt does not accept as text is escaped.
            const bool isText =
                !QString::fromStdString(bytes).contains(QChar::ReplacementCharacter);
            QVERIFY(isText || bytes.size() > 60 || shown.find("\\x") != std::string::npos);
        }
    }
};

QTEST_GUILESS_MAIN(ExcerptTest)
#include "excerpttest.moc"
