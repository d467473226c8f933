#include "plugins/tiled/tiledfiles.h"

#include "libnav/excerpt.h"
#include "plugins/api/outsidefolder.h"
#include "plugins/tiled/copiedbytes.h"
#include "plugins/tiled/inheritance.h"
#include "plugins/tiled/tiledreader.h"

#include <algorithm>
#include <filesystem>

namespace thicket::plugins {

namespace {

/// Whether the path leads from a root or drive, or has no name. Whether one that leads up may do so
/// is known where files are read.
bool isNotRelative(const std::filesystem::path& normal, const std::string& source)
{
    return normal.is_absolute() || normal.empty() || source.find(':') != std::string::npos ||
           source.find('\0') != std::string::npos;
}

} // namespace

TiledFiles::TiledFiles(const CompanionReader& reader, ReadingBudget& budget, Outside outside)
    : m_reader(reader), m_budget(budget), m_outside(outside)
{}

/// The path from the map's folder. Empty: to be passed over.
Result<std::string> TiledFiles::resolved(const std::string& source, const std::string& file,
                                         const std::string& place)
{
    std::string slashes = source;
    std::replace(slashes.begin(), slashes.end(), '\\', '/');
    const std::filesystem::path normal =
        (std::filesystem::path(file).parent_path() / slashes).lexically_normal();
    if (!isNotRelative(normal, source))
        return normal.generic_string();
    if (const Result<void> passed = passOver(source, place); !passed)
        return Unexpected(passed.error());
    return std::string();
}

/// A file outside of the folder.
Result<void> TiledFiles::passOver(const std::string& source, const std::string& place)
{
    if (m_outside == Outside::skip) {
        m_missing.emplace(source, "it lies outside of the map's folder.");
        return {};
    }
    return Unexpected("The file \"" + excerpt(source) +
                          "\" lies outside of the map's folder and project, and was not read; save "
                          "a Tiled project in a folder that holds both, or give the option "
                          "outside=skip to do without it.",
                      place);
}

/// Nothing: it is missing, and noted.
Result<std::optional<QByteArray>> TiledFiles::bytesOf(const std::string& path,
                                                      const std::string& place)
{
    if (!m_reader) {
        m_missing.emplace(path, "there are no files beside the map.");
        return std::optional<QByteArray>();
    }
    Result<QByteArray> bytes = m_reader(QString::fromStdString(path));
    if (bytes)
        return std::optional(*std::move(bytes));
    if (isOutsideOfFolder(bytes.error())) { // also by a symbolic link
        if (const Result<void> passed = passOver(path, place); !passed)
            return Unexpected(passed.error());
    }
    m_missing.emplace(path, bytes.error().message);
    return std::optional<QByteArray>();
}

Result<const TiledTileset*> TiledFiles::tileset(const std::string& source, const std::string& file,
                                                const std::string& place)
{
    const Result<std::string> path = resolved(source, file, place);
    if (!path)
        return Unexpected(path.error());
    if (path->empty() || m_missing.contains(*path))
        return nullptr;
    if (const auto known = m_tilesets.find(*path); known != m_tilesets.end())
        return known->second.get();
    const Result<std::optional<QByteArray>> bytes = bytesOf(*path, place);
    if (!bytes)
        return Unexpected(bytes.error());
    if (!*bytes)
        return nullptr;
    Result<TiledTileset> read = readTiledTileset(**bytes, *path, m_budget);
    if (!read) {
        m_missing.emplace(*path, read.error().text());
        return nullptr;
    }
    return m_tilesets.emplace(*path, std::make_unique<TiledTileset>(*std::move(read)))
        .first->second.get();
}

Result<const TiledTemplate*> TiledFiles::templateAt(const std::string& path,
                                                    const std::string& place)
{
    if (const auto known = m_templates.find(path); known != m_templates.end())
        return known->second.get();
    if (m_missing.contains(path))
        return nullptr;
    constexpr std::size_t mostNested = 16;
    if (m_open.contains(path) || m_open.size() >= mostNested) {
        return Unexpected("The template \"" + excerpt(path) + "\" is made from itself" +
                              (m_open.contains(path) ? "." : " or from too many others."),
                          place);
    }
    const Result<std::optional<QByteArray>> bytes = bytesOf(path, place);
    if (!bytes)
        return Unexpected(bytes.error());
    if (!*bytes)
        return nullptr;
    Result<TiledTemplate> read = readTiledTemplate(**bytes, path, m_budget);
    if (!read) {
        m_missing.emplace(path, read.error().text());
        return nullptr;
    }
    TiledObject& object = read->object;
    const std::string at = path + ": line " + std::to_string(object.line);
    object.tileset = -1; // none, until it is found
    if (object.gid != 0 && read->tileset && !read->tileset->source.empty()) {
        const Result<const TiledTileset*> used = tileset(read->tileset->source, path, at);
        if (!used)
            return Unexpected(used.error());
        if (*used) {
            const auto [number, isNew] = m_numbers.try_emplace(*used, std::int32_t(m_used.size()));
            if (isNew)
                m_used.push_back(*used);
            object.tileset = number->second;
            // Numbers of tiles in templates count from their tileset's first.
            const std::uint32_t flags = object.gid & 0xF0000000U;
            const std::uint32_t index = (object.gid & ~0xF0000000U) - read->tileset->firstGid;
            object.gid = flags | ((index + 1) & ~0xF0000000U);
        }
    }
    m_open.insert(path);
    const Result<void> nested = complete(object, path, at);
    m_open.erase(path);
    if (!nested)
        return Unexpected(nested.error());
    return m_templates.emplace(path, std::make_unique<TiledTemplate>(*std::move(read)))
        .first->second.get();
}

Result<void> TiledFiles::complete(TiledObject& object, const std::string& file,
                                  const std::string& place)
{
    if (object.source.empty())
        return {};
    const Result<std::string> path = resolved(object.source, file, place);
    if (!path)
        return Unexpected(path.error());
    if (path->empty())
        return {};
    const Result<const TiledTemplate*> made = templateAt(*path, place);
    if (!made)
        return Unexpected(made.error());
    if (!*made)
        return {};
    if (!m_budget.spend(copiedBytes((*made)->object)))
        return Unexpected(ReadingBudget::exceeded, place);
    inherit(object, (*made)->object);
    object.source.clear();
    return {};
}

} // namespace thicket::plugins
