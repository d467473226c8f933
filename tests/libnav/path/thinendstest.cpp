#include "tests/support/pathjudge.h"

#include <QTest>

using namespace thicket::nav;
using namespace thicket::test;

/// Paths from and to places on and beside walls and polygon sides that have no thickness, below the
/// floor that the search gives them: there and back, against the brute-force oracle. Each row is
/// the least world that soaking found; families 38 to 40 ask at random.
class ThinEndsTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<std::vector<Obstacle>>("obstacles");
        QTest::addColumn<Segment>("query");
        besideCorners();
        inSpikes();
        onSeams();
    }
    void agreesWithBruteForce()
    {
        QFETCH(std::vector<Obstacle>, obstacles);
        QFETCH(Segment, query);
        World world;
        world.obstacles = obstacles;
        const JudgedWorld judged(world);
        QVERIFY(!judged.oracle.isAmbiguous());
        const std::string fault = faultOf(judged, query.a, query.b);
        QVERIFY2(fault.empty(), fault.c_str());
    }

private:
    static void row(const char* title, std::vector<Obstacle> obstacles, Segment query)
    {
        QTest::newRow(title) << std::move(obstacles) << query;
    }

    static void besideCorners()
    {
        row("the first edge does not cut a corner", {{1, Polygon{{{9, 5}, {7, 5}, {9, 7}}}}},
            {{9, 5.0002544065678567}, {8.980037072282947, -0.1619928331889291}});
        row("no way round a corner that is not in the way",
            {{1, Wall{{{-2.4554103415295696, 4.3728202163600045},
                       {-0.46620671465667574, 0.68125879662619493},
                       {-3.1666360955877391, 1.0094957017883619}}}}},
            {{10.272611234563739, 1.3762336360122056}, {-3.1666381456344839, 1.0094955226125091}});
        row("the floor alone bends the way round a corner",
            {{1, Wall{{{3.7358141746330165, 7.090890220191711},
                       {4.8505814514002381, 7.7110510153564027}}}},
             {2, Polygon{{{9.0947698787438966, 3.9015824854213887},
                          {8.6092479172850513, 2.1343945037442467},
                          {10.107992399706918, 2.4038102358789963}}}}},
            {{3.7358083501093362, 7.090891529650289}, {4.8505814514002381, 7.7110510153564027}});
    }

    static void inSpikes()
    {
        row("at the tip, between sides 2 degrees apart",
            {{1, Wall{{{8.8679519255952926, 9.7656677608145248},
                       {10.524475618465363, 11.363135194658831},
                       {6.9188622925830723, 8.1321423561526878},
                       {10.533271879138621, 11.636945455330151}}}}},
            {{10.524475618465363, 11.363135194658831}, {3.3596146165487788, 7.7021086652110728}});
        row("where it is narrower than the floor",
            {{1, Wall{{{5.1994803779834209, 6.2598343972650126},
                       {6.2597701335629399, 6.1514995758883746},
                       {2.4730018906700781, 6.5229206348680639}}}}},
            {{6.2581037837160878, 6.1516645091608897}, {2.8743181560899385, 5.2689783911110686}});
        row("on one side, the other too near",
            {{1, Polygon{{{8.4830244734025442, 0.87547649105407799},
                          {10.167106274900828, 1.2298195537100058},
                          {10.400351014223551, 0.30639043792735443}}}},
             {2, Polygon{{{8.4830244734025442, 0.87547649105407799},
                          {11.083315294825539, 1.4448367977951375},
                          {9.9978298260753, 2.181372636815281}}}},
             {3, Circle{{4.0067574526289205, 9.0752471387607585}, 0.23338959931078801}}},
            {{8.4846885899833318, 0.87584086642281922}, {5.7510061241567332, 2.0181260635822373}});
        row("beside the tip, to where it is narrow",
            {{1, Wall{{{5.2286667233729309, -1.6895836392091115},
                       {3.599701189994132, 0.057025151019775011},
                       {5.3288387248115114, -1.7833302752784295}}}},
             {2, Wall{{{4.2067922720487205, 9.8655904200944171},
                       {4.2286424866533734, 5.8058340996481457}}}}},
            {{3.5997014479972536, 0.057025382234267966},
             {3.6006511495002145, 0.056006585807874334}});
        row("no way out through the tip",
            {{1, Wall{{{0.33459711753524513, 4.2907506693572364},
                       {3.8719218665905073, 4.8261077562530588},
                       {0.25383202463632948, 3.9593102752426059}}}},
             {2, Wall{{{6.9012678844866526, 0.58845677789745254},
                       {7.2901777419503473, -1.1877810814044971}}}},
             {3, Circle{{5.4764302048717326, 9.6616943706390241}, 0.67108132395243225}}},
            {{7.1761877469098776, -0.076819869450973188},
             {3.8719212667040939, 4.8261076387010338}});
    }

    static void onSeams()
    {
        row("near the end of a seam there is no way out",
            {{1, Polygon{{{1, 3}, {-1, 3}, {1, 1}}}},
             {2, Polygon{{{5, 1}, {7, 1}, {5, -1}}}},
             {3, Polygon{{{-1, 9}, {-1, 11}, {1, 11}}}},
             {4, Polygon{{{1, 1}, {3, 1}, {1, 3}}}}},
            {{8.9118769121860488, 4.7797805333581831}, {1, 1.0005039299396179}});
    }
};

QTEST_GUILESS_MAIN(ThinEndsTest)
#include "thinendstest.moc"
