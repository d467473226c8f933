#include "libnav/collision/numbers.h"
#include "libnav/collision/slots.h"

#include <QTest>

#include <type_traits>

using namespace thicket::nav;

/// Numbers of a field's lists: not mixed up, and handed out again.
class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void areTypesOfTheirOwn()
    {
        static_assert(std::is_convertible_v<RawIndex, std::uint32_t>);
        static_assert(!std::is_convertible_v<std::uint32_t, RawIndex>);
        static_assert(!std::is_convertible_v<SealIndex, RawIndex>);
        static_assert(!std::is_convertible_v<std::uint32_t, DiscIndex>);
        static_assert(!std::is_convertible_v<RawIndex, DiscIndex>);
        static_assert(!std::is_convertible_v<CoreIndex, DiscIndex>);
        static_assert(!std::is_convertible_v<ArenaIndex, CoreIndex>);
        static_assert(!std::is_constructible_v<DiscOwner, CoreIndex>);
        QCOMPARE(std::uint32_t(RawIndex()), 0u);
        QCOMPARE(std::uint32_t(RawIndex(7)), 7u);
        DiscIndex next(7);
        QCOMPARE(std::uint32_t(++next), 8u);
        QCOMPARE(std::uint32_t(next), 8u);
    }

    void anOwnerIsARawDiscOrASealOrNone()
    {
        const DiscOwner none;
        QVERIFY(none.isNone() && !none.isSeal() && !none.isRaw() && !none.is(RawIndex(0)));
        const DiscOwner raw(RawIndex(5));
        QVERIFY(raw.isRaw() && !raw.isSeal() && !raw.isNone());
        QVERIFY(raw.is(RawIndex(5)) && !raw.is(RawIndex(6)));
        QCOMPARE(std::uint32_t(raw.raw()), 5u);
        const DiscOwner seal(SealIndex(5));
        QVERIFY(seal.isSeal() && !seal.isRaw() && !seal.isNone() && !seal.is(RawIndex(5)));
        QCOMPARE(std::uint32_t(seal.seal()), 5u);
    }

    void runsAreHandedOutAgain()
    {
        Slots<RawIndex> numbers(10);
        const RawIndex pair = numbers.take(2);
        QCOMPARE(std::uint32_t(pair), 10u);
        QCOMPARE(std::uint32_t(numbers.take()), 12u);
        numbers.give(pair, 2);
        QCOMPARE(std::uint32_t(numbers.take()), 13u); // a run of another length
        QCOMPARE(std::uint32_t(numbers.take(2)), 10u);
        QCOMPARE(numbers.end(), 14u);
    }
};

QTEST_GUILESS_MAIN(NumbersTest)
#include "numberstest.moc"
