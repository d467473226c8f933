#include "libsteer/scenario/behaviourfindings.h"
#include "libnav/map/mapfile.h"

#include <QTest>

using namespace thicket;

namespace {

std::vector<nav::Finding> findingsOf(const std::string& behaviours)
{
    const std::string text =
        R"({"format": "thicket-map", "version": 1, "agentGroups": [{"name": "guards"},
            {"name": "walkers", "behaviours": [)" +
        behaviours + R"(]}], "objects": []})";
    const auto loaded = nav::readMap(text, "test");
    if (!loaded)
        qFatal("%s", loaded.error().text().c_str());
    return steer::behaviourFindings(loaded->map);
}

} // namespace

/// What `validate` says about behaviours.
class BehaviourFindingsTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingWrongWithWhatIsRight()
    {
        QVERIFY(findingsOf("").empty());
        QVERIFY(findingsOf(R"({"type": "rayFan"}, {"type": "seek", "weight": 0.5})").empty());
        QVERIFY(findingsOf(R"({"type": "rayFan", "rays": 3, "interval": 5, "fanAngle": 120},
                              {"type": "avoidObstacles", "lateral": "radiusPlusOffset",
                               "turnsLeft": true})")
                    .empty());
    }

    void warnsOfEachIgnoredKey()
    {
        const auto findings = findingsOf(R"({"type": "seek", "rays": 3, "interval": 5})");
        QCOMPARE(findings.size(), std::size_t{2});
        QCOMPARE(findings[0].severity, nav::Severity::warning);
        QCOMPARE(findings[0].code, std::string("ignoredKey"));
        QCOMPARE(findings[0].message(),
                 std::string("Agent group \"walkers\", behaviour 1: \"interval\" is ignored; the "
                             "behaviour seek has the keys \"type\", \"weight\" and "
                             "\"responseTime\"."));
        QVERIFY(findings[1].message().find("\"rays\"") != std::string::npos);
    }

    void refusesWhatASimulationRefuses_data()
    {
        QTest::addColumn<QString>("behaviour");
        QTest::addColumn<QString>("says");
        QTest::newRow("type") << R"({"type": "fly"})"
                              << "The behaviour \"fly\" is not known";
        QTest::newRow("form") << "7"
                              << "A behaviour is 7; it must be";
        QTest::newRow("whole number")
            << R"({"type": "rayFan", "rays": 3.5})"
            << "\"rays\" of the behaviour rayFan is 3.5; it must be a whole number from 1 to 65.";
        QTest::newRow("range") << R"({"type": "rayFan", "fanAngle": 0})"
                               << "it must be a number from 1 to 359 degrees.";
        QTest::newRow("no number") << R"({"type": "rayFan", "range": "far"})"
                                   << "\"range\" of the behaviour rayFan is \"far\"; it must be a "
                                      "number from 0.000001 to 1000000 map units.";
        QTest::newRow("choice") << R"({"type": "avoidObstacles", "lateral": "text"})"
                                << "it must be one of \"radiusMinusOffset\", \"radiusPlusOffset\".";
        QTest::newRow("flag") << R"({"type": "avoidObstacles", "turnsLeft": 1})"
                              << "\"turnsLeft\" of the behaviour avoidObstacles is 1; it must be "
                                 "true or false.";
        QTest::newRow("weight") << R"({"type": "seek", "weight": -1})"
                                << "it must be a number from 0 to 1e9";
    }

    void refusesWhatASimulationRefuses()
    {
        QFETCH(QString, behaviour);
        QFETCH(QString, says);
        // Errors come before warnings.
        const auto findings = findingsOf(R"({"type": "seek", "x": 1}, )" + behaviour.toStdString());
        QCOMPARE(findings.size(), std::size_t{2});
        QCOMPARE(findings[0].severity, nav::Severity::error);
        QCOMPARE(findings[0].code, std::string("badBehaviour"));
        const QString text = QString::fromStdString(findings[0].message());
        QVERIFY2(text.startsWith("Agent group \"walkers\", behaviour 2: "), qPrintable(text));
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void refusesOneKindWithTwoSetsOfParameters()
    {
        const auto findings =
            findingsOf(R"({"type": "rayFan", "rays": 3}, {"type": "seek"}, {"type": "rayFan"})");
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].severity, nav::Severity::error);
        QCOMPARE(
            findings[0].message(),
            std::string("Agent group \"walkers\" cannot be simulated: it has a behaviour twice "
                        "with different parameters."));
    }

    void countsWhatItLeavesOut()
    {
        std::string many;
        for (int i = 0; i < 130; ++i)
            many += R"({"type": "seek", "x": 1},)";
        const auto findings = findingsOf(many + R"({"type": "fly"})");
        QCOMPARE(findings.size(), std::size_t{101});
        QCOMPARE(findings.front().severity, nav::Severity::error);
        QVERIFY(findings.back().message().find(" 31 more ") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(BehaviourFindingsTest)
#include "behaviourfindingstest.moc"
