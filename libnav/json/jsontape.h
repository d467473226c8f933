#pragma once

#include "libnav/json/json.h"
#include "libnav/nav_export.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Parsed JSON with the positions of values in the file, for readers that name the place of a fault.
/// Values; any number of threads may read one.
namespace thicket::nav {

/// Why a file is refused, and at which byte.
struct Fault {
    std::size_t offset = 0;
    std::string message;
};

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

/// Values in the order of the file. A container's node is followed by its contents, and an object's
/// member is a string node (the key) followed by the value. Reused for one map object after the
/// other, so that a file of a million objects needs no memory for their tree.
struct JsonTape {
    struct Node {
        std::size_t offset;    ///< first byte of the value in the file
        std::size_t textBegin; ///< in `text`: a decoded string, or a number as in the file
        std::uint32_t textLength;
        std::uint32_t next; ///< index after the value and its contents
        JsonKind kind;
        bool flag; ///< a boolean's value
    };
    std::vector<Node> nodes;
    std::string text;

    void clear()
    {
        nodes.clear();
        text.clear();
    }
};

/// One value on a tape. Valid until the tape changes.
class THICKET_NAV_EXPORT JsonValue {
public:
    explicit JsonValue(const JsonTape& tape, std::uint32_t index = 0)
        : m_tape(&tape), m_index(index)
    {}

    JsonKind kind() const { return node().kind; }
    bool is(JsonKind kind) const { return node().kind == kind; }
    std::size_t offset() const { return node().offset; }
    bool flag() const { return node().flag; }
    /// A string's decoded characters, or a number's text.
    std::string_view text() const
    {
        return std::string_view(m_tape->text).substr(node().textBegin, node().textLength);
    }
    /// An array's elements.
    std::vector<JsonValue> elements() const;

    struct Member;
    /// An object's members sorted by key. Equal keys are in the order of the file.
    std::vector<Member> members() const;

private:
    const JsonTape::Node& node() const { return m_tape->nodes[m_index]; }

    const JsonTape* m_tape;
    std::uint32_t m_index;
};

struct JsonValue::Member {
    std::string_view key;
    std::size_t keyOffset;
    JsonValue value;
};

/// A fault at the first key that occurs twice among sorted members.
THICKET_NAV_EXPORT std::optional<Fault> duplicateKey(const std::vector<JsonValue::Member>& members);

/// Converts a value to Json. A duplicate key anywhere in it is a fault.
THICKET_NAV_EXPORT std::optional<Fault> toJson(JsonValue value, Json& json);

} // namespace thicket::nav
