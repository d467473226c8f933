#include "libnav/tangent/completegraph.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/pythonrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

class GraphSchemaTest : public QObject {
    Q_OBJECT

private slots:
    /// The complete graph grows with the square of the obstacles, so of large maps 30 objects
    /// count. In one run of Python, whose counts must be those of the graph.
    void everyMap()
    {
        QTemporaryDir folder;
        QStringList arguments{THICKET_SOURCE_DIR "/tests/plugins/graph/readgraph.py",
                              THICKET_SOURCE_DIR "/plugins/graph/graph.schema.json"};
        QList<QByteArray> wanted;
        for (const test::NamedMap& each : test::everyMap()) {
            const nav::Map map = test::thinned(each.map, 30);
            const auto bundle = test::ownFormat("graph").exportMap(map, {{"radius", "0.1"}});
            const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.1);
            if (test::areMapsWhole() && !bundle && field &&
                bundle.error().message.find("surfing edges, and") != std::string::npos)
                continue;
            QVERIFY2(bundle.has_value() == field.has_value(), each.name);
            if (!field)
                continue;
            const nav::CompleteGraph graph = nav::CompleteGraph::build(*field);
            wanted << QByteArray::number(qsizetype(graph.surfing.size())) + ' ' +
                          QByteArray::number(qsizetype(graph.hugging.size())) + ' ';
            QFile file(folder.filePath(QString("%1.graph.json").arg(arguments.size())));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bundle->files.first().bytes),
                     qint64(bundle->files.first().bytes.size()));
            arguments << file.fileName();
        }
        QByteArray said;
        QVERIFY2(test::runPython(arguments, said), said.right(2000).constData());
        const QList<QByteArray> lines = said.trimmed().split('\n');
        QCOMPARE(lines.size(), wanted.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(lines[i].startsWith(wanted[i]), lines[i] + " for " + wanted[i]);
    }

    void pythonReadsGraphsByTheirSchema()
    {
        QTemporaryDir folder;
        QStringList arguments{THICKET_SOURCE_DIR "/tests/plugins/graph/readgraph.py",
                              THICKET_SOURCE_DIR "/plugins/graph/graph.schema.json"};
        const auto write = [&](const nav::Map& map, const QString& radius,
                               const OptionValues& frame = {}) {
            OptionValues options = frame;
            options.insert("radius", radius);
            const auto bundle = test::ownFormat("graph").exportMap(map, options);
            QVERIFY2(bundle, bundle ? "" : bundle.error().text().c_str());
            QFile file(folder.filePath(QString("%1.graph.json").arg(arguments.size())));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bundle->files.first().bytes),
                     qint64(bundle->files.first().bytes.size()));
            arguments << file.fileName();
        };
        write(test::everyKind(), "0.5");
        write({}, "1");
        for (const test::Family family : {test::Family::disjoint, test::Family::touching,
                                          test::Family::polygons, test::Family::everything})
            write(test::familyMap(family, 2), "0.3");
        write(test::familyMap(test::Family::walls, 1), "0");
        write(test::everyKind(), "0.5", {{"scale", "0.01"}, {"yAxis", "down"}});
        write(test::familyMap(test::Family::everything, 2), "0.3",
              {{"scale", "30"}, {"yAxis", "down"}});
        QByteArray said;
        QVERIFY2(test::runPython(arguments, said), said.right(2000).constData());
        QCOMPARE(said.count('\n'), arguments.size() - 2);
        QVERIFY(said.contains("\n0 0 0\n"));
    }
};

QTEST_GUILESS_MAIN(GraphSchemaTest)
#include "graphschematest.moc"
