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
    {"open", 0xd6412a33113dd342},
    {"seek", 0xb031ba850758b71b},
    {"ORCA", 0x4d2f1012deb6f91f},
    {"ORCA on paths", 0xd6481a1968a05b39},
    {"paths", 0x75bc829c711515f8},
    {"flow", 0x5ba76a4c8514bb7d},
    {"straight into circles", 0x1bde8ce7595ef336},
    {"detection boxes", 0x8883044304b40183},
    {"walls", 0xe4a32151bd74e97},
    {"paths round walls", 0x1c4d825e9de07990},
    {"flow round walls", 0x18ac49b8fbc3f268},
    {"ray fans", 0x49478a4f52bbcf9a},
    {"round arena", 0xfce4f87abfbc8bc4},
    {"hall", 0x718ce82230fe4f0e},
    {"mixed radii", 0xbd39909d880005e6},
    {"boids", 0xd37bb6729944b74c},
    {"one place", 0x4cc07fe08c29da73},
    {"far away", 0x884f071260d96c86},
    {"inputs", 0xa4b3212093093ac},
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
