#include "libnav/map/positiontable.h"

#include <QTest>

#include <random>
#include <unordered_map>

using namespace thicket::nav;

class PositionTableTest : public QObject {
    Q_OBJECT

private slots:
    /// Ids that follow one another, ids far beyond the number of objects, and both.
    void itKnowsWhatAHashKnows_data()
    {
        QTest::addColumn<qlonglong>("span");
        QTest::addColumn<int>("odd"); // of ten ids
        QTest::newRow("dense") << 1000LL << 0;
        QTest::newRow("sparse") << 100'000LL << 0;
        QTest::newRow("mixed") << 2000LL << 3;
        QTest::newRow("odd") << 1000LL << 10;
    }
    void itKnowsWhatAHashKnows()
    {
        QFETCH(qlonglong, span);
        QFETCH(int, odd);
        std::mt19937_64 random(20261123);
        PositionTable table;
        std::unordered_map<ObjectId, std::size_t> hash;
        const auto anyId = [&] {
            const bool isOdd = static_cast<int>(random() % 10) < odd;
            return isOdd ? static_cast<ObjectId>(random() >> 1) | 1
                         : static_cast<ObjectId>(random() % static_cast<std::uint64_t>(span)) + 1;
        };
        for (int i = 0; i < 20'000; ++i) {
            const bool isRemoval = !hash.empty() && random() % 3 == 0;
            const ObjectId id = isRemoval && random() % 2 == 0 ? hash.begin()->first : anyId();
            const bool isKnown = hash.contains(id);
            QCOMPARE(table.find(id), isKnown ? hash.at(id) : PositionTable::none);
            if (isRemoval && isKnown) {
                table.erase(id);
                hash.erase(id);
            } else if (isKnown) {
                table.replace(id, static_cast<std::size_t>(i));
                hash[id] = static_cast<std::size_t>(i);
            } else {
                table.insert(id, static_cast<std::size_t>(i));
                hash.emplace(id, static_cast<std::size_t>(i));
            }
        }
        for (const auto& [id, position] : hash)
            QCOMPARE(table.find(id), position);
        QCOMPARE(table.find(0), PositionTable::none);
        QCOMPARE(table.find(-1), PositionTable::none);
    }
};

QTEST_GUILESS_MAIN(PositionTableTest)
#include "positiontabletest.moc"
