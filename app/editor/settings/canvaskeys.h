#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>

class QKeyEvent;

namespace thicket::editor {

/// What keys of the canvas do that are no actions of a menu.
enum class CanvasDeed { standForAlt, remove, rename, zoomIn, zoomOut, selectNext, selectPrevious };
inline constexpr std::array allCanvasDeeds{
    CanvasDeed::standForAlt, CanvasDeed::remove,     CanvasDeed::rename,        CanvasDeed::zoomIn,
    CanvasDeed::zoomOut,     CanvasDeed::selectNext, CanvasDeed::selectPrevious};

/// The keys of those deeds.
class CanvasKeys {
public:
    using Keys = QList<QKeySequence>;

    /// Those of the first start.
    CanvasKeys();

    const Keys& of(CanvasDeed deed) const { return m_keys[static_cast<std::size_t>(deed)]; }
    void set(CanvasDeed deed, const Keys& keys) { m_keys[static_cast<std::size_t>(deed)] = keys; }
    bool hasKey(CanvasDeed deed, const QKeyEvent& event) const;
    /// The key that is held in place of Alt; empty: none.
    QKeySequence altKey() const;
    bool operator==(const CanvasKeys&) const = default;

private:
    std::array<Keys, allCanvasDeeds.size()> m_keys;
};

/// "Next Object": translated.
QString nameOf(CanvasDeed deed);
/// For settings.
QString idOf(CanvasDeed deed);

/// The key with its modifiers, as shortcuts have it: Shift is a part of signs such as "?".
QKeySequence keyOf(const QKeyEvent& event);

} // namespace thicket::editor
