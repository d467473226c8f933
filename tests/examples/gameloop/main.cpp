// A game loop: a window, its events, fixed steps, and the map again whenever it is saved.
#include "game.h"
#include "picture.h"

#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

using namespace thicket;

namespace {

constexpr int width = 1280, height = 800;
constexpr double seconds = 1.0 / 60;

struct Arguments {
    const char* map = nullptr;
    std::optional<long> frames; ///< as many steps as fast as possible; absent: until it is closed
};

std::optional<Arguments> argumentsFrom(int count, char** texts)
{
    Arguments arguments;
    for (int i = 1; i < count; ++i) {
        if (std::string_view(texts[i]) == "--frames" && i + 1 < count)
            arguments.frames = std::strtol(texts[++i], nullptr, 10);
        else
            arguments.map = texts[i];
    }
    return arguments.map ? std::optional(arguments) : std::nullopt;
}

void sayPath(const Game& game)
{
    if (game.path.isEmpty())
        std::puts("no path");
    else
        std::printf("path %.3f\n", game.path.length());
    std::fflush(stdout);
}

/// A map that cannot be read, being saved just now, is left for later: the game goes on with the
/// one before.
void reload(Game& game, const char* file)
{
    auto level = loadLevel(file);
    if (!level) {
        std::fprintf(stderr, "%s\n", level.error().text().c_str());
        return;
    }
    changeLevel(game, std::move(*level));
    sayPath(game);
}

/// False: the window was closed.
bool handleEvents(Game& game)
{
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        if (event.type == SDL_QUIT)
            return false;
        if (event.type == SDL_MOUSEBUTTONDOWN) {
            const Camera camera(game.level.map, width, height);
            changeGoal(game, camera.toMap(event.button.x, event.button.y));
            sayPath(game);
        }
    }
    return true;
}

void run(Game& game, SavedFile& saved, const Arguments& arguments, SDL_Renderer& renderer)
{
    bool wasThere = false;
    for (long frame = 0; !arguments.frames || frame < *arguments.frames; ++frame) {
        if (!handleEvents(game))
            return;
        if (saved.wasSaved())
            reload(game, arguments.map);
        step(game, seconds);
        draw(renderer, game, Camera(game.level.map, width, height));
        if (game.hasArrived() && !wasThere) {
            std::printf("arrived after %.2f s\n", double(frame + 1) * seconds);
            std::fflush(stdout);
        }
        wasThere = game.hasArrived();
        if (!arguments.frames)
            SDL_Delay(Uint32(1000 * seconds));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const auto arguments = argumentsFrom(argc, argv);
    if (!arguments) {
        std::fputs("usage: gameloop MAP.thicket [--frames N]\n", stderr);
        return 2;
    }
    SavedFile saved(arguments->map);
    auto level = loadLevel(arguments->map);
    if (!level) {
        std::fprintf(stderr, "%s\n", level.error().text().c_str());
        return 1;
    }
    Game game = begun(std::move(*level));
    sayPath(game);
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        std::fprintf(stderr, "%s\n", SDL_GetError());
        return 1;
    }
    std::atexit(SDL_Quit);
    SDL_Window* const window = SDL_CreateWindow("Thicket", SDL_WINDOWPOS_CENTERED,
                                                SDL_WINDOWPOS_CENTERED, width, height, 0);
    SDL_Renderer* const renderer = window ? SDL_CreateRenderer(window, -1, 0) : nullptr;
    if (!renderer) {
        std::fprintf(stderr, "%s\n", SDL_GetError());
        return 1;
    }
    run(game, saved, *arguments, *renderer);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    return 0;
}
