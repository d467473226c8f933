#include "plugins/godot/scenefile.h"

#include "libnav/json/json.h"
#include "plugins/godot/scenesections.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <iterator>
#include <thread>

namespace thicket::plugins {

namespace {

// A long text is read in parts, on all processors. One that cannot be read by itself, as it begins
// in a text that looks like a section, lets the whole be read again from the front.

/// Shorter ones are read faster than threads begin.
constexpr std::size_t leastPart = 256 << 10;
/// More parts than threads: meshes are passed faster than nodes are read.
constexpr std::size_t mostParts = 32;
constexpr unsigned mostThreads = 8;

/// Where parts begin, in order: at `begin` and at sections that divide the rest evenly. One value:
/// it is too short.
std::vector<std::size_t> beginnings(std::string_view text, std::size_t begin)
{
    std::vector<std::size_t> found{begin};
    const std::size_t length = text.size() - begin;
    const std::size_t count = std::min(mostParts, length / leastPart);
    for (std::size_t i = 1; i < count; ++i) {
        const std::size_t end =
            text.find("\n[", std::max(begin + length / count * i, found.back()));
        if (end == std::string_view::npos)
            break;
        found.push_back(end + 1);
    }
    return found;
}

/// Reads each part by itself. No value: one cannot be.
std::optional<std::vector<ScenePart>> partsOf(std::string_view text, const std::string& name,
                                              const std::vector<std::size_t>& begins)
{
    std::vector<std::optional<ScenePart>> read(begins.size());
    std::atomic<std::size_t> next{0};
    std::atomic<bool> hasFailed{false};
    const auto work = [&] {
        for (std::size_t i = next++; i < begins.size() && !hasFailed; i = next++) {
            const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
            Result<ScenePart> part =
                SceneSections(text.substr(0, end), name, begins[i], begins.size()).read();
            const std::string_view own = text.substr(begins[i], end - begins[i]);
            if (!part || !nav::isUtf8(own))
                hasFailed = true; // never set back, as others may fail
            else
                read[i] = std::move(*part);
        }
    };
    std::vector<std::future<void>> others;
    const unsigned threads = std::min(std::thread::hardware_concurrency(), mostThreads);
    for (unsigned i = 1; i < threads; ++i)
        others.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void>& other : others)
        other.get();
    if (hasFailed)
        return std::nullopt;
    std::vector<ScenePart> parts;
    parts.reserve(read.size());
    for (std::optional<ScenePart>& part : read)
        parts.push_back(std::move(*part));
    return parts;
}

/// Whether the first of all nodes is the only one without a parent.
bool haveOneRoot(const std::vector<ScenePart>& parts)
{
    bool isRoot = true;
    for (const ScenePart& part : parts) {
        if (!part.isFirstBelow)
            continue;
        if (*part.isFirstBelow == isRoot)
            return false;
        isRoot = false;
    }
    return !isRoot;
}

SceneFile joined(std::vector<ScenePart> parts)
{
    std::size_t count = 0, resources = 0;
    for (const ScenePart& part : parts) {
        count += part.file.nodes.size();
        resources += part.file.inner.size();
    }
    SceneFile whole;
    whole.nodes.reserve(count);
    whole.inner.reserve(resources);
    for (ScenePart& part : parts) {
        std::ranges::move(part.file.nodes, std::back_inserter(whole.nodes));
        std::exchange(part.file.nodes, {});
    }
    // Of equal ids the last counts, and merge() keeps what is there.
    std::for_each(parts.rbegin(), parts.rend(), [&whole](ScenePart& part) {
        whole.inner.merge(part.file.inner);
        whole.outer.merge(part.file.outer);
    });
    return whole;
}

/// No value: the text is in UTF-8.
std::optional<Error> faultOfUtf8(std::string_view text, const std::string& name)
{
    if (nav::isUtf8(text))
        return std::nullopt;
    std::size_t line = 1;
    for (std::size_t at = 0; nav::isUtf8(text.substr(at, text.find('\n', at) - at)); ++line)
        at = text.find('\n', at) + 1;
    return Error{"The text is not in UTF-8.", name + ": line " + std::to_string(line)};
}

Result<SceneFile> readFromFront(std::string_view text, const std::string& name)
{
    if (const auto fault = faultOfUtf8(text, name))
        return Unexpected(*fault);
    SceneSections sections(text, name);
    const Result<int> format = sections.head();
    if (!format)
        return Unexpected(format.error());
    Result<ScenePart> part = sections.read();
    if (!part)
        return Unexpected(part.error());
    if (part->file.nodes.empty())
        return Unexpected(sections.errorHere("The scene has no node."));
    part->file.format = *format;
    return std::move(part->file);
}

} // namespace

Result<SceneFile> readScene(std::string_view text, const std::string& name)
{
    SceneSections sections(text, name);
    const Result<int> format = sections.head();
    const std::vector<std::size_t> begins =
        format ? beginnings(text, sections.place()) : std::vector<std::size_t>();
    if (begins.size() > 1) {
        auto parts = partsOf(text, name, begins);
        if (parts && haveOneRoot(*parts)) {
            SceneFile whole = joined(std::move(*parts));
            whole.format = *format;
            return whole;
        }
    }
    return readFromFront(text, name);
}

Result<SceneFile> readResource(std::string_view text, const std::string& name)
{
    if (const auto fault = faultOfUtf8(text, name))
        return Unexpected(*fault);
    SceneSections sections(text, name);
    const Result<void> head = sections.resourceHead();
    if (!head)
        return Unexpected(head.error());
    Result<ScenePart> part = sections.read();
    if (!part)
        return Unexpected(part.error());
    if (!part->file.resource)
        return Unexpected(sections.errorHere("The file has no section [resource]."));
    return std::move(part->file);
}

} // namespace thicket::plugins
