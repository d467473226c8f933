#pragma once

#include "tests/plugins/svg/drawncontent.h"

#include <QTest>

/// Rules of style sheets, and which shapes of one drawing they hide.
namespace thicket::test {

inline void addSelectors()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("hidden"); ///< of the shapes a to f
    QTest::addColumn<int>("ignored");
    const auto row = [](const char* rules, const char* hidden, int ignored = 0) {
        QTest::newRow(rules) << QByteArray(rules) << QByteArray(hidden) << ignored;
    };
    row("rect.wall {display:none}", "a");
    row(".wall {display:none}", "ab");
    row(".wall.old {display:none}", "b");
    row("rect#c, circle#d, rect#d {display:none}", "cd");
    row("* {display:none} svg, g, circle {display:inline}", "ac");
    row("g .wall {display:none}", "b");
    row("svg > circle {display:none}", "f");
    row("svg circle {display:none}", "bdef");
    row("g>g>circle {display:none}", "e");
    row("#outer > circle {display:none}", "bd");
    row("#outer circle {display:none}", "bde");
    row("g g .deep, #none .wall {display:none}", "e");
    row("svg > g circle.deep {display:none}", "e");
    row("g > #e.deep[r] {display:none}", "e");
    row("[class] {display:none}", "abe");
    row("[ r = '3' ], [class~=old] {display:none}", "bd");
    row("[id|=f], [class^=wa] {display:none}", "af");
    row("circle[class$=all], [class*='l o'] {display:none}", "b");
    row(".wall{display:none} rect{display:inline}", "ab");
    row("rect{display:none} [id=a]{display:inline}", "c");
    row(".wall.old{display:none} #b{display:inline} circle.wall{display:none}", "");
    row(".old{display:none} .wall{display:inline}", "");
    row(".old{display:none!important} #b{display:inline}", "b");
    row("#c{display:none ! important; display:inline}", "c");
    row("@media print { .wall {display:none} } #c{display:none}", "c", 1);
    row("@import 'x.css'; #c{display:none}", "c", 1);
    row("@font-face { src: url(a) } #c{display:none} @charset 'x'; #d{display:none}", "cd");
    row("rect + circle, rect ~ circle, g:first-child, a|b, .\\31, #a#b, .a. {display:none}", "", 7);
    row("a b c d e f g h i {display:none}", "", 1);
}

inline void compareSelector()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, hidden);
    QFETCH(int, ignored);
    const auto map = mapOf(drawing(
        "<style>" + rules.replace("<", "&lt;").replace(">", "&gt;") +
        "</style><rect id='a' width='1' height='1' class='wall'/><g id='outer'>"
        "<circle id='b' r='1' class=' wall old '/><circle id='d' r='3'/><g><circle id='e' r='4' "
        "class='deep'/></g></g><rect id='c' width='1' height='1'/><circle id='f-1' r='2'/>"));
    QVERIFY2(map, map ? "" : map.error().text().c_str());
    QByteArray missing("abcdef");
    for (const nav::MapObject& object : map->map.objects())
        missing.replace(QByteArray::fromStdString(object.name.substr(0, 1)), "");
    QCOMPARE(missing, hidden);
    const QStringList notes = textsOf(map->notes).filter("style rule");
    QCOMPARE(notes.size(), ignored > 0 ? 1 : 0);
    if (ignored > 0)
        QVERIFY2(notes[0].startsWith(QString::number(ignored) + " style rule"),
                 qPrintable(notes[0]));
}

} // namespace thicket::test
