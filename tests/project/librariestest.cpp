#include <QProcess>
#include <QTest>

/// libnav and libsteer are for games without Qt: the built libraries must not depend on it.
class LibrariesTest : public QObject {
    Q_OBJECT

private slots:
    void linkNoQt_data()
    {
        QTest::addColumn<QString>("library");
        for (const char* name : {"thicket-collision", "thicket-nav", "thicket-steer"})
            QTest::newRow(name) << QString("lib%1.so").arg(name);
    }

    void linkNoQt()
    {
        QFETCH(QString, library);
        QProcess readelf;
        readelf.start("readelf", {"--dynamic", QString(THICKET_BINARY_DIR "/lib/") + library});
        QVERIFY2(readelf.waitForFinished(), "readelf (package binutils) cannot be run");
        const QByteArray dynamic = readelf.readAllStandardOutput();
        QCOMPARE(readelf.exitCode(), 0);
        QVERIFY2(dynamic.contains("libstdc++"), "readelf listed no needed libraries");
        QVERIFY2(!dynamic.contains("libQt"), dynamic.constData());
    }
};

QTEST_GUILESS_MAIN(LibrariesTest)
#include "librariestest.moc"
