#include "libnav/map/objectlist.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace thicket::nav;

namespace {

using Objects = std::vector<MapObject>;

MapObject circleOf(ObjectId id)
{
    return {.id = id,
            .name = "a name that is too long for its object " + std::to_string(id),
            .geometry = Circle{{static_cast<double>(id), -1}, 2}};
}

/// So many different positions below `end`, ascending.
std::vector<std::size_t> somePositions(std::mt19937_64& random, std::size_t some, std::size_t end)
{
    std::vector<std::size_t> positions(end);
    for (std::size_t i = 0; i < end; ++i)
        positions[i] = i;
    std::shuffle(positions.begin(), positions.end(), random);
    positions.resize(std::min(some, end));
    std::sort(positions.begin(), positions.end());
    return positions;
}

void insert(std::mt19937_64& random, ObjectList& list, Objects& plain, ObjectId& next)
{
    const std::size_t some = 1 + random() % 40;
    std::vector<ObjectList::PlacedObject> placed;
    for (const std::size_t position : somePositions(random, some, plain.size() + some)) {
        placed.push_back({circleOf(next++), position});
        plain.insert(plain.begin() + static_cast<std::ptrdiff_t>(position), placed.back().object);
    }
    list.insert(std::move(placed));
}

void remove(std::mt19937_64& random, ObjectList& list, Objects& plain, std::size_t some)
{
    const std::vector<std::size_t> positions = somePositions(random, some, plain.size());
    list.remove(positions);
    for (auto position = positions.rbegin(); position != positions.rend(); ++position)
        plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(*position));
}

void replace(std::mt19937_64& random, ObjectList& list, Objects& plain)
{
    if (plain.empty())
        return;
    const std::size_t position = random() % plain.size();
    plain[position].geometry = GoalMarker{{static_cast<double>(random() % 100), 0}};
    list.replace(position, plain[position]);
}

/// In all the ways to read it.
bool isEqual(const ObjectList& list, const Objects& plain)
{
    bool isSame = list.size() == plain.size() && list.empty() == plain.empty() &&
                  std::equal(list.begin(), list.end(), plain.begin(), plain.end()) &&
                  std::equal(list.rbegin(), list.rend(), plain.rbegin(), plain.rend());
    for (std::size_t i = 0; isSame && i < plain.size(); ++i)
        isSame = list[i] == plain[i] && list.idAt(i) == plain[i].id &&
                 list.begin()[static_cast<std::ptrdiff_t>(i)] == plain[i];
    return isSame &&
           (plain.empty() || (list.front() == plain.front() && list.back() == plain.back()));
}

} // namespace

class ObjectListTest : public QObject {
    Q_OBJECT

private slots:
    void itHoldsWhatAVectorHolds()
    {
        std::mt19937_64 random(20261124);
        ObjectList list;
        Objects plain;
        ObjectId next = 1;
        for (int i = 0; i < 3000; ++i) {
            const auto deed = random() % 100;
            if (deed < 45)
                insert(random, list, plain, next);
            else if (deed < 85)
                remove(random, list, plain, random() % 40);
            else if (deed < 99)
                replace(random, list, plain);
            else
                remove(random, list, plain, plain.size());
            QVERIFY(isEqual(list, plain));
        }
    }

    /// A copy has objects of its own; what was moved away is empty and can be filled again.
    void copiesAreIndependent()
    {
        std::mt19937_64 random(1);
        ObjectList list;
        Objects plain;
        ObjectId next = 1;
        insert(random, list, plain, next);
        const Objects before = plain;
        const ObjectList copy = list;
        ObjectList assigned;
        assigned = list;
        remove(random, list, plain, 1);
        insert(random, list, plain, next);
        QVERIFY(isEqual(copy, before));
        QVERIFY(isEqual(assigned, before));
        QVERIFY(copy == assigned);
        QVERIFY(!(copy == list));
        const ObjectList moved = std::exchange(list, {});
        QVERIFY(isEqual(moved, plain));
        Objects fresh;
        insert(random, list, fresh, next);
        QVERIFY(isEqual(list, fresh));
        QVERIFY(isEqual(moved, plain));
    }

    /// Those after it are not copied: they keep their place in memory.
    void othersStayWhereTheyAre()
    {
        std::mt19937_64 random(2);
        ObjectList list;
        Objects plain;
        ObjectId next = 1;
        insert(random, list, plain, next);
        const MapObject* const last = &list.back();
        list.insert({{circleOf(next), 0}});
        QCOMPARE(&list.back(), last);
        list.remove({0, 1});
        QCOMPARE(&list.back(), last);
    }
};

QTEST_GUILESS_MAIN(ObjectListTest)
#include "objectlisttest.moc"
