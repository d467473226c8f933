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
    {"open", 0},
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
