#include "tests/support/crowdsamples.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdSample;

namespace {

struct Golden {
    const char* name;
    std::uint64_t hash; ///< of the state after 1,000 steps
};

// A change of behaviour changes them: run the test, look at what it says is different, and if that
// is meant, take what it prints.
constexpr Golden golden[] = {
    {"open", 0x7172f8279d69ebf0},
    {"seek", 0xb9cd6b2fceaed4d},
    {"ORCA", 0xcd5b76ffa6598dac},
    {"ORCA on paths", 0x63741f693cedce9},
    {"paths", 0x741b2fe4129d809c},
    {"flow", 0x5294c845067f6f3},
    {"straight into circles", 0x3a6260f655263ee5},
    {"detection boxes", 0xa8e906a51a8ca768},
    {"walls", 0xc159ed2bc1e6a185},
    {"paths round walls", 0x38566cc79f931454},
    {"flow round walls", 0xa7843afeb62f0ba2},
    {"ray fans", 0x361d3f69e0880cd0},
    {"round arena", 0xc44630bd2933695c},
    {"hall", 0xcfbdf04ec9868592},
    {"mixed radii", 0xcdd7ae38feb4e44},
    {"boids", 0x82a5ce57429806e8},
    {"one place", 0x801fe370fd506a91},
    {"far away", 0x51df1faccf3205a7},
    {"inputs", 0xf60df77cc0e950a9},
    {"fast", 0x94849ef76f551497},
    {"small steps", 0xb387388749de8fb1},
};

} // namespace

class CrowdGoldenTest : public QObject {
    Q_OBJECT

private slots:
    void thousandStepsGiveKnownBits_data();
    void thousandStepsGiveKnownBits();
};

void CrowdGoldenTest::thousandStepsGiveKnownBits_data()
{
    QTest::addColumn<int>("index");
    const std::vector<CrowdSample> samples = test::crowdSamples();
    for (std::size_t i = 0; i < samples.size(); ++i)
        QTest::newRow(samples[i].name.c_str()) << static_cast<int>(i);
}

void CrowdGoldenTest::thousandStepsGiveKnownBits()
{
    QFETCH(const int, index);
    const CrowdSample sample = test::crowdSamples()[static_cast<std::size_t>(index)];
    Result<Crowd> crowd = Crowd::of(sample.scenario, sample.params);
    QVERIFY2(crowd.has_value(), crowd ? "" : crowd.error().text().c_str());
    for (int i = 0; i < 1000; ++i) {
        test::applyDue(*crowd, sample);
        crowd->step();
    }
    const auto known =
        std::ranges::find_if(golden, [&](const Golden& one) { return one.name == sample.name; });
    const QString line =
        QString("{\"%1\", 0x%2},").arg(sample.name.c_str()).arg(crowd->hash(), 0, 16);
    QVERIFY2(known != std::end(golden) && known->hash == crowd->hash(), qPrintable(line));
}

QTEST_GUILESS_MAIN(CrowdGoldenTest)
#include "crowdgoldentest.moc"
