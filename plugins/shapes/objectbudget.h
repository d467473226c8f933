#pragma once

#include "libnav/map/map.h"

#include <algorithm>
#include <string>

namespace thicket::plugins {

/// How much a part of a file adds to the budget for its objects, so that files may be as large as
/// they are honest. What is short stands for much and pays for little: a bomb. Values.
struct PartEarning {
    std::size_t unpaid;       ///< its first characters
    std::size_t mostPaid;     ///< further ones that count, as each object needs some memory
    std::size_t bytesForEach; ///< of these
    std::size_t always = 0;   ///< bytes for each further one, as points and properties need some

    std::size_t of(std::size_t length) const
    {
        const std::size_t beyond = length - std::min(length, unpaid);
        return bytesForEach * std::min(beyond, mostPaid) + always * beyond;
    }
};

/// Bounds the memory of the objects that a file becomes: a few bytes of it can stand for an object
/// of hundreds. Time: as the objects are large.
class ObjectBudget {
public:
    explicit ObjectBudget(std::size_t bytes) : m_bytes(bytes), m_left(bytes) {}

    /// Adds to it.
    void earn(std::size_t bytes)
    {
        m_bytes += bytes;
        m_left += bytes;
    }
    /// Whether so many bytes are left. False: nothing is spent.
    bool spend(std::size_t bytes)
    {
        if (bytes > m_left)
            return false;
        m_left -= bytes;
        return true;
    }
    bool spend(const nav::MapObject& object)
    {
        std::size_t bytes = sizeof object + object.name.size() + heapBytes(object.properties) +
                            heapBytes(object.unknown) + heapBytes(object.motion);
        if (const auto* const wall = std::get_if<nav::Wall>(&object.geometry))
            bytes += wall->points.size() * sizeof(nav::Point);
        else if (const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry))
            bytes += polygon->points.size() * sizeof(nav::Point);
        return spend(bytes);
    }
    static std::size_t heapBytes(const nav::RareValue<nav::Motion>& motion)
    {
        return motion ? sizeof *motion + motion->track.size() * sizeof(nav::Point) +
                            heapBytes(motion->unknown)
                      : 0;
    }
    /// What the values need beside the map itself.
    static std::size_t heapBytes(const nav::Json::Object& values)
    {
        constexpr std::size_t node = 40; // of a map, beside what it holds
        std::size_t bytes = 0;
        for (const auto& [key, value] : values)
            bytes += node + sizeof key + key.size() + sizeof value + heapBytes(value);
        return bytes;
    }
    /// Why it was not enough, for a message.
    std::string exceeded() const
    {
        return "The objects need more than " + std::to_string(m_bytes >> 20) +
               " MB of memory; a part of the file would do.";
    }

private:
    static std::size_t heapBytes(const nav::Json& value)
    {
        if (const auto* const number = value.as<nav::Json::Number>())
            return number->text.size();
        if (const auto* const text = value.as<std::string>())
            return text->size();
        if (const auto* const object = value.as<nav::Json::Object>())
            return heapBytes(*object);
        std::size_t bytes = 0;
        if (const auto* const array = value.as<nav::Json::Array>())
            for (const nav::Json& element : *array)
                bytes += sizeof element + heapBytes(element);
        return bytes;
    }

    std::size_t m_bytes;
    std::size_t m_left;
};

} // namespace thicket::plugins
