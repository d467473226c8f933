#pragma once

#include "app/editor/scene/layeritem.h"

#include <functional>

namespace thicket::editor {

class ShownTangents;

/// The tangents of a traced search by the switches of its parts, and the obstacles that the path
/// depends on (z 7.5). Half as strong while the search is of the map before the last edit.
class SearchGraphLayer : public CachedLayer {
public:
    /// `refused` is called while it is painted: whether a part has too many tangents.
    SearchGraphLayer(const SceneSources& sources, const SceneState& state, ShownTangents& shown,
                     std::function<void(bool)> refused);

    void viewChanged() override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    /// The search, its step, the path or the switches have changed.
    void follow();

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    bool isShown() const;
    void drawCertificate(QPainter& painter, const QRectF& exposed);

    ShownTangents& m_shown;
    std::function<void(bool)> m_tellRefused;
    bool m_isRefused = false;
};

} // namespace thicket::editor
