// Our reader of XML beside Qt's.
#include "plugins/tiled/xmlcursor.h"

#include <QTest>
#include <QXmlStreamReader>

#include <cstdint>
#include <random>

using thicket::plugins::XmlCursor;

namespace {

/// The parts in one text, those of characters joined; nothing if the file is refused.
QByteArray ours(const QByteArray& xml, QString* error = nullptr)
{
    XmlCursor cursor({xml.constData(), std::size_t(xml.size())}, "file");
    QByteArray all;
    const auto bytes = [](std::string_view text) {
        return QByteArray(text.data(), qsizetype(text.size()));
    };
    for (auto part = cursor.next(); part != XmlCursor::Part::end; part = cursor.next()) {
        if (part == XmlCursor::Part::element) {
            all += "\n<" + bytes(cursor.name());
            for (const auto& [name, value] : cursor.attributes())
                all += "|" + bytes(name) + "=" + bytes(value);
            all += "\n";
        } else if (part == XmlCursor::Part::endElement) {
            all += "\n>\n";
        } else {
            all += bytes(cursor.text());
        }
    }
    if (!cursor.hasFailed())
        return all;
    if (error)
        *error = QString::fromStdString(cursor.error().text());
    return {};
}

QByteArray qts(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    reader.setNamespaceProcessing(false);
    QByteArray all;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEntityReference()) // which the document type may declare elsewhere
            return {};
        if (reader.isStartElement()) {
            all += "\n<" + reader.qualifiedName().toUtf8();
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                all += "|" + attribute.qualifiedName().toUtf8() + "=" + attribute.value().toUtf8();
            all += "\n";
        } else if (reader.isEndElement()) {
            all += "\n>\n";
        } else if (reader.isCharacters()) {
            all += reader.text().toUtf8();
        }
    }
    return reader.hasError() ? QByteArray() : all;
}

/// Valid XML of many kinds of parts.
class Draft {
public:
    explicit Draft(std::uint64_t seed) : m_dice(seed) {}

    QByteArray file()
    {
        QByteArray xml;
        if (below(2))
            xml += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        if (below(4) == 0)
            xml += "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">\n";
        return xml + element(0) + (below(3) ? "\n" : "<!-- end -->");
    }
    std::uint64_t below(std::uint64_t end) { return m_dice() % end; }

private:
    QByteArray one(std::initializer_list<const char*> list)
    {
        return list.begin()[below(list.size())];
    }
    QByteArray text()
    {
        return one({"", " \n ", "1,2 3,4", "a &lt; b &amp; c", "&#10;&#x20AC;", "\r\n\t", "Bäume",
                    "\xF0\x9F\x8C\xB3", "&quot;&apos;&gt;", "<![CDATA[<a & b>\r\n]]>",
                    "<!-- <no> -->", "<?php ?>"});
    }
    QByteArray value()
    {
        return one({"", "12.5", "&quot;x&quot;", "a\nb\tc", "Bäume &amp; &#x1F333;", "a>b", "'"});
    }
    QByteArray element(int depth)
    {
        const QByteArray name = one({"map", "object", "a.b-c_1", "x:y", "größe"});
        QByteArray xml = "<" + name;
        for (std::uint64_t i = 0, count = below(depth % 3 == 2 ? 30 : 4); i < count; ++i)
            xml += one({" ", "\n  "}) + "k" + QByteArray::number(int(i)) + one({"=", " = "}) +
                   "\"" + value() + "\"";
        if (below(4) == 0)
            return xml + "/>";
        xml += one({">", " >"}) + text();
        for (std::uint64_t i = 0, count = depth < 4 ? below(4) : 0; i < count; ++i)
            xml += element(depth + 1) + text();
        return xml + "</" + name + one({">", "\n>"});
    }

    std::mt19937_64 m_dice;
};

} // namespace

class XmlCursorTest : public QObject {
    Q_OBJECT

private slots:
    void readsAsQtDoes()
    {
        for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
            const QByteArray xml = Draft(seed).file();
            QString error;
            const QByteArray read = ours(xml, &error);
            QVERIFY2(error.isEmpty(), qPrintable(error + "\n" + xml));
            QCOMPARE(read, qts(xml));
        }
    }

    /// Of a damaged file both read the same, if both read it.
    void damagedFilesAreReadAlike()
    {
        constexpr char marks[] = "<>&;/\"'=!?-[] \nx\xC3";
        int refusedByBoth = 0, readByUs = 0, rounds = 6000;
        for (int seed = 1; seed <= rounds; ++seed) {
            Draft draft(std::uint64_t(seed) + 10'000);
            QByteArray xml = draft.file();
            for (std::uint64_t i = 0, count = 1 + draft.below(2); i < count; ++i) {
                const auto at = qsizetype(draft.below(std::uint64_t(xml.size())));
                if (draft.below(2))
                    xml.remove(at, qsizetype(1 + draft.below(4)));
                else
                    xml.insert(at, marks[draft.below(sizeof(marks) - 1)]);
            }
            QString error;
            const QByteArray here = ours(xml, &error), there = qts(xml);
            const bool differs = !here.isEmpty() && !there.isEmpty() && here != there;
            QVERIFY2(!differs, qPrintable(xml + "\n" + here + "\n" + there));
            // Ours does not look into declarations. Qt guesses encodings, and with a document type
            // what unknown references stand for.
            if (!xml.startsWith('<') || xml.startsWith("<?") || xml.startsWith("<!D"))
                continue;
            refusedByBoth += here.isEmpty() && there.isEmpty();
            readByUs += !here.isEmpty() && there.isEmpty();
            const bool isLost = here.isEmpty() && !there.isEmpty();
            QVERIFY2(!isLost, qPrintable(error + " Qt reads it: " + xml));
        }
        QVERIFY2(refusedByBoth > rounds / 8, qPrintable(QString::number(refusedByBoth)));
        // Ours does not look into comments and instructions.
        QVERIFY2(readByUs < rounds / 100, qPrintable(QString::number(readByUs)));
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const QByteArray& xml, const QString& error) {
            QTest::newRow(name) << xml << "file: " + error;
        };
        const QString invalid = ": This is not valid XML: ";
        row("cut", "<a>\n<b>", "line 2, column 4" + invalid + "the element <b> does not end.");
        row("crossed", "<a>\n <ä></a>",
            "line 2, column 8" + invalid + "the end of <ä> is expected.");
        row("twice", "<a b='1' b='2'/>",
            "line 1, column 16" + invalid + "the element has an attribute twice.");
        row("reference", "<a>&b;</a>",
            "line 1, column 4" + invalid + "\"&\" begins no reference that is known.");
        row("no character", "<a>&#1;</a>",
            "line 1, column 4" + invalid + "\"&\" begins no reference that is known.");
        row("bytes", "<a>\n\xFF</a>",
            "line 2, column 1" + invalid + "this is no character in UTF-8 that it may hold.");
        row("after the end", "<a/>\n<b/>",
            "line 2, column 1" + invalid + "an element follows the one that holds all.");
        row("nothing", "<!-- a -->", "line 1, column 11" + invalid + "there is no element.");
        row("entities", "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
            "line 1, column 14: The file declares entities, which maps do not need; it was not "
            "read.");
        row("encoding", "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
            "line 1, column 44: The file says that it is in iso-8859-1; UTF-8 is read.");
    }
    void faultsHaveTheirPlace()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QString, error);
        QString found;
        QCOMPARE(ours(xml, &found), QByteArray());
        QCOMPARE(found, error);
    }

    void manyAttributesAreRefusedAtOnce()
    {
        QByteArray xml = "<a";
        for (int i = 0; i <= 1000; ++i)
            xml += " k" + QByteArray::number(i) + "=''";
        QString error;
        ours(xml + "/>", &error);
        QVERIFY2(error.contains("more than 1000 attributes"), qPrintable(error));
        QCOMPARE(ours(xml.left(xml.lastIndexOf(' ')) + "/>").count('|'), 1000);
    }
};

QTEST_APPLESS_MAIN(XmlCursorTest)
#include "xmlcursortest.moc"
