#include "tests/support/judges/pathjudge.h"

#include <QTest>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

using Shapes = std::vector<thicket::nav::Shape>;

namespace {

void query(const char* rule, Shapes shapes, Point start, Point goal, double agentRadius = 0)
{
    QTest::newRow(rule) << std::move(shapes) << start << goal << agentRadius;
}

} // namespace

/// The smallest worlds whose shortest path is lost when one rule of the search is broken. PROOF.md
/// in libnav/tangent says which rule each row is for.
class ClosureTest : public QObject {
    Q_OBJECT

private slots:
    void rays_data()
    {
        columns();
        query("both sides of what blocks a tangent",
              {Polygon{{{7.6, 3.7}, {9.9, 2.5}, {11.6, 3.3}}}}, {10.9, 1.7}, {1, 10});
        query("the side of a blocker that the target is not on",
              {Circle{{7, 6}, 1}, Circle{{3.3, 6.3}, 0.4}}, {0, 5}, {10, 7});
        query("the side of a blocker that the target is on",
              {Wall{{{3.3, 6.5}, {3.4, 7.2}, {-1.3, 1.4}}, 1}}, {1, 2}, {4, 8});
        query("both ends of a core", {Wall{{{6, 10}, {8, 8}, {5, -1}}}}, {2, 5}, {10, 3});
        query("both windings at an end of a core",
              {Wall{{{8.2, 3.5}, {6.7, -2.2}, {9.1, -1.6}}, 0.13}}, {6, 0}, {11, 0});
        query("on past a target that was reached", {Wall{{{8, 1}, {6, 3}, {4, 3}, {1, 6}}}},
              {-1, 3}, {10, 3});
        query("the outer side of a disc past the target",
              {Wall{{{3.4, 3.6}, {8.3, 1.4}, {4.1, 4}}, 1}}, {-1, 3}, {6.2, 4.7});
        query("the outer sides of a core past the target",
              {Wall{{{2.9, 1.2}, {0.6, 6.7}, {1.7, 0.8}}, 0.55}}, {0.5, -0.4}, {10, 9});
    }
    void rays() { agreeWithBruteForce(); }

    void arrivals_data()
    {
        columns();
        query("goal more than half a turn on",
              {Circle{{2, 3}, 3}, Wall{{{3, 9}, {8, 8}, {5, 4}}, 2}}, {8, 1}, {4, 6});
        query("goal on the open side of the arriving ray",
              {Wall{{{2.4, 4.6}, {7.5, 4.4}, {4.7, 1.1}, {0.8, 5.3}}, 0.33},
               Wall{{{8, 3}, {-3, 16}}}},
              {5.5, 2.3}, {9, 2});
        query("blocker before the arrival",
              {Circle{{2.3, 7.8}, 1.2}, Circle{{8, 4.4}, 0.67}, Circle{{5, 8}, 1}}, {10, 4},
              {1.5, 8.8});
        query("a disc ahead of an arrival", {Circle{{7, 2}, 1}, Circle{{9.6, 0.4}, 1.4}},
              {8.27, -0.13}, {2, 11});
        query("a core ahead of an arrival",
              {Polygon{{{3, 7}, {5, 2}, {6, 3}}}, Polygon{{{2.5, 3.2}, {2.5, 2.4}, {2.6, 2.5}}}},
              {1.7, 3.4}, {10, 5});
        query("a disc met before the arrival's heading",
              {Wall{{{10, 8}, {5, 9}, {9, 4}, {13, 9}}, 0.2}}, {7, 7}, {5, 0});
        query("tried only what is queued", {Wall{{{2.2, 0.5}, {7.1, 5.2}}}, Circle{{3, 4}, 2.4}},
              {3.6, 1.2}, {5, 10});
        query("round the back of the start",
              {Wall{{{6.15, 5.95}, {4.25, 10.04}}}, Circle{{6.02, 6.3}, 0.09},
               Wall{{{5.9, 7.8}, {9.8, 3.8}, {12.5, -1.7}}, 1.3}},
              {6.02, 6.39}, {10, 6});
        query("round the back through a hook", {Wall{{{6, 8}, {8, 9}, {4, 9}, {6, 6}, {10, 7}}}},
              {6.5, 8.4}, {2, 4}, 0.05);
        query("round the back, with a far end ahead",
              {Wall{{{2, 0.5}, {-1, 0.5}, {-1, -0.5}, {5, -0.5}}}, Wall{{{5, -3}, {5, 100}}},
               Circle{{5.5, 130}, 1}},
              {0, 0}, {6, 4}, 0.1);
    }
    void arrivals() { agreeWithBruteForce(); }

    void rims_data()
    {
        columns();
        query("hugging ends at a disc", {Circle{{3.8, 2.7}, 4.9}, Circle{{5.2, 7.4}, 0.1}},
              {7.8, 5.7}, {0.61, 6.43});
        query("hugging ends at a core", {Wall{{{8, 3}, {7, -2}, {9, -2}}}}, {6, 0}, {11, 0});
        query("no hugging under a cover",
              {Circle{{8.9, 6.9}, 3.421},
               Polygon{{{7.016, 10.615}, {4.649, 10.287}, {6.661, 8.402}}}},
              {7.1, 9.82}, {7, 4});
        query("left to another only if that is no dearer",
              {Circle{{6.5, 5.3}, 0.6}, Circle{{5.61, 9.86}, 0.05}, Circle{{2.1, 0.2}, 5}},
              {5.61, 9.91}, {2, -5});
        query("dominated only along a free rim",
              {Circle{{8.9, 6.9}, 3.421},
               Polygon{{{7.016, 10.615}, {4.649, 10.287}, {6.661, 8.402}}}},
              {7.1, 9.82}, {7, 4});
        query("dominated only onwards",
              {Circle{{4.31, 2.4}, 1.3}, Circle{{3.42, 1.23}, 2.73}, Wall{{{5, 1}, {1, -8}}}},
              {1.98, -1.09}, {7, -1});
        query("dominated only by rounding",
              {Circle{{9.46, 2.37}, 0.02}, Circle{{6.18, 8.16}, 0.63}}, {10.36, 0.36},
              {6.65, 8.58});
        query("two paths tie in a lattice",
              {Circle{{5, 7}, 0.71}, Circle{{5, 9}, 0.71}, Circle{{7, 3}, 0.71},
               Circle{{7, 5}, 0.7}, Circle{{9, 3}, 0.71}},
              {9, 2}, {3.9, 9.4});
    }
    void rims() { agreeWithBruteForce(); }

    void pockets_data()
    {
        columns();
        query("a start on a rim may leave it in either winding",
              {Circle{{2.846085972741017, 3.2705125524143863}, 0.658824016384157}},
              {2.846085972741017, 2.6116885360302291}, {-0.72517182138173286, 8.9924404689409307});
        query("a bypass only along a free rim",
              {Circle{{2.1606640582957493, 4.995397177595148}, 0.9929533071885599},
               Circle{{1.3061500254354068, 6.836013383910041}, 0.43634761956042223},
               Circle{{0.12431033565359062, 7.6740906244682634}, 0.41248588139310827}},
              {5.9923229355161549, 3.5372177214822784}, {0.64950304999029029, 7.1926254190876833},
              0.3);
        query("a bypass only if it is shorter",
              {Wall{{{1000009.2160050955, -999991.44349751214},
                     {1000003.480596551, -999994.59759144892},
                     {1000004.610122685, -999994.58384867711}}}},
              {1000004.6102402573, -999994.58384202514}, {1000003.1239071279, -999991.4686418426});
        query("a bypass beside a thin wall's joint",
              {Wall{{{7.4375181880885268, 8.051125315090836},
                     {6.4910549319963904, 7.6824123642676776},
                     {9.8737241017994428, 10.920821170434227},
                     {7.1141723786844091, 13.327664985691705}}},
               Circle{{9.8435809279617885, 8.7094706353219813}, 0.29519796272172877}},
              {10.833457555255963, 9.359146138559284}, {8.0693738538046453, 10.771475022273188});
        query("a pocket outside the arc",
              {Wall{{{27.762059291849511, 12}, {32, 12}}, 0.3},
               Wall{{{7.3859535316866793, 16}, {32, 16}}, 0.3}},
              {27.341283708180939, 8.9391592880565298}, {25.519632806546824, 16.634573062193613},
              0.1);
        query("a pocket beyond the departure",
              {Circle{{7.5114944083873301, 23.597473002746131}, 1.3951775602954348},
               Circle{{36.716542880766404, 10.068129983270314}, 1.2056584639612051},
               Circle{{12.577147212655913, 19.601286145231814}, 1.1553157168242725},
               Circle{{18.572183432359047, 20.738036849684562}, 1.1344037288795101},
               Circle{{11.345140343518892, 21.358212210859499}, 0.55058950075435198}},
              {6.0925598115649739, 24.104643189411753}, {41.000493028356821, 8.2107818210280925});
    }
    void pockets() { agreeWithBruteForce(); }

    void corners_data()
    {
        columns();
        query("a dent that leads back to the ray",
              {Wall{{{6, 10}, {3, 8}, {5, 4}, {4, 4}, {5, 10}, {9, 9}}}}, {3, 6}, {25, 5});
        query(
            "a dent of thick walls that leads back",
            {Wall{{{2.6, 7.5}, {1.6, 8.3}, {3.2, 10.7}, {3.2, 10.1}, {-2.2, 9.6}, {-2.4, 10.1}}, 1},
             Wall{{{3, 5}, {4, 5}}, 1}},
            {6, 4}, {-1, 13}, 0.3);
    }
    void corners() { agreeWithBruteForce(); }

    // The smallest worlds of queries that a soak once found wrong.
    void keepsWhatSoakingFound_data()
    {
        columns();
        query("two arrivals within rounding, each leaving the rim to the other",
              {Circle{{8.4586268949981243, 0.39088872573712741}, 1.0579484758104001},
               Circle{{5.566170399985479, 3.6087286039155133}, 1.3095343504329744}},
              {7.3593808450096656, 0.25229598914764717}, {5.7157688298686331, 10.487367280705872},
              0.05);
        query("two arrivals within rounding, searched backwards",
              {Circle{{1.6474728386239323, 8.2729507521405594}, 0.35061956336169364},
               Circle{{0.1082181254674186, 0.22551347223405682}, 0.58949410870034247}},
              {0.10821812546741844, -0.66398063646628569},
              {0.99685327526223877, 8.2729507521405594}, 0.3);
        query("through the gap ahead and round behind the start",
              {Circle{{1000006.8589351325, -999992.49005777028}, 1.0159425114486367},
               Circle{{1000008.8228138172, -999992.008990195}, 1.005988511526676},
               Circle{{1000006.9958993539, -999992.15644807031}, 0.82686826055561258},
               Circle{{1000006.1618079828, -999993.3730824925}, 0.64722757787591023},
               Circle{{1000005.5847077734, -999994.46173785138}, 0.58494115459576057},
               Circle{{1000004.5286314867, -999995.4190314071}, 0.8404488211431107},
               Circle{{1000007.8319185934, -999996.77682201576}, 0.81394231281070595}},
              {1000007.8227676144, -999992.15644807031}, {1000005.0568302488, -999993.05540046107});
        query("a start where a wall's side begins",
              {Wall{{{9.8291, 9.3534}, {9.829, 6.7747}}, 0.1}}, {9.929, 6.7747}, {4, 0}, 0.05);
        query("a start an ulp off a rim, on a tangent",
              {Circle{{2.3895135929965505, 3.2136897571564971}, 0.90066886341940799},
               Circle{{3.8200310426504478, 5.5880011394321372}, 0.69868069313992409},
               Circle{{3.1365589007565085, 5.517630161610998}, 0.42738866800246678}},
              {3.3338072510158869, 6.4603253631580122}, {1.4150358723538732, -0.077646792751957516},
              0.3);
        query("a start an ulp off a rim, beside a disc",
              {Circle{{9.9598254577306466, 8.2074530896767843}, 1.0336245873143595},
               Circle{{6.0758401318887643, 9.1656822573730441}, 0.9473442075034133},
               Circle{{6.0692127240952862, 8.2156817770476991}, 1.0577006859315865}},
              {7.4187895840408684, 8.3639836707595574}, {-0.54083413323841034, 9.6670796094397495},
              0.3);
        query("of walls that tie, far from the origin",
              {Wall{{{1000004, -999996}, {1000007, -999996}}},
               Wall{{{1000006, -999999}, {1000006, -999996}}},
               Wall{{{1000004, -999996}, {1000005, -999996}}}},
              {1000003.3060523516, -999996.4946893984}, {1000010.7, -999997.6}, 0.1);
    }
    void keepsWhatSoakingFound() { agreeWithBruteForce(); }

private:
    static void columns()
    {
        QTest::addColumn<Shapes>("shapes");
        QTest::addColumn<Point>("start");
        QTest::addColumn<Point>("goal");
        QTest::addColumn<double>("agentRadius");
    }

    static void agreeWithBruteForce()
    {
        QFETCH(Shapes, shapes);
        QFETCH(Point, start);
        QFETCH(Point, goal);
        QFETCH(double, agentRadius);
        World world;
        world.agentRadius = agentRadius;
        for (const Shape& shape : shapes)
            world.obstacles.push_back(
                {static_cast<std::int64_t>(world.obstacles.size()) + 1, shape});
        const JudgedWorld judged(world);
        QVERIFY(judged.oracle.shortest(start, goal));
        QCOMPARE(faultOf(judged, start, goal), std::string());
    }
};

QTEST_GUILESS_MAIN(ClosureTest)
#include "closuretest.moc"
