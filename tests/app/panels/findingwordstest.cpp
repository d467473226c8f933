#include "app/editor/panels/problems/findingwords.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/problems/problemwords.h"
#include "app/editor/settings/languages.h"
#include "libnav/map/validation/validation.h"
#include "tests/support/worlds/mapobject.h"

#include <QLocale>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace thicket;
using editor::FindingWords;
using test::object;

namespace {

std::vector<std::vector<nav::Mention>> valuesOfAllKinds()
{
    using nav::mention::Object;
    std::vector<std::vector<nav::Mention>> all;
    for (const nav::Mention& value : std::vector<nav::Mention>{
             "its text", std::int64_t(1234567), 0.00005, 1234567.25, 3.5, nav::Point{50, -0.00005},
             nav::mention::Length{0.25}, nav::mention::Bounds{},
             nav::mention::Quoted{"Trees \"%1\"\n"}, nav::mention::Quoted{std::string(100, 'x')},
             Object{"circle", 14, "old oak, %2"}, Object{"wall", 1234, ""},
             Object{"polygon", 3, ""}, Object{"start", 4, ""}, Object{"goal", 5, ""},
             Object{"agent", 6, ""}})
        all.emplace_back(6, value);
    return all;
}

/// A map in which much is wrong, with its layer `Felsen` hidden.
nav::Map faultyMap()
{
    nav::Map map;
    map.settings.layers = {{.id = 1, .name = "Felsen", .visible = false}};
    map.settings.bounds = nav::Box{{0, 0}, {40, 20}};
    map.settings.boundsAreWalls = true;
    map.append(object(1, nav::Circle{{10, 10}, 2}, 1));
    map.append(object(2, nav::Circle{{14.5, 10}, 2}));
    map.append(object(3, nav::StartMarker{{10, 10}}));
    map.append(object(4, nav::GoalMarker{{20, 0.25}}));
    map.append(object(5, nav::Polygon{{{22, 2}, {26, 6}, {26, 2}, {22, 6}}}));
    return map;
}

} // namespace

/// Findings in the language of the window.
class FindingWordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QLocale::setDefault(QLocale::c());
    }

    void everySentenceIsKnown()
    {
        const std::vector<std::string> patterns = nav::findingPatterns();
        QVERIFY(patterns.size() > 30);
        for (const std::string& pattern : patterns)
            QVERIFY2(FindingWords::isKnown(pattern), pattern.c_str());
    }

    /// A code is for programs.
    void everyKindHasATitle()
    {
        const std::vector<std::string> codes = nav::findingCodes();
        QVERIFY(codes.size() > 20);
        for (const std::string& code : codes) {
            nav::Finding finding;
            finding.code = code;
            const QString title = editor::ProblemWords::title(finding);
            QVERIFY2(title != QString::fromStdString(code), code.c_str());
            QVERIFY2(title.front().isUpper() && !title.endsWith(u'.'), qPrintable(title));
        }
    }

    void inEnglishTheyAreTheLibrarys()
    {
        for (const std::string& pattern : nav::findingPatterns()) {
            for (const std::vector<nav::Mention>& values : valuesOfAllKinds()) {
                const nav::Statement statement{pattern, values};
                QCOMPARE(FindingWords::sentence(statement, QString()),
                         QString::fromStdString(statement.text()));
            }
        }
        const std::string plain = "Agent group \"%1\": 50 % is no weight.";
        QCOMPARE(FindingWords::sentence({plain}, QString()), QString::fromStdString(plain));
    }

    void lengthsHaveTheUnitOfTheMapOrTheWantedOne()
    {
        const nav::Statement statement{"The %1 ends at %2 s.", {nav::mention::Length{0.25}, 3.0}};
        const QString text = QStringLiteral("The 0.25\u00A0%1 ends at 3 s.");
        QCOMPARE(FindingWords::sentence(statement, "m"), text.arg("m"));
        QCOMPARE(FindingWords::sentence(statement, "tiles"), text.arg("tiles"));
        editor::NumberStyle::setCurrent({.lengthUnit = "cm"});
        QCOMPARE(FindingWords::sentence(statement, "m"),
                 QStringLiteral("The 25\u00A0cm ends at 3 s."));
        QCOMPARE(FindingWords::sentence(statement, "tiles"), text.arg("tiles"));
        editor::NumberStyle::setCurrent({});
    }

    void inGermanNoneIsEnglish()
    {
        editor::useLanguage("de");
        if (!editor::languages().contains({"de", "Deutsch"}))
            return qWarning("not looked at: CMake found no lrelease");
        for (const std::string& pattern : nav::findingPatterns())
            QVERIFY2(FindingWords::sentence({pattern}, QString()) !=
                         QString::fromStdString(pattern),
                     pattern.c_str());
    }

    void inGermanTheySayTheSame()
    {
        editor::useLanguage("de");
        if (!editor::languages().contains({"de", "Deutsch"}))
            return qWarning("not looked at: CMake found no lrelease");
        QLocale::setDefault(QLocale(QLocale::German));
        QStringList sentences;
        for (const nav::Finding& finding : nav::validate(faultyMap(), {.agentRadius = 0.5}))
            sentences << FindingWords::sentence(finding.statement, "m");
        QCOMPARE(
            sentences,
            (QStringList{
                "Polygon 5 schneidet sich selbst bei (24; 4).",
                "Start 3 liegt in Kreis 1 auf der ausgeblendeten Ebene „Felsen“.",
                "Ziel 4 ist näher an der Kartengrenze als der Agentenradius 0,5\u00A0m.",
                "Die Lücke von 0,5\u00A0m zwischen Kreis 1 und Kreis 2 ist zu schmal für Agenten "
                "mit Radius 0,5\u00A0m."}));
    }
};

QTEST_MAIN(FindingWordsTest)
#include "findingwordstest.moc"
