#include "tests/support/judges/editrounds.h"
#include "tests/support/worlds/editedworlds.h"

#include <QTest>

using namespace thicket::test;

/// Some rounds of `./dev soak edits`, the same in every run.
class EditRoundsTest : public QObject {
    Q_OBJECT

private slots:
    void answersAsAFieldBuiltAnew_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < editFamilyCount(); ++family)
            QTest::addRow("%d", family) << family;
    }
    void answersAsAFieldBuiltAnew()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const EditRound round = editRound(family, seed);
            QVERIFY2(round.fault.empty(), round.fault.c_str());
            QVERIFY(round.compared > 400);
        }
    }
};

QTEST_GUILESS_MAIN(EditRoundsTest)
#include "editroundstest.moc"
