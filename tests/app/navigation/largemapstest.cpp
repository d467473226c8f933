#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/markers.h"
#include "app/editor/navigation/livefield.h"
#include "app/editor/navigation/navigator.h"
#include "tests/app/document/randomedits.h"
#include "tests/app/navigation/freshanswer.h"

#include <QSignalSpy>
#include <QTest>

namespace {

using namespace thicket;
using editor::FieldChanges;
using editor::LiveField;
using editor::MapDocument;
using editor::Navigator;
using tests::freshAnswer;
using tests::isFresh;
using tests::near;
using tests::RandomEdits;

/// `side` * `side` circles on [0, 100], and a start and a goal in two corners.
nav::Map orchard(int side, std::uint64_t seed)
{
    RandomEdits random(seed);
    nav::Map map;
    const double apart = 100.0 / side;
    for (int i = 0; i < side * side; ++i) {
        const nav::Point at{(i % side + random.between(0.3, 0.7)) * apart,
                            (i / side + random.between(0.3, 0.7)) * apart};
        nav::MapObject tree;
        tree.id = i + 1;
        tree.geometry = nav::Circle{at, random.between(0.1, 0.3) * apart};
        map.append(std::move(tree));
    }
    nav::apply(map, editor::placeStart(map, {-1, -1}));
    nav::apply(map, editor::placeGoal(map, {101, 101}));
    return map;
}

bool isSettled(const Navigator& navigator)
{
    return !navigator.isFieldLate() && !navigator.answer().isLate() &&
           !navigator.answer().isApproximate();
}

/// The simplest map with an answer.
nav::Map openMap()
{
    nav::Map map;
    nav::apply(map, editor::placeStart(map, {-10, 0}));
    nav::apply(map, editor::placeGoal(map, {10, 0}));
    return map;
}

constexpr nav::ObjectId lakeId = 3;

/// One round polygon between the start and the goal.
nav::Map lakeOf(std::size_t corners)
{
    nav::Map map = openMap();
    nav::Polygon lake;
    for (std::size_t i = 0; i < corners; ++i) {
        const double turn = 6.283185307179586 * static_cast<double>(i) / double(corners);
        lake.points.push_back({5 * std::cos(turn), 4 * std::sin(turn)});
    }
    map.append({.id = lakeId, .geometry = std::move(lake)});
    return map;
}

template <class Edit> void changeLake(MapDocument& document, Edit edit)
{
    nav::MapObject after = *document.map().find(lakeId);
    edit(std::get<nav::Polygon>(after.geometry).points);
    document.push(nav::MapEdit::change(document.map(), {after}), "Edit");
}

} // namespace

/// The path on maps whose fields and searches run on a worker thread.
class LargeMapsTest : public QObject {
    Q_OBJECT

private slots:
    void largeMapsAreBuiltElsewhere();
    void everyChangeOfTheFieldIsReported();
    void noEditIsLostWhileObstaclesAreGathered();
    void hugeMapsGrowElsewhere();
    void noEditIsLostWhileTheFieldIsCopied();
    void radiusOfLargeMapsIsDraggedAndEdited();
    void longSearchesAreDoneElsewhere();
    void longOutlinesChangeElsewhere();
    void outlinesOfGameMapsChangeAtOnce();
};

void LargeMapsTest::largeMapsAreBuiltElsewhere()
{
    MapDocument document;
    document.reset(openMap(), {});
    Navigator navigator(document);
    navigator.setAgentRadius(0.1);
    QVERIFY(!navigator.path().isEmpty());
    QSignalSpy fields(&navigator, &Navigator::fieldChanged);
    const nav::Map map = orchard(50, 1);
    document.reset(map, {});
    QVERIFY(navigator.isFieldLate());
    QVERIFY(navigator.answer().isLate());
    QVERIFY(!navigator.result()); // the answer for another map does not count
    QCOMPARE(navigator.field().obstacleCount(), std::size_t(0));
    // Edits are applied at once, and none is lost.
    RandomEdits random(2);
    for (int i = 0; i < 20; ++i)
        document.push(random.edit(document.map()), "Edit");
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(navigator.field().obstacleCount() > 2400);
    QVERIFY(isFresh(navigator, document.map()));
    const auto after = fields.size();
    for (int i = 0; i < 20; ++i) { // from here on the field follows at once
        document.push(random.edit(document.map()), "Edit");
        QVERIFY(!navigator.isFieldLate());
        QTRY_VERIFY(isSettled(navigator));
        QVERIFY2(isFresh(navigator, document.map()), qPrintable(QString::number(i)));
    }
    QVERIFY(fields.size() > after);
    // A map that is opened while another is built replaces it.
    document.reset(map, {});
    document.reset(orchard(48, 3), {});
    QTRY_VERIFY(isSettled(navigator));
    QCOMPARE(navigator.field().obstacleCount(), std::size_t(48 * 48));
    QVERIFY(isFresh(navigator, document.map()));
    document.reset(map, {});
    document.reset(openMap(), {});
    QVERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
}

// Whoever stops a search at aboutToChange() must be told when there is a field to search again.
void LargeMapsTest::everyChangeOfTheFieldIsReported()
{
    MapDocument document;
    document.reset(orchard(50, 4), {});
    LiveField field(document);
    field.startOver(0.1);
    QTRY_VERIFY(!field.isLate());
    QSignalSpy begun(&field, &LiveField::aboutToChange);
    QSignalSpy replaced(&field, &LiveField::replaced);
    field.setAgentRadius(0.2);
    QTRY_COMPARE(begun.count(), 2); // the radius, and then a field that edits can change in place
    QCOMPARE(replaced.count(), 2);
    QCOMPARE(field.field().agentRadius(), 0.2);
}

// What lies beyond all other objects makes the field build its grid anew.
void LargeMapsTest::hugeMapsGrowElsewhere()
{
    MapDocument document;
    Navigator navigator(document);
    navigator.setAgentRadius(0.01);
    document.reset(orchard(320, 7), {});
    QTRY_VERIFY(isSettled(navigator));
    const auto moveFirst = [&document](nav::Point to) {
        nav::MapObject tree = *document.map().find(1);
        tree.geometry = nav::Circle{to, 0.1};
        document.push(nav::MapEdit::change(document.map(), {tree}), "Move");
    };
    moveFirst({50.2, 50.2});
    QVERIFY(!navigator.isFieldLate());
    moveFirst({110, 110});
    QVERIFY(navigator.isFieldLate());
    moveFirst({115, 90}); // meanwhile
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
    moveFirst({112, 108}); // there is room now
    QVERIFY(!navigator.isFieldLate());
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
}

void LargeMapsTest::noEditIsLostWhileTheFieldIsCopied()
{
    MapDocument document;
    document.reset(orchard(320, 8), {});
    LiveField field(document);
    connect(&document, &MapDocument::changed, &field, &LiveField::follow);
    bool isHeld = false;
    field.setHold([&isHeld] { return isHeld; });
    field.startOver(0.01);
    QTRY_VERIFY(!field.isLate());
    isHeld = true;
    const auto remove = [&document](nav::ObjectId id) {
        document.push(nav::MapEdit::remove(document.map(), {id}), "Delete");
    };
    const std::size_t all = field.field().obstacleCount();
    remove(1);
    remove(2);
    QVERIFY(field.isLate());
    QCOMPARE(field.field().obstacleCount(), all); // as the copy has it
    isHeld = false;
    remove(3); // not before those that wait
    QTRY_VERIFY(!field.isLate());
    QCOMPARE(field.field().obstacleCount(), all - 3);
    isHeld = true;
    remove(4);
    field.setAgentRadius(0.02); // the field is built for it, with what waits
    isHeld = false;
    QTRY_VERIFY(!field.isLate());
    QCOMPARE(field.field().obstacleCount(), all - 4);
    QCOMPARE(field.field().agentRadius(), 0.02);
}

void LargeMapsTest::noEditIsLostWhileObstaclesAreGathered()
{
    constexpr double radius = 0.01;
    MapDocument document;
    LiveField field(document);
    connect(&document, &MapDocument::changed, &field, &LiveField::follow);
    connect(&document, &MapDocument::wasReset, &field, [&] { field.startOver(radius); });
    const nav::Map map = orchard(300, 5); // more objects than one turn gathers
    RandomEdits random(6);
    for (const bool hasHugeEdit : {false, true}) {
        document.reset(map, {});
        QVERIFY(field.isLate());
        for (int i = 0; i < 40; ++i) {
            if (i % 3 == 2)
                document.undo();
            else
                document.push(random.edit(document.map()), "Edit");
            if (i % 10 == 9)
                QCoreApplication::processEvents();
        }
        std::vector<nav::ObjectId> many;
        for (nav::ObjectId id = 1; hasHugeEdit && id < 20'000; ++id)
            many.push_back(document.map().objects()[static_cast<std::size_t>(4 * id)].id);
        document.push(nav::MapEdit::remove(document.map(), many), "Remove");
        QTRY_VERIFY(!field.isLate());
        const auto fresh = nav::ObstacleField::build(nav::obstacles(document.map()), radius);
        QCOMPARE(field.field().obstacleCount(), fresh->obstacleCount());
        for (int i = 0; i < 5000; ++i) {
            const nav::Point at = random.point();
            QVERIFY(near(field.field().clearance(at), fresh->clearance(at)));
        }
    }
}

void LargeMapsTest::radiusOfLargeMapsIsDraggedAndEdited()
{
    MapDocument document;
    Navigator navigator(document);
    navigator.setAgentRadius(0.1);
    document.reset(orchard(50, 4), {});
    QTRY_VERIFY(isSettled(navigator));
    RandomEdits random(5);
    for (int round = 0; round < 4; ++round) {
        for (int i = 0; i < 10; ++i)
            navigator.setAgentRadius(random.between(0, 0.3));
        QVERIFY(navigator.isFieldLate());
        if (round % 2 == 0) { // the field is of another radius, or still being built
            QTRY_VERIFY(isSettled(navigator));
            QCOMPARE(navigator.field().agentRadius(), navigator.agentRadius());
            QVERIFY(isFresh(navigator, document.map()));
        }
        for (int i = 0; i < 3; ++i)
            document.push(random.edit(document.map()), "Edit");
        QTRY_VERIFY(isSettled(navigator));
        QVERIFY(isFresh(navigator, document.map()));
    }
    // When the radius rests, the field becomes one that an edit can change in place.
    QSignalSpy changed(&navigator, &Navigator::fieldChanged);
    navigator.setAgentRadius(0.05);
    QTRY_VERIFY(changed.count() >= 2);
    document.push(random.edit(document.map()), "Edit");
    QVERIFY(!navigator.isFieldLate());
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
}

void LargeMapsTest::longSearchesAreDoneElsewhere()
{
    // Many paths of about the same length: the shortest takes thousands of expansions.
    MapDocument document;
    Navigator navigator(document);
    navigator.setAgentRadius(0.02);
    document.reset(orchard(140, 6), {});
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(navigator), 30000);
    QVERIFY(isFresh(navigator, document.map()));
    QVERIFY(navigator.result()->statistics.expanded > 500);
    RandomEdits random(7);
    int approximate = 0;
    for (int i = 0; i < 10; ++i) {
        const auto& hug = std::get<nav::HuggingEdge>(navigator.path().edges()[1]);
        nav::MapObject tree = *document.map().find(hug.contact.obstacle);
        auto& geometry = std::get<nav::Circle>(tree.geometry);
        geometry.center = geometry.center + nav::Point{random.between(-0.1, 0.1), 0.1};
        document.push(nav::MapEdit::change(document.map(), {tree}), "Move");
        const bool isShown = navigator.answer().isApproximate();
        approximate += isShown ? 1 : 0;
        if (isShown) {
            const auto fresh =
                freshAnswer(document.map(), 0.02, navigator.start(), navigator.goal());
            QVERIFY(navigator.path().length() <= 1.02 * fresh->path.length() * (1 + 1e-9));
            QVERIFY(navigator.result()->lowerBound <= fresh->path.length() * (1 + 1e-9));
        }
        // Sometimes do not wait for it.
        if (i % 3 == 2)
            continue;
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(navigator), 30000);
        QVERIFY(isFresh(navigator, document.map()));
    }
    QVERIFY(approximate > 0);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(navigator), 30000);
    QVERIFY(isFresh(navigator, document.map()));
    // Traced searches run at once.
    navigator.setTraced(true);
    QVERIFY(isSettled(navigator));
    QCOMPARE(navigator.answer().trace().steps.size(), navigator.result()->statistics.expanded);
}

/// A lake of very many corners between the start and the goal. Its edits wait for each other.
void LargeMapsTest::longOutlinesChangeElsewhere()
{
    constexpr std::size_t corners = FieldChanges::fewPoints;
    MapDocument document;
    document.reset(lakeOf(corners), {});
    Navigator navigator(document);
    navigator.setAgentRadius(0.1);
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
    for (int i = 0; i < 20; ++i)
        changeLake(document, [i](auto& points) { points[corners / 4 + 7].y = 5 + 0.1 * i; });
    QVERIFY(navigator.isFieldLate());
    changeLake(document, [](auto& points) { points.erase(points.begin() + corners / 2); });
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
    document.undo();
    QVERIFY(navigator.isFieldLate());
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
    document.push(nav::MapEdit::remove(document.map(), {lakeId}), "Remove");
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
    QVERIFY(near(navigator.result()->path.length(), 20));
}

/// Those of game maps have up to 2,100 corners.
void LargeMapsTest::outlinesOfGameMapsChangeAtOnce()
{
    constexpr std::size_t corners = 2'100;
    MapDocument document;
    Navigator navigator(document);
    navigator.setAgentRadius(0.1); // a field derived for another radius is built anew first
    document.reset(lakeOf(corners), {});
    QTRY_VERIFY(isSettled(navigator));
    for (int i = 0; i < 5; ++i) {
        changeLake(document, [i](auto& points) { points[corners / 4 + 7].y = 5 + 0.1 * i; });
        QVERIFY(!navigator.isFieldLate());
    }
    QTRY_VERIFY(isSettled(navigator));
    QVERIFY(isFresh(navigator, document.map()));
}

QTEST_GUILESS_MAIN(LargeMapsTest)
#include "largemapstest.moc"
