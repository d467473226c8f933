#include "plugins/host/companionfolder.h"
#include "plugins/api/outsidefolder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

class CompanionFolderTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("maps/sets"));
        write("outside.tsx", "secret");
        write("maps/a.tsx", "tiles");
        write("maps/sets/b ü.tsx", "more");
    }

    void filesOfTheFolderAreRead()
    {
        const CompanionFolder read(maps());
        QCOMPARE(*read("a.tsx"), "tiles");
        QCOMPARE(*read("./sets/../a.tsx"), "tiles");
        QCOMPARE(*read("sets/b ü.tsx"), "more");
    }

    void pathsThatLeadOutAreRefused()
    {
        QVERIFY(QFile::link(m_folder->filePath("outside.tsx"), maps() + "/link.tsx"));
        const CompanionFolder read(maps());
        const QString absolute = m_folder->filePath("outside.tsx");
        for (const QString& path : {QString("../outside.tsx"), QString("sets/../../outside.tsx"),
                                    absolute, QString("link.tsx")}) {
            const auto bytes = read(path);
            QVERIFY2(!bytes, qPrintable(path));
            const QString message = QString::fromStdString(bytes.error().message);
            QVERIFY2(message.contains("outside of its folder"), qPrintable(message));
            QVERIFY(isOutsideOfFolder(bytes.error()));
        }
    }

    void pathsOfAProjectCountFromItsFolder()
    {
        write("maps/project.godot", "");
        write("secret.tscn", "secret");
        QVERIFY(QDir(maps()).mkpath("levels/deep"));
        write("maps/levels/rock.tscn", "rock");
        write("maps/levels/deep/rock.tscn", "another");
        QVERIFY(QFile::link(m_folder->filePath("secret.tscn"), maps() + "/levels/link.tscn"));
        const CompanionFolder read(maps() + "/levels/deep");
        QCOMPARE(*read("res://levels/rock.tscn"), "rock");
        QCOMPARE(*read("rock.tscn"), "another");
        QVERIFY(!read("res://rock.tscn"));
        QCOMPARE(*read("../rock.tscn"), "rock");
        for (const char* path : {"res://../secret.tscn", "res://levels/link.tscn"}) {
            const auto bytes = read(path);
            QVERIFY2(!bytes && isOutsideOfFolder(bytes.error()), path);
        }
        QVERIFY(QFile::remove(maps() + "/project.godot"));
        QVERIFY(!read("res://levels/rock.tscn"));
        QCOMPARE(*read("res://rock.tscn"), "another");
    }

    void filesOfAProjectOfTiledAreRead()
    {
        QVERIFY(QDir(maps()).mkpath("levels"));
        const CompanionFolder read(maps() + "/levels");
        QVERIFY(isOutsideOfFolder(read("../a.tsx").error()));
        write("maps/game.tiled-project", "{}");
        QCOMPARE(*read("../a.tsx"), "tiles");
        QCOMPARE(*read("../sets/b ü.tsx"), "more");
        QVERIFY(!read("../none.tsx") && !isOutsideOfFolder(read("../none.tsx").error()));
        QVERIFY(isOutsideOfFolder(read("../../outside.tsx").error()));
        QVERIFY(
            isOutsideOfFolder(read("../../none.tsx").error())); // tells nothing of what is there
        QVERIFY(QFile::link(m_folder->filePath("outside.tsx"), maps() + "/link.tsx"));
        QVERIFY(isOutsideOfFolder(read("../link.tsx").error()));
    }

    void whatIsMissingIsNamed()
    {
        const CompanionFolder read(maps());
        const auto bytes = read("none.tsx");
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().message,
                 std::string("The file \"none.tsx\", which it refers to, was not found."));
        QVERIFY(!read(""));
        QVERIFY(!read("res://"));
        QVERIFY(!read(QString("a.tsx").append(QChar(0))));
        QVERIFY(!read("sets"));
    }

    void allTogetherAreBounded()
    {
        QFile large(maps() + "/large.bin");
        QVERIFY(large.open(QIODevice::WriteOnly));
        const QByteArray piece(1 << 20, 'x');
        for (int i = 0; i < 40; ++i)
            QCOMPARE(large.write(piece), qint64(piece.size()));
        large.close();
        const CompanionFolder read(maps());
        const CompanionReader copy = read;
        QVERIFY(copy("large.bin"));
        QVERIFY(!read("large.bin"));
        QVERIFY(read("a.tsx"));
    }

private:
    QString maps() const { return m_folder->filePath("maps"); }
    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(CompanionFolderTest)
#include "companionfoldertest.moc"
