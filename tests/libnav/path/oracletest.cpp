#include "tests/support/judges/pathjudge.h"

#include <QTest>

using namespace thicket::nav;
using namespace thicket::test;

namespace {

constexpr int parts = 3; // runs that share the families
constexpr int worlds = 112;
constexpr int perWorld = 24;

QString described(std::uint64_t seed, const Segment& query, const std::string& fault)
{
    return QStringLiteral("seed %1, {%2, %3} to {%4, %5}: %6")
        .arg(seed)
        .arg(query.a.x, 0, 'g', 17)
        .arg(query.a.y, 0, 'g', 17)
        .arg(query.b.x, 0, 'g', 17)
        .arg(query.b.y, 0, 'g', 17)
        .arg(fault.c_str());
}

int firstFamily()
{
    const int part = qEnvironmentVariableIntValue("THICKET_ORACLE_PART");
    Q_ASSERT(part >= 0 && part < parts);
    return part;
}

} // namespace

/// Each shortest path, in both directions, compared with the brute-force oracle: status, length,
/// every point of it. Every third family, from the first one on that
/// THICKET_ORACLE_PART names.
class OracleTest : public QObject {
    Q_OBJECT

private slots:
    void asksOneHundredThousandInAll() { QVERIFY(familyCount() * worlds * perWorld >= 100'000); }

    void agreesWithBruteForce_data()
    {
        QTest::addColumn<int>("family");
        for (int family = firstFamily(); family < familyCount(); family += parts)
            QTest::addRow("%d %s", family, worldOf(family, 1).family.c_str()) << family;
    }
    void agreesWithBruteForce()
    {
        QFETCH(int, family);
        int judgedWorlds = 0;
        int asked = 0;
        int found = 0;
        for (std::uint64_t seed = 0; judgedWorlds < worlds; ++seed) {
            QVERIFY(seed < 4 * worlds);
            const JudgedWorld judged(placedWorldOf(family, seed));
            if (judged.oracle.isAmbiguous())
                continue;
            ++judgedWorlds;
            SplitMix dice(seed);
            for (int i = 0; i < perWorld; ++i, ++asked) {
                const Segment query = anyQuery(judged.world, dice);
                if (judged.oracle.isInDoubt(query.a) || judged.oracle.isInDoubt(query.b))
                    continue;
                const Verdict want = verdictOn(judged, query.a, query.b);
                found += want.status == PathStatus::found ? 1 : 0;
                const std::string fault = faultOf(judged, query.a, query.b, want, 0.05);
                QVERIFY2(fault.empty(), qPrintable(described(seed, query, fault)));
            }
        }
        QCOMPARE(asked, worlds * perWorld);
        QVERIFY(found > asked / 20); // not all of them blocked
    }
};

QTEST_GUILESS_MAIN(OracleTest)
#include "oracletest.moc"
