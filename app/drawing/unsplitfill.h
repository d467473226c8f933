#pragma once

#include <functional>

namespace thicket::drawing {

/// Runs `paint` on a thread of Qt's global thread pool and waits for it, so that Qt fills on one
/// thread. Otherwise Qt's raster engine splits every 96 or more spans of a fill among the pool's
/// threads and waits for these. The thousand short spans of a thin line then cost several times
/// as much as to fill them.
/// For lines and fills. `paint` must not use fonts or pixmaps, which belong to the calling thread.
/// The first call should come from the window's thread: it starts all threads of the pool, which
/// keep the priority of that thread. Nothing that runs long belongs into the pool.
/// Runs on the calling thread if no thread of the pool is free. Rethrows what `paint` throws.
void fillUnsplit(const std::function<void()>& paint);

} // namespace thicket::drawing
