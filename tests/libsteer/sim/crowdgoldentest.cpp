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
    {"open", 0x2198f47db2f8efe5},
    {"seek", 0xb425384fdee224e4},
    {"ORCA", 0x4175c2e9d1636b7},
    {"ORCA on paths", 0x441b828c8f58bc94},
    {"paths", 0x53c940e78d42d7a7},
    {"flow", 0x4973b1ceefb5b5e},
    {"straight into circles", 0x27b5f3ef408b628d},
    {"detection boxes", 0x98eff1e3cb336b7},
    {"walls", 0xf6b78b4447d127b6},
    {"paths round walls", 0xc37712182f5497a6},
    {"flow round walls", 0x976e68e4cb7a4a43},
    {"ray fans", 0xa17a8ffa2c4f56bc},
    {"round arena", 0xffa9feac1841b62b},
    {"hall", 0x166427986dbe7e6a},
    {"mixed radii", 0xcdd7ae38feb4e44},
    {"boids", 0xdd02f26f98000ba},
    {"one place", 0x801fe370fd506a91},
    {"far away", 0x51df1faccf3205a7},
    {"inputs", 0xf0eadfd8f9c0da51},
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
