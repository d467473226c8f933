#include "tests/support/crowds/crowdsamples.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using test::CrowdSample;

namespace {

struct Golden {
    const char* name;
    std::uint64_t hash; ///< of the state after 1,000 steps
};

// A change of behaviour changes these. Run the test and see what differs. If it is intended, use
// the values that it prints.
constexpr Golden golden[] = {
    {"open", 0x11e6e7ab3224396},
    {"seek", 0xa5568a3c7031ef97},
    {"ORCA", 0x97be4a536c101703},
    {"ORCA on paths", 0x91eaa1b97b94c0fb},
    {"paths", 0x194b6ddd1c820afc},
    {"flow", 0x52712edfade13b72},
    {"straight into circles", 0xb28e006b57d42f65},
    {"detection boxes", 0xf12459d6ad6bc712},
    {"walls", 0x47a44c0ef3558202},
    {"paths round walls", 0x16fcd2ca4e382560},
    {"flow round walls", 0x499d32311b7643c7},
    {"ray fans", 0xd615325a7a862bd2},
    {"round arena", 0x8451211d89c6d317},
    {"hall", 0x6efe1ec504bfa992},
    {"mixed radii", 0xbd39909d880005e6},
    {"boids", 0xd37bb6729944b74c},
    {"one place", 0x39af264fb7678d5e},
    {"far away", 0x9941abd917370532},
    {"inputs", 0xda3521c8f5a01a72},
    {"fast", 0x94849ef76f551497},
    {"small steps", 0x3674b3cea27df6ae},
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
