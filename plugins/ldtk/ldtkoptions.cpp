#include "plugins/ldtk/ldtkoptions.h"

#include "plugins/api/formatoptions.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

LdtkNames::LdtkNames(const QString& list)
{
    for (const QString& name : list.split(',', Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty())
            m_names << name.trimmed();
    }
}

bool LdtkNames::containsAny(const QStringList& names) const
{
    return std::any_of(names.begin(), names.end(),
                       [this](const QString& name) { return contains(name); });
}

QString LdtkNames::missing(const QStringList& known) const
{
    for (const QString& name : m_names) {
        if (!known.contains(name, Qt::CaseInsensitive))
            return name;
    }
    return {};
}

QList<FormatOption> ldtkImportOptions()
{
    return {
        {"pixelsPerUnit", "pixels of a map unit (the side of the project's cells)", {}},
        {"world", "the world to read, of a project with several (the first)", {}},
        {"levels", "the levels to read, by name, separated by commas (all)", {}},
        {"depth", "the depth of the levels to read", "0"},
        {"solid",
         "values of IntGrid layers that are obstacles, by name or number, or none (all)",
         {}},
        {"obstacles",
         "entities that are obstacles, by name or tag (those drawn as rectangles or ellipses)",
         {}},
        {"start", "entities that are starts of paths, by name or tag", "start"},
        {"goal", "entities that are goals, by name or tag", "goal"},
        {"outside",
         "whether what is outside of all levels is an obstacle",
         "blocked",
         {"blocked", "free"}},
        {"arcError", "how far polygons may be from ellipses, map units", "0.01"},
    };
}

Result<LdtkOptions> ldtkOptionsFrom(const OptionValues& values)
{
    LdtkOptions options;
    if (!values.value("pixelsPerUnit").isEmpty()) {
        const Result<double> scale = numberOption(values, "pixelsPerUnit", 1e-3, 1e6);
        if (!scale)
            return Unexpected(scale.error());
        options.pixelsPerUnit = *scale;
    }
    const Result<double> depth = numberOption(values, "depth", -1e6, 1e6);
    if (!depth)
        return Unexpected(depth.error());
    const Result<double> error = numberOption(values, "arcError", 1e-6, 1e6);
    if (!error)
        return Unexpected(error.error());
    options.world = values.value("world");
    options.levels = LdtkNames(values.value("levels"));
    options.depth = int(std::floor(*depth));
    options.solid = LdtkNames(values.value("solid"));
    options.obstacles = LdtkNames(values.value("obstacles"));
    options.starts = LdtkNames(values.value("start"));
    options.goals = LdtkNames(values.value("goal"));
    options.blocksOutside = values.value("outside") == "blocked";
    options.arcError = *error;
    return options;
}

} // namespace thicket::plugins
