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
    {"open", 0x68c8f9681750cd37},
    {"seek", 0xb4cb9abd93ab7ded},
    {"ORCA", 0xc38b645fc7d9fe36},
    {"ORCA on paths", 0x9a99135b848c4f63},
    {"paths", 0x7705d00bbd5cbcf0},
    {"flow", 0x3a53038bf43c66bc},
    {"straight into circles", 0xf16d1ebd6d1810f},
    {"detection boxes", 0x13ff000b1ace5c29},
    {"walls", 0x36c893f170bbccef},
    {"paths round walls", 0x7f898a89faca8709},
    {"flow round walls", 0x3fdb87726c01ab13},
    {"ray fans", 0xeb35ea025c211835},
    {"round arena", 0x317518bc75bb3309},
    {"hall", 0x849392b3370fdc60},
    {"mixed radii", 0xba255a56f0fbe234},
    {"boids", 0xefadde12ed355fb0},
    {"one place", 0x927586d7c8cd0054},
    {"far away", 0x804b2bcf780b3be},
    {"inputs", 0x22ba06775e69fe41},
    {"fast", 0x94849ef76f551497},
    {"small steps", 0x13170778782b1637},
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
