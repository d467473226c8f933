#include "app/editor/panels/problems/findingwords.h"

#include "app/editor/numbers/numbertext.h"
#include "libnav/excerpt.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

namespace thicket::editor {

namespace {

/// As findingPatterns() has them: translators see what is written in the editor.
constexpr std::array patterns{
    QT_TRANSLATE_NOOP("FindingWords", "The %1 belongs to the group %2, which does not exist."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies outside the map's bounds, which are walls."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies inside the %2."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies outside the %2, which is inverted."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies inside the %2, on the hidden layer %3."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 lies outside the %2, which is inverted, on the hidden layer %3."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The map's bounds are walls but have no area, so they enclose nothing."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 is closer to the %2 than the agent's radius %3."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The %1 is closer to the %2, on the hidden layer %4, than the agent's radius %3."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The gap of %1 between the %2 and the %3 is too narrow for agents of radius %4."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies exactly on the %2."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 has fewer than three different points."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 has fewer than two different points."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 has no area, as all its corners are in line: it blocks paths as a "
                      "wall of thickness 0 does."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 is inverted but has no area, as all its corners are in line: nothing "
                      "can be inside it."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "Obstacles on the hidden layer %1 block a shorter path, such as the %2."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The group of objects %1 does not fit its template %2: its member %3 is missing."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The group of objects %1 does not fit its template %2: the %3 has another shape or place."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The group of objects %1 does not fit its template %2: the %3 is there twice."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "More gaps are too narrow for agents of radius %1; not all of them are listed."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "Walls and polygons lie so close to each other that not all gaps were "
                      "checked; more may be closed by the least thickness."),
    QT_TRANSLATE_NOOP("FindingWords", "So many obstacles surround each other that not all of them "
                                      "were checked; more may lie inside another."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 has a motion but is inverted: obstacles round agents cannot move."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 does not move: its hinge is its centre."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 does not move: the angle of its turn is 0."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 does not move: all points of its track are where it is drawn."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 does not move: the speed of its motion is 0."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The gap of %1 between the %2 and the %3 at %4 is closed to agents of radius %5: walls and "
        "polygons are given a least thickness, so it must be wider than %6."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The gap of %1 between two sides of the %2 at %3 is closed to agents of radius %4: walls "
        "and polygons are given a least thickness, so it must be wider than %5."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies wholly inside the %2 and changes no path."),
    QT_TRANSLATE_NOOP("FindingWords", "The map's bounds are walls, but the map has no bounds."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies outside the map's bounds."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 crosses itself at %2."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 touches itself at %2."),
    QT_TRANSLATE_NOOP("FindingWords", "The map has several starts; only the first counts."),
    QT_TRANSLATE_NOOP("FindingWords", "No agent enters in the %1: its count and its rate are 0."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The agents of the %1 belong to the group %2, which does not exist."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 is too narrow for its agents of radius %2: none can enter."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 has a radius of %2, too small for its agents of radius %3."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The agents of the %1 have the radius 0; those of a simulation need one above 0."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "No agent enters in the %1: it ends at %2 s and begins at %3 s."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The %1 is member %2 of a template, but no instance that it lies in has this member."),
    QT_TRANSLATE_NOOP("FindingWords", "So many obstacles surround the starts, goals and agents "
                                      "that %1 of these were not checked."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The agent group %1 heads for goal %2, which does not exist."),
    QT_TRANSLATE_NOOP("FindingWords", "The %1 lies on layer %2, which does not exist."),
    QT_TRANSLATE_NOOP("FindingWords",
                      "The %1 belongs to the group of objects %2, which does not exist."),
    QT_TRANSLATE_NOOP(
        "FindingWords",
        "The group of objects %1 is an instance of template %2, which does not exist."),
};

} // namespace

/// What a value is called.
struct FindingWords::Value {
    QString unit; ///< of the map

    QString operator()(const std::string& text) const { return QString::fromStdString(text); }
    QString operator()(std::int64_t number) const { return QString::number(number); }
    QString operator()(double number) const
    {
        return QString::number(number, 'g', 6).replace(u'.', numberLocale().decimalPoint());
    }
    QString operator()(nav::mention::Length length) const
    {
        const ShownLength shown = shownLength(length.value, unit);
        const QString number = (*this)(shown.value);
        return shown.unit.isEmpty() ? number : number + QChar(0x00a0) + shown.unit;
    }
    QString operator()(nav::Point p) const
    {
        return FindingWords::tr("(%1, %2)").arg((*this)(p.x), (*this)(p.y));
    }
    QString operator()(const nav::mention::Object& object) const
    {
        const QString title = titleOf(object);
        return object.name.empty() ? title
                                   : FindingWords::tr("%1 (%2)").arg(
                                         title, QString::fromStdString(excerpt(object.name)));
    }
    QString operator()(nav::mention::Bounds) const { return FindingWords::tr("map's bounds"); }
    QString operator()(const nav::mention::Quoted& quoted) const
    {
        return FindingWords::tr("\"%1\"").arg(QString::fromStdString(excerpt(quoted.name)));
    }

private:
    /// "circle 14"
    static QString titleOf(const nav::mention::Object& object)
    {
        const QHash<QString, QString> titles{
            {"agent", FindingWords::tr("agent %1")},     {"circle", FindingWords::tr("circle %1")},
            {"goal", FindingWords::tr("goal %1")},       {"start", FindingWords::tr("start %1")},
            {"polygon", FindingWords::tr("polygon %1")}, {"wall", FindingWords::tr("wall %1")},
            {"spawn", FindingWords::tr("spawn area %1")}};
        return titles.value(QString::fromLatin1(object.type)).arg(object.id);
    }
};

QString FindingWords::sentence(const nav::Statement& statement, const QString& mapUnit)
{
    std::vector<std::string> texts;
    std::transform(statement.values.begin(), statement.values.end(), std::back_inserter(texts),
                   [words = Value{mapUnit}](const nav::Mention& value) {
                       return std::visit(words, value).toStdString();
                   });
    const std::string pattern = tr(statement.pattern.c_str()).toStdString();
    return QString::fromStdString(nav::filled(pattern, texts));
}

bool FindingWords::isKnown(const std::string& pattern)
{
    return std::find(patterns.begin(), patterns.end(), std::string_view(pattern)) != patterns.end();
}

} // namespace thicket::editor
