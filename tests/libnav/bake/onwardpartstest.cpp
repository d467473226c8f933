#include "libnav/bake/onwardparts.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/bitangent.h"
#include "libnav/tangent/rimindex.h"
#include "libnav/tangent/turning.h"
#include "tests/libnav/bake/sightsfrom.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace thicket;
using namespace thicket::test;
using nav::ContactGraph;
using nav::ObstacleField;
using nav::Point;
using nav::RimFlood;
using nav::SearchView;
using nav::Winding;

namespace {

struct Sight {
    std::uint32_t rim = 0;
    bool isBehind = false; ///< all tangents that leave the rim lie behind where it arrives
    bool isOnward = false; ///< listed so
};

/// Looks at all tangents of a rim, by angles.
class Judge {
public:
    Judge(const SearchView& field, ContactGraph graph) : m_field(field), m_graph(std::move(graph))
    {
        for (std::uint32_t rim = 0; rim < 2 * field.discs().size(); ++rim) {
            const nav::DiscIndex disc = nav::discOfRim(rim);
            const std::uint32_t first = m_graph.firstStretch[disc];
            if (first + 1 == m_graph.firstStretch[disc + 1])
                m_last[rim] = -nav::fullTurn;
        }
        for (std::uint32_t end = 0; end < m_graph.ends.size(); ++end)
            noteDeparture(m_graph.ends[end], m_graph.ends[end ^ 1]);
    }

    bool isOutside(Point p) const { return !m_graph.frame.bounds().contains(p); }
    /// Those that arrive on the only stretch of a rim with tangents of some length.
    template <class Visit> void visitSights(Point p, Visit visit) const
    {
        visitSightsFrom(m_graph, p, [&](std::uint32_t i, auto has) {
            const std::uint32_t rim = m_graph.sights[i];
            const auto last = m_last.find(rim);
            if (!has(m_graph.sightParts[i]) || last == m_last.end())
                return;
            const nav::Disc& disc = m_field.discs()[nav::discOfRim(rim)];
            const Winding winding = nav::windingOfRim(rim);
            const auto line =
                nav::tangentLine(p, 0, disc.center, nav::sign(winding) * disc.trueRadius);
            if (!line || line->length < shortest)
                return;
            const double arrival = comeTo(rim, nav::angleOf(line->direction));
            const nav::RimStretch& stretch = stretchOf(rim);
            if (std::abs(arrival) < stretch.sweep / 2)
                visit(Sight{rim, stretch.sweep < nav::fullTurn && arrival > last->second,
                            has(m_graph.onwardParts[i])});
        });
    }

private:
    static constexpr double shortest = 0.01;

    const nav::RimStretch& stretchOf(std::uint32_t rim) const
    {
        return m_graph.stretches[m_graph.firstStretch[nav::discOfRim(rim)]];
    }
    /// Where a tangent with this heading touches the rim, from the middle of the stretch on.
    double comeTo(std::uint32_t rim, double heading) const
    {
        const Winding winding = nav::windingOfRim(rim);
        const nav::RimStretch& stretch = stretchOf(rim);
        const double angle = nav::contactAngle(heading, winding);
        return nav::sign(winding) * nav::wrapped(angle - stretch.begin - stretch.sweep / 2);
    }
    void noteDeparture(const nav::TangentEnd& from, const nav::TangentEnd& to)
    {
        const auto last = m_last.find(from.rim);
        if (last == m_last.end())
            return;
        const nav::Disc& a = m_field.discs()[nav::discOfRim(from.rim)];
        const nav::Disc& b = m_field.discs()[nav::discOfRim(to.rim)];
        // The other end is one of the path back, so its rim is passed the other way round.
        const auto line =
            nav::tangentLine(a.center, nav::sign(nav::windingOfRim(from.rim)) * a.trueRadius,
                             b.center, -nav::sign(nav::windingOfRim(to.rim)) * b.trueRadius);
        if (!line || line->length < shortest) { // may lead on in either winding
            m_last.erase(from.rim);
            m_last.erase(nav::turnedBack(from.rim));
            return;
        }
        last->second = std::max(last->second, comeTo(from.rim, nav::angleOf(line->direction)));
    }

    SearchView m_field;
    ContactGraph m_graph;
    std::map<std::uint32_t, double> m_last; // by rim: the last place at which a tangent leaves it
};

} // namespace

/// From which parts of cells a path may go on behind a rim.
class OnwardPartsTest : public QObject {
    Q_OBJECT

private slots:
    void leaveOutOnlyWhatHasNoTangentAhead_data();
    void leaveOutOnlyWhatHasNoTangentAhead();
    void areTheSameWithAnyNumberOfThreads();
};

void OnwardPartsTest::leaveOutOnlyWhatHasNoTangentAhead_data()
{
    QTest::addColumn<double>("share"); // of the family's agent radius
    QTest::newRow("point") << 0.0;
    QTest::newRow("disc") << 1.0;
}

// Against all departures of each rim, by angles, from points in the parts that are left out.
void OnwardPartsTest::leaveOutOnlyWhatHasNoTangentAhead()
{
    QFETCH(const double, share);
    SplitMix dice(11);
    int leftOut = 0, behind = 0;
    for (int family = 0; family < familyCount(); ++family)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            World world = worldOf(family, seed);
            world.agentRadius *= share;
            const ObstacleField built = fieldOf(world);
            const Judge judge(SearchView(built), ContactGraph::of(SearchView(built), 1, nullptr));
            for (int i = 0; i < 400; ++i) {
                const Point p = somewhere(world, dice);
                if (!judge.isOutside(p))
                    judge.visitSights(p, [&](const Sight& sight) {
                        behind += sight.isBehind;
                        leftOut += !sight.isOnward;
                        QVERIFY2(sight.isOnward || sight.isBehind,
                                 qPrintable(QString("%1 %2: rim %3 from (%4, %5)")
                                                .arg(world.family.c_str())
                                                .arg(seed)
                                                .arg(sight.rim)
                                                .arg(p.x, 0, 'g', 17)
                                                .arg(p.y, 0, 'g', 17)));
                    });
            }
        }
    QVERIFY2(leftOut > 0.5 * behind, qPrintable(QString("%1 of %2").arg(leftOut).arg(behind)));
    QVERIFY(behind > 1000);
}

void OnwardPartsTest::areTheSameWithAnyNumberOfThreads()
{
    const ObstacleField built = fieldOf(worldOf(0, 1));
    const ContactGraph graph = ContactGraph::of(SearchView(built), 1, nullptr);
    QVERIFY(!graph.onwardParts.empty());
    QVERIFY(nav::onwardParts(SearchView(built), graph, 3) == graph.onwardParts);
}

QTEST_GUILESS_MAIN(OnwardPartsTest)
#include "onwardpartstest.moc"
