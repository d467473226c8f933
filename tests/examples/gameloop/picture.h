#pragma once

#include "game.h"

#include <SDL.h>

/// From the map to the pixels of a window, the whole map as large as it allows.
class Camera {
public:
    Camera(const thicket::nav::Map& map, int width, int height);

    SDL_FPoint toPixels(thicket::nav::Point p) const;
    thicket::nav::Point toMap(int x, int y) const;
    double scale() const { return m_scale; }

private:
    thicket::nav::Point m_origin; ///< in the map, at the window's lower (or upper) left corner
    double m_scale;
    double m_height; ///< of the window if +y is up in the map, else 0
};

void draw(SDL_Renderer& renderer, const Game& game, const Camera& camera);
