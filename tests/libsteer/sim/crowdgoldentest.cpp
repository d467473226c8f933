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
    {"open", 0x6e313e22e65b2f2b},
    {"seek", 0xebc83610fbed09f1},
    {"ORCA", 0xa632f988b462e2c1},
    {"ORCA on paths", 0x3e9f459bf55ba71a},
    {"paths", 0xbafe203b694e273d},
    {"flow", 0x80671ffb31103873},
    {"straight into circles", 0x8c59a287d2b56bda},
    {"detection boxes", 0xa7a32f4a7cb66459},
    {"walls", 0xc60692e9ef5dce5b},
    {"paths round walls", 0x454b99b73bdb91b5},
    {"flow round walls", 0xd5fd52b2a9c2e876},
    {"ray fans", 0xa3343218bd74ab0f},
    {"round arena", 0x107b8ce8b87e225f},
    {"hall", 0xba668ba9199859aa},
    {"mixed radii", 0xcdd7ae38feb4e44},
    {"boids", 0x82a5ce57429806e8},
    {"one place", 0xf61be013cf2eb0a5},
    {"far away", 0x93e77419cebd934a},
    {"inputs", 0x3a1f30aab83e176d},
    {"fast", 0x94849ef76f551497},
    {"small steps", 0x3ee71e5eb1051493},
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
