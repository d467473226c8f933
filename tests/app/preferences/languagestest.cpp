#include "tests/app/preferences/preferencesbench.h"

#include "app/editor/settings/languages.h"

#include <QDataStream>
#include <QDir>
#include <QFile>

#include <initializer_list>

using namespace thicket;
using editor::Language;

namespace {

struct Translated {
    QByteArray context;
    QByteArray source;
    QString text;
};

/// The hash of Qt's .qm files.
quint32 hashOf(const QByteArray& text)
{
    quint32 h = 0;
    for (const char c : text) {
        h = (h << 4) + static_cast<uchar>(c);
        const quint32 g = h & 0xf0000000;
        if (g != 0)
            h ^= g >> 24;
        h &= ~g;
    }
    return h == 0 ? 1 : h;
}

/// A .qm file, as `lrelease` writes it.
QByteArray translationFile(std::initializer_list<Translated> all)
{
    QMap<quint32, quint32> places;
    QByteArray messages;
    QDataStream body(&messages, QIODevice::WriteOnly);
    for (const Translated& one : all) {
        places.insert(hashOf(one.source), static_cast<quint32>(messages.size()));
        body << quint8(3) << quint32(2 * one.text.size());
        for (const QChar c : one.text)
            body << quint16(c.unicode());
        for (const auto& [tag, text] : {std::pair(6, one.source), std::pair(7, one.context)}) {
            body << quint8(tag) << quint32(text.size());
            body.writeRawData(text.constData(), static_cast<int>(text.size()));
        }
        body << quint8(1);
    }
    static constexpr uchar magic[] = {0x3c, 0xb8, 0x64, 0x18, 0xca, 0xef, 0x9c, 0x95,
                                      0xcd, 0x21, 0x1c, 0xbf, 0x60, 0xa1, 0xbd, 0xdd};
    QByteArray file(reinterpret_cast<const char*>(magic), sizeof magic);
    QDataStream stream(&file, QIODevice::Append);
    stream << quint8(0x42) << quint32(8 * places.size());
    for (auto it = places.cbegin(); it != places.cend(); ++it)
        stream << it.key() << it.value();
    stream << quint8(0x69) << quint32(messages.size());
    stream.writeRawData(messages.constData(), static_cast<int>(messages.size()));
    return file;
}

} // namespace

/// A translation in the user's application data is offered, and used from the next start on.
class LanguagesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void aTranslationIsFoundAndUsed()
    {
        QTemporaryDir home;
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const QString folder = home.filePath("ThicketTests/Window/translations");
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + "/thicket_de.qm");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(translationFile({{"thicket::editor::FileMenu", "&New", "&Neu"},
                                    {"thicket::editor::FileMenu", "&File", "&Datei"}}));
        file.close();
        QFile other(folder + "/thicket_.qm");
        QVERIFY(other.open(QIODevice::WriteOnly));

        QCOMPARE(editor::languages(), (QList<Language>{{"en", "English"}, {"de", "Deutsch"}}));
        {
            PreferencesBench bench;
            QCOMPARE(bench.part<QComboBox>("preferLanguage")->currentText(), QString("System"));
            bench.choose("preferLanguage", 2);
            QCOMPARE(bench.action("New")->text(), QString("&New"));
        }
        // The next start.
        editor::useLanguage(editor::Preferences().values().language);
        PreferencesBench german;
        QCOMPARE(german.action("Neu")->text(), QString("&Neu"));
        QCOMPARE(german.window.menuBar()->actions().first()->text(), QString("&Datei"));
        QCOMPARE(german.part<QComboBox>("preferLanguage")->currentText(), QString("Deutsch"));
        QVERIFY(german.action("Open")); // not translated: English
    }
};

QTEST_MAIN(LanguagesTest)
#include "languagestest.moc"
