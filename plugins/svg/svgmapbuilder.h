#pragma once

#include "plugins/shapes/objectbudget.h"
#include "plugins/svg/svgshapes.h"

#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// Gathers the layers and objects of a drawing, and what is to be said about them.
class SvgMapBuilder {
public:
    /// `name`: of the file.
    explicit SvgMapBuilder(const std::string& name);

    /// The settings that an exported drawing holds. Before everything else.
    void begin(nav::MapSettings settings);
    /// Whether there are no layers and objects yet.
    bool isEmpty() const { return m_pending.empty() && m_map.settings.layers.empty(); }
    nav::MapSettings& settings() { return m_map.settings; }

    /// The layer that a group stands for. `id`: that of an exported layer, else 0.
    nav::LayerId addLayer(nav::LayerId id, const std::string& name, bool isVisible, bool isLocked);
    /// Names a layer that has no name.
    void nameLayer(nav::LayerId id, const std::string& name);

    /// For objects outside of all layers.
    nav::LayerId looseLayer();

    /// A shape of the file, of so many characters, pays for its objects. Copies by `use` do not.
    void earn(std::size_t length) { m_budget.earn(shapeEarning.of(length)); }
    /// `object.id`: as in an exported drawing, else 0. `place`: its place in the map's drawing
    /// order, likewise; others follow. An error without a place, if there are too many objects.
    Result<void> add(nav::MapObject object, std::optional<std::int64_t> place,
                     std::vector<const SvgNote*> notes);
    std::size_t objects() const { return m_pending.size(); }
    /// Names the objects from this one on that have no name.
    void nameObjects(std::size_t from, const std::string& name);
    void note(const SvgNote& note, std::size_t count = 1);

    ImportedMap finish();

private:
    struct Pending {
        nav::MapObject object;
        std::optional<std::int64_t> place;
        std::vector<const SvgNote*> notes;
    };

    /// More than 200,000 circles, however short; as much again is needed to bring them into order.
    static constexpr std::size_t mostBytes = std::size_t(72) << 20;
    /// A circle with a place and a radius pays for itself.
    static constexpr PartEarning shapeEarning{20, 16, 32, 4};

    void giveIds();
    void removeEmptyLayers();
    void nameNamelessLayers();

    nav::Map m_map;
    std::deque<Pending> m_pending;
    ObjectBudget m_budget{mostBytes};
    std::unordered_map<nav::LayerId, std::size_t> m_layerPlaces;
    std::vector<nav::LayerId> m_addedLayers; // those that no exported drawing told
    nav::LayerId m_nextLayer = 1;
    nav::LayerId m_looseLayer = 0;
    bool m_hasLoose = false;
    Ledger m_ledger;
};

} // namespace thicket::plugins
