#include "libnav/json/jsonreader.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

namespace thicket::nav {
namespace {

constexpr std::size_t maxDepth = 64;

/// Fills tapes from RapidJSON's events. An event comes right after the last byte of a scalar, which
/// gives the scalar's start, and at the bracket of a container.
class TapeHandler {
public:
    TapeHandler(std::string_view bytes, const rapidjson::MemoryStream& stream, const JsonSink& sink)
        : m_bytes(bytes), m_stream(stream), m_sink(sink)
    {}

    const std::optional<Fault>& fault() const { return m_fault; }

    bool Null() { return scalar(JsonKind::null, 4, {}); }
    bool Bool(bool value) { return scalar(JsonKind::boolean, value ? 4 : 5, {}, value); }
    bool RawNumber(const char* text, rapidjson::SizeType length, bool)
    {
        return scalar(JsonKind::number, length, {text, length});
    }
    bool String(const char* text, rapidjson::SizeType length, bool)
    {
        const std::size_t begin = stringBegin();
        return checkString({text, length}, begin) &&
               scalar(JsonKind::string, m_stream.Tell() - begin, {text, length});
    }
    bool Key(const char* text, rapidjson::SizeType length, bool)
    {
        const std::size_t begin = stringBegin();
        if (!checkString({text, length}, begin))
            return false;
        if (m_open.size() == 1) {
            m_tape.clear();
            m_key.assign(text, length);
            m_keyOffset = begin;
            return true;
        }
        return add(JsonKind::string, begin, {text, length});
    }
    bool StartObject() { return open(JsonKind::object); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool StartArray() { return open(JsonKind::array); }
    bool EndArray(rapidjson::SizeType) { return close(); }

    // Never called: the parser delivers numbers as text.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

private:
    bool fail(std::size_t offset, std::string message)
    {
        m_fault = Fault{offset, std::move(message)};
        return false;
    }

    /// The opening quote of the string that just ended. Quotes inside it are escaped.
    std::size_t stringBegin() const
    {
        std::size_t at = m_stream.Tell() - 1;
        const auto isEscaped = [this](std::size_t quote) {
            std::size_t slashes = 0;
            while (slashes < quote && m_bytes[quote - 1 - slashes] == '\\')
                ++slashes;
            return slashes % 2 == 1;
        };
        do
            at = m_bytes.rfind('"', at - 1);
        while (isEscaped(at));
        return at;
    }

    /// RapidJSON accepts "\uDC00" alone, which UTF-8 cannot represent.
    bool checkString(std::string_view text, std::size_t begin)
    {
        return isUtf8(text) || fail(begin, "this text holds half a surrogate pair (\\uD800 to "
                                           "\\uDFFF), which stands for no character");
    }

    bool add(JsonKind kind, std::size_t offset, std::string_view text, bool flag = false)
    {
        if (m_tape.nodes.size() == m_sink.mostParts)
            return fail(offset, "a value has more than " + std::to_string(m_sink.mostParts) +
                                    " parts; this one goes beyond");
        m_tape.nodes.push_back({offset, m_tape.text.size(), static_cast<std::uint32_t>(text.size()),
                                static_cast<std::uint32_t>(m_tape.nodes.size() + 1), kind, flag});
        m_tape.text += text;
        return true;
    }

    bool scalar(JsonKind kind, std::size_t length, std::string_view text, bool flag = false)
    {
        const std::size_t offset = m_stream.Tell() - length;
        if (m_open.empty())
            return fail(offset, "this is no Thicket map; one begins with {");
        return add(kind, offset, text, flag) && finished();
    }

    bool open(JsonKind kind)
    {
        const std::size_t offset = m_stream.Tell();
        if (m_open.size() == maxDepth)
            return fail(offset, "brackets are nested deeper than 64 levels");
        if (m_open.empty() && kind != JsonKind::object)
            return fail(offset, "this is no Thicket map; one begins with {");
        m_open.push_back(static_cast<std::uint32_t>(m_tape.nodes.size()));
        if (m_open.size() == 1)
            return true;
        if (!add(kind, offset, {}))
            return false;
        if (m_open.size() == 2)
            m_isStreaming = kind == JsonKind::array && m_key == m_sink.streamedKey;
        if (m_isStreaming && m_open.size() == 2) {
            m_streamed = m_tape;
            m_tape.clear();
        }
        return true;
    }

    bool close()
    {
        const std::uint32_t opened = m_open.back();
        m_open.pop_back();
        if (m_open.empty())
            return true;
        if (m_isStreaming && m_open.size() == 1) {
            m_isStreaming = false;
            m_tape = m_streamed;
        } else {
            m_tape.nodes[opened].next = static_cast<std::uint32_t>(m_tape.nodes.size());
        }
        return finished();
    }

    /// Called when a value is complete. Passes it on if the sink waits for it.
    bool finished()
    {
        if (m_open.size() == 1)
            return m_sink.member(m_key, m_keyOffset, m_tape);
        if (!m_isStreaming || m_open.size() != 2)
            return true;
        const bool goesOn = m_sink.element(m_tape);
        m_tape.clear();
        return goesOn;
    }

    std::string_view m_bytes;
    const rapidjson::MemoryStream& m_stream;
    const JsonSink& m_sink;
    std::optional<Fault> m_fault;
    JsonTape m_tape;
    JsonTape m_streamed;               // node of the streamed array
    std::vector<std::uint32_t> m_open; // nodes of the open containers
    std::string m_key;
    std::size_t m_keyOffset = 0;
    bool m_isStreaming = false;
};

std::string syntaxMessage(rapidjson::ParseErrorCode code, bool atEnd, char first)
{
    if (code == rapidjson::kParseErrorDocumentEmpty)
        return atEnd ? "the file is empty; a Thicket map begins with {"
                     : "a zero byte stands here; a Thicket map begins with {";
    if (atEnd)
        return "the file ends in the middle; it seems to be cut off";
    switch (code) {
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return "something follows the map's last }";
    case rapidjson::kParseErrorValueInvalid:
        return "a value is expected here: a number, \"text\", true, false, null, [ or {";
    case rapidjson::kParseErrorObjectMissName:
        return "a \"key\" is expected here";
    case rapidjson::kParseErrorObjectMissColon:
        return "a colon is missing after the key";
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return "a comma or } is missing here";
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return "a comma or ] is missing here";
    case rapidjson::kParseErrorStringInvalidEncoding:
        return "this text is not valid UTF-8";
    case rapidjson::kParseErrorStringMissQuotationMark:
        return "this text has no closing \" on its line";
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
        return "this text holds half a surrogate pair (\\uD800 to \\uDFFF), which stands for no "
               "character";
    case rapidjson::kParseErrorStringEscapeInvalid:
        return first == '\\' ? "a backslash must be followed by one of \" \\ / b f n r t u"
                             : "this text has no closing \" on its line";
    case rapidjson::kParseErrorNumberTooBig:
        return "this number is too large";
    default:
        return rapidjson::GetParseError_En(code);
    }
}

} // namespace

std::optional<Fault> parseJson(std::string_view bytes, const JsonSink& sink)
{
    rapidjson::MemoryStream stream(bytes.data(), bytes.size());
    TapeHandler handler(bytes, stream, sink);
    rapidjson::Reader reader;
    constexpr unsigned flags = rapidjson::kParseNumbersAsStringsFlag |
                               rapidjson::kParseIterativeFlag |
                               rapidjson::kParseValidateEncodingFlag;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, handler);
    if (result.Code() == rapidjson::kParseErrorTermination)
        return handler.fault();
    if (result.IsError()) {
        const std::size_t offset = std::min(result.Offset(), bytes.size());
        const char first = offset < bytes.size() ? bytes[offset] : '\0';
        return Fault{offset, syntaxMessage(result.Code(), stream.Tell() >= bytes.size(), first)};
    }
    // RapidJSON takes a NUL byte as the end.
    if (stream.Tell() < bytes.size())
        return Fault{stream.Tell(), "something follows the map's last }"};
    return std::nullopt;
}

std::string placeOf(std::size_t offset, std::string_view bytes)
{
    const std::string_view before = bytes.substr(0, offset);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineBegin = before.rfind('\n') + 1; // npos + 1 == 0
    const auto column =
        1 +
        std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineBegin), before.end(),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace thicket::nav
