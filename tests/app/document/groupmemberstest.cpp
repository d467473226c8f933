#include "app/editor/document/groupmembers.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace thicket;
using editor::GroupMembers;

class GroupMembersTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreThoseOfSets()
    {
        std::mt19937 random(20261124);
        std::map<nav::ObjectId, nav::GroupId> groups; // of each object; 0: none
        std::vector<GroupMembers::Member> first;
        for (nav::ObjectId id = 300; id > 0; --id) {
            groups[id] = static_cast<nav::GroupId>(random() % 8);
            if (groups[id] != 0)
                first.emplace_back(groups[id], id);
        }
        GroupMembers members(first);
        for (int step = 0; step < 5000; ++step) {
            nav::MapEdit::Entry entry;
            entry.id = static_cast<nav::ObjectId>(1 + random() % 600);
            const auto object = [&](nav::GroupId group) {
                return nav::MapObject{.id = entry.id, .group = group};
            };
            const auto known = groups.find(entry.id);
            if (known != groups.end())
                entry.before = object(known->second);
            if (known == groups.end() || random() % 3 != 0)
                entry.after = object(static_cast<nav::GroupId>(random() % 8));
            if (entry.after)
                groups[entry.id] = entry.after->group;
            else
                groups.erase(entry.id);
            members.follow(entry);
            if (step % 50 == 0)
                QVERIFY(isRight(members, groups));
        }
        QVERIFY(isRight(members, groups));
    }

private:
    static bool isRight(const GroupMembers& members,
                        const std::map<nav::ObjectId, nav::GroupId>& groups)
    {
        for (nav::GroupId group = 1; group < 9; ++group) {
            QList<nav::ObjectId> wanted;
            for (const auto& [id, own] : groups) {
                if (own == group)
                    wanted << id;
            }
            QList<nav::ObjectId> found;
            members.collect(group, found);
            if (found != wanted || members.countOf(group) != std::size_t(wanted.size()))
                return false;
        }
        return true;
    }
};

QTEST_GUILESS_MAIN(GroupMembersTest)
#include "groupmemberstest.moc"
