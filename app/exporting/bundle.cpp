#include "app/exporting/bundle.h"

#include "app/exporting/chosenlayers.h"
#include "app/exporting/radiusfiles.h"
#include "libsteer/guidance/flowdocument.h"
#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFileInfo>

#include <set>
#include <string>
#include <utility>

namespace thicket::exporting {

namespace {

/// "-r0.6": a part of a file's name.
QString radiusPart(double radius)
{
    std::string text = nav::shortestText(radius);
    if (text.ends_with(".0"))
        text.resize(text.size() - 2);
    return QString::fromStdString("-r" + text);
}

Error inPlace(const Error& error, const QString& place)
{
    const std::string outer = place.toStdString();
    return {error.message, error.where.empty() ? outer : outer + ": " + error.where};
}

} // namespace

/// Makes the files of one bundle, one after the other.
class BundleMaker {
public:
    BundleMaker(const BundleSource& source, const Preset& preset, const QString& folder,
                const plugins::FormatRegistry& registry, const std::function<bool()>& goesOn)
        : m_source(source), m_preset(preset), m_folder(QFileInfo(folder).absoluteFilePath()),
          m_registry(registry), m_goesOn(goesOn),
          m_name(preset.name.isEmpty() ? QFileInfo(source.file).completeBaseName() : preset.name)
    {}

    Result<Bundle> make()
    {
        if (!m_preset.layers)
            return make(m_source.map);
        const Result<nav::Map> chosen = withLayers(m_source.map, *m_preset.layers);
        if (!chosen)
            return Unexpected(ofMap(chosen.error()));
        return make(*chosen);
    }

private:
    Result<Bundle> make(const nav::Map& map)
    {
        Result<NewFolder> folder = NewFolder::make(plugins::nativePath(m_folder));
        if (!folder)
            return Unexpected(folder.error());
        Bundle bundle(std::move(*folder));
        const std::vector<double> radii = radiiOf(m_preset, map);
        for (const Preset::MapFile& file : m_preset.maps) {
            if (const auto added = addMap(bundle, map, file, radii); !added)
                return Unexpected(added.error());
        }
        for (const double radius : radii) {
            if (const auto added = addRadius(bundle, map, radius); !added)
                return Unexpected(added.error());
        }
        return bundle;
    }

    Error ofMap(const Error& error) const
    {
        return inPlace(error, QFileInfo(m_source.file).fileName());
    }

    Result<void> addMap(Bundle& bundle, const nav::Map& map, const Preset::MapFile& file,
                        const std::vector<double>& radii)
    {
        const plugins::MapFormat* const format = m_registry.byId(file.format);
        const QString key = radiusKeyOf(format);
        if (!file.isForEachRadius || key.isEmpty())
            return addMapFile(bundle, map, file, {});
        for (const double radius : radii) {
            Preset::MapFile one = file;
            one.options[key] = radiusPart(radius).mid(2);
            if (const auto added = addMapFile(bundle, map, one, radiusPart(radius)); !added)
                return added;
        }
        return {};
    }

    Result<void> addMapFile(Bundle& bundle, const nav::Map& map, const Preset::MapFile& file,
                            const QString& radius)
    {
        if (!m_goesOn())
            return Unexpected("Stopped.");
        const QString path = mapPath(file, radius);
        const auto notes = addExported(bundle, map, path, file.format, file.options);
        if (!notes)
            return Unexpected(notes.error());
        for (const plugins::FormatNote& note : *notes)
            bundle.m_notes << Bundle::Note{QFileInfo(path).fileName(), note};
        return {};
    }

    /// Adds the file of this path and its companions.
    Result<QList<plugins::FormatNote>> addExported(Bundle& bundle, const nav::Map& map,
                                                   const QString& path, const QString& format,
                                                   const plugins::OptionValues& options)
    {
        const auto exported = plugins::exportedFiles(map, path, m_registry, format, options);
        if (!exported)
            return Unexpected(ofMap(inPlace(exported.error(), format)));
        for (const plugins::ExportedFiles::File& one : exported->files) {
            const auto pending = begin(bundle, one.path);
            if (!pending)
                return Unexpected(pending.error());
            if (const auto appended = (*pending)->append(one.bytes); !appended)
                return Unexpected(appended.error());
        }
        return exported->notes;
    }

    /// "orchard.tmj". Where another file has this name, with the format in it.
    QString mapPath(const Preset::MapFile& file, const QString& radius) const
    {
        const plugins::MapFormat* const format = m_registry.byId(file.format);
        const QString suffix = format ? format->info().suffixes.value(0) : QString("thicket");
        const QString base = m_name + (file.name.isEmpty() ? QString() : '-' + file.name) + radius;
        const QString plain = pathOf(base + '.' + suffix);
        return m_taken.contains(plain) ? pathOf(base + '-' + file.format + '.' + suffix) : plain;
    }

    QString pathOf(const QString& name) const { return QDir(m_folder).filePath(name); }

    Result<nav::PendingFile*> begin(Bundle& bundle, const QString& path)
    {
        if (!m_taken.insert(path).second)
            return Unexpected("Two of the files would have this name; give one of them another "
                              "with \"name\".",
                              plugins::nativePath(path).string());
        Result<nav::PendingFile> file = nav::PendingFile::begin(plugins::nativePath(path));
        if (!file)
            return Unexpected(file.error());
        bundle.m_paths << path;
        bundle.m_files.push_back(std::move(*file));
        return &bundle.m_files.back();
    }

    Result<void> addRadius(Bundle& bundle, const nav::Map& map, double radius)
    {
        const Preset& wanted = m_preset;
        if (!wanted.hasPaths && !wanted.graph && !wanted.picture)
            return addFlow(bundle, map, radius);
        const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
        if (!field)
            return Unexpected(ofMap(field.error()));
        const RadiusSubject subject{map, *field, m_goesOn};
        const QString base = m_name + radiusPart(radius);
        using Append = std::function<Result<void>(nav::PendingFile&)>;
        const auto add = [&](bool isWanted, const char* rest, const Append& append) {
            return isWanted ? addFile(bundle, base + rest, append) : Result<void>();
        };
        Result<void> added = add(wanted.hasPaths, "-paths.json",
                                 [&](auto& file) { return appendPaths(subject, file); });
        if (added)
            added = add(wanted.graph.has_value(), "-graph.json",
                        [&](auto& file) { return appendGraph(subject, *wanted.graph, file); });
        if (added)
            added = addFlow(bundle, map, radius);
        if (added)
            added = add(wanted.picture.has_value(), ".png",
                        [&](auto& file) { return appendPicture(subject, *wanted.picture, file); });
        return added;
    }

    /// As JSON and as a picture of 16 bits. What a flow field lacks of the map is no news.
    Result<void> addFlow(Bundle& bundle, const nav::Map& map, double radius)
    {
        if (!m_preset.flow)
            return {};
        if (!m_goesOn())
            return Unexpected("Stopped.");
        const QString part = radiusPart(radius);
        const plugins::OptionValues options{
            {"radius", part.mid(2)},
            {"cell", QString::fromStdString(nav::shortestText(m_preset.flow->cell))},
            {"method", steer::name(m_preset.flow->method)}};
        const auto added =
            addExported(bundle, map, pathOf(m_name + part + "-flow.json"), "flow", options);
        return added ? Result<void>() : Unexpected(added.error());
    }

    Result<void> addFile(Bundle& bundle, const QString& name,
                         const std::function<Result<void>(nav::PendingFile&)>& append)
    {
        if (!m_goesOn())
            return Unexpected("Stopped.");
        const auto file = begin(bundle, pathOf(name));
        if (!file)
            return Unexpected(file.error());
        const Result<void> appended = append(**file);
        return appended ? appended : Unexpected(ofMap(appended.error()));
    }

    const BundleSource& m_source;
    const Preset& m_preset;
    QString m_folder; // absolute
    const plugins::FormatRegistry& m_registry;
    const std::function<bool()>& m_goesOn;
    QString m_name;
    std::set<QString> m_taken; // paths
};

std::vector<double> radiiOf(const Preset& preset, const nav::Map& map)
{
    if (!preset.radii.empty())
        return preset.radii;
    std::set<double> radii;
    for (const nav::AgentClass& one : map.settings.agentClasses)
        if (radii.size() < mostRadii)
            radii.insert(one.radius);
    if (radii.empty())
        radii.insert(0);
    return {radii.begin(), radii.end()};
}

Result<Bundle> Bundle::make(const BundleSource& source, const Preset& preset, const QString& folder,
                            const plugins::FormatRegistry& registry,
                            const std::function<bool()>& goesOn)
{
    return BundleMaker(source, preset, folder, registry, goesOn).make();
}

Result<void> Bundle::replace()
{
    if (const auto replaced = nav::PendingFile::replaceAll(m_files); !replaced)
        return replaced;
    m_folder.keep();
    return {};
}

} // namespace thicket::exporting
