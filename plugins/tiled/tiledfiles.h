#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/tiled/readingbudget.h"
#include "plugins/tiled/tiledmodel.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace thicket::plugins {

/// The tilesets and templates beside a map. Each is read once. One that is missing or damaged is
/// remembered for a note, and the map is read without it. One outside the folder of the map, or a
/// template that is made from itself, is an error, unless such files are to be passed over.
class TiledFiles {
public:
    enum class Outside { refuse, skip };

    /// `reader` may be null. The budget must outlive this.
    TiledFiles(const CompanionReader& reader, ReadingBudget& budget, Outside outside);

    /// An external tileset that `file` (relative to the map's folder) refers to; null if it is
    /// missing.
    Result<const TiledTileset*> tileset(const std::string& source, const std::string& file,
                                        const std::string& place);
    /// Completes an instance of a template of `file`. Without the template the object stays as it
    /// is.
    Result<void> complete(TiledObject& object, const std::string& file, const std::string& place);
    /// The tileset of a completed object: TiledObject::tileset.
    const TiledTileset& tileset(std::int32_t number) const { return *m_used[std::size_t(number)]; }

    /// The files that could not be read, each with the reason.
    const std::map<std::string, std::string>& missing() const { return m_missing; }

private:
    Result<std::string> resolved(const std::string& source, const std::string& file,
                                 const std::string& place);
    Result<void> passOver(const std::string& source, const std::string& place);
    Result<std::optional<QByteArray>> bytesOf(const std::string& path, const std::string& place);
    /// Null: it is missing.
    Result<const TiledTemplate*> templateAt(const std::string& path, const std::string& place);

    const CompanionReader& m_reader;
    ReadingBudget& m_budget;
    Outside m_outside;
    std::map<std::string, std::unique_ptr<TiledTileset>> m_tilesets;
    std::map<std::string, std::unique_ptr<TiledTemplate>> m_templates;
    std::set<std::string> m_open; // templates that are being read
    std::vector<const TiledTileset*> m_used{nullptr};
    std::map<const TiledTileset*, std::int32_t> m_numbers;
    std::map<std::string, std::string> m_missing;
};

} // namespace thicket::plugins
