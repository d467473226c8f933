// Every format that is registered over the real forests, and the published worlds of polygons.
#include "plugins/host/formatregistry.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/matrix/roundtrip.h"

#include <QTest>

using namespace thicket;
using namespace thicket::test;
using plugins::MapFormat;

namespace {

const plugins::FormatRegistry& registry()
{
    static const plugins::FormatRegistry all;
    return all;
}

} // namespace

class SharedMatrixTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_maps = sharedMaps();
        QVERIFY(m_maps.size() >= 15 + 5 + 3);
        for (const NamedMap& each : m_maps)
            QVERIFY2(!each.map.objects().empty(), each.name);
    }

    void realMapsComeBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const MapFormat* const format : registry().formats())
            if (format->info().canExport)
                QTest::newRow(qPrintable(format->info().id)) << format->info().id;
    }
    void realMapsComeBack()
    {
        QFETCH(QString, id);
        for (const NamedMap& each : m_maps) {
            const QString fault = roundTripFault(*registry().byId(id), each.map);
            QVERIFY2(fault.isEmpty(), qPrintable(each.name + ": " + fault));
        }
    }

private:
    std::vector<NamedMap> m_maps;
};

QTEST_GUILESS_MAIN(SharedMatrixTest)
#include "sharedmatrixtest.moc"
