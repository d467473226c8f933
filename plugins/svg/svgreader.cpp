#include "plugins/svg/svgreader.h"

#include "libnav/excerpt.h"
#include "libnav/json/jsonreader.h"

#include <QXmlStreamReader>

#include <array>

namespace thicket::plugins {

namespace {

constexpr QLatin1String svgNamespace("http://www.w3.org/2000/svg");

struct Prefix {
    QLatin1String uri;
    const char* prefix;
};
constexpr std::array<Prefix, 4> prefixes{
    {{QLatin1String("http://www.inkscape.org/namespaces/inkscape"), "inkscape:"},
     {QLatin1String("http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"), "sodipodi:"},
     {QLatin1String("http://www.w3.org/1999/xlink"), "xlink:"},
     {QLatin1String("urn:thicket:svg"), "thicket:"}}};

bool isOfSvg(QStringView uri) { return uri.isEmpty() || uri == svgNamespace; }

const char* prefixOf(QStringView uri)
{
    if (isOfSvg(uri))
        return "";
    for (const Prefix& each : prefixes) {
        if (uri == each.uri)
            return each.prefix;
    }
    return nullptr;
}

SvgElement elementAt(const QXmlStreamReader& xml)
{
    SvgElement element;
    if (const char* const prefix = prefixOf(xml.namespaceUri()))
        element.tag = prefix + xml.name().toUtf8().toStdString();
    const QXmlStreamAttributes attributes = xml.attributes();
    element.attributes.reserve(std::size_t(attributes.size()));
    for (const QXmlStreamAttribute& attribute : attributes) {
        if (const char* const prefix = prefixOf(attribute.namespaceUri()))
            element.attributes.emplace_back(prefix + attribute.name().toUtf8().toStdString(),
                                            attribute.value().toUtf8().toStdString());
    }
    element.line = xml.lineNumber();
    element.column = xml.columnNumber() + 1;
    return element;
}

bool hasText(const SvgElement& element)
{
    return element.tag == "title" || element.tag == "style" || element.tag == "thicket:map";
}

/// QXmlStreamReader compares all attributes of an element with each other.
constexpr int mostAttributes = 2000;
/// It needs five times as much memory for a tag or a text.
constexpr qsizetype longestToken = 16 << 20;
constexpr int deepest = 100'000;

/// Where a tag or a text begins that is too long.
std::optional<qsizetype> longToken(const QByteArray& bytes)
{
    qsizetype begin = 0;
    while (bytes.size() - begin > longestToken) {
        const qsizetype end = bytes.indexOf('<', begin + 1);
        if ((end < 0 ? bytes.size() : end) - begin > longestToken)
            return begin;
        begin = end;
    }
    return std::nullopt;
}

/// Where an element begins that has more attributes; no value if none does. Also finds them in
/// UTF-16.
std::optional<qsizetype> crowdedElement(const QByteArray& bytes)
{
    enum class State { text, opened, tag, quoted };
    State state = State::text;
    char quote = 0;
    qsizetype begin = 0;
    int attributes = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (state == State::quoted) {
            if (c == quote)
                state = State::tag;
        } else if (c == '<') {
            state = State::opened;
            begin = i;
            attributes = 0;
        } else if (state == State::opened && c != 0) {
            state = c == '!' || c == '?' || c == '/' ? State::text : State::tag;
        } else if (state == State::tag && c == '>') {
            state = State::text;
        } else if (state == State::tag && (c == '"' || c == '\'')) {
            state = State::quoted;
            quote = c;
            if (++attributes > mostAttributes)
                return begin;
        }
    }
    return std::nullopt;
}

/// Drives a receiver by the tokens of a file.
class TokenReader {
public:
    TokenReader(const QByteArray& bytes, const std::string& name, SvgReceiver& receiver)
        : m_xml(bytes), m_name(name), m_receiver(receiver)
    {}

    Result<void> run()
    {
        while (!m_xml.atEnd()) {
            const Result<void> taken = take(m_xml.readNext());
            if (!taken)
                return taken;
        }
        if (m_xml.hasError()) {
            const std::string reason = excerpt(m_xml.errorString().toStdString(), 200);
            return here("This is not well-formed XML: " + reason +
                        (reason.ends_with('.') ? "" : "."));
        }
        return {};
    }

private:
    Unexpected here(const std::string& message) const
    {
        SvgElement place;
        place.line = m_xml.lineNumber();
        place.column = m_xml.columnNumber() + 1;
        return Unexpected(message, svgPlace(m_name, place));
    }

    Result<void> take(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::DTD:
            // Both can make a small file large.
            if (m_xml.text().contains(u"<!ENTITY") || m_xml.text().contains(u"<!ATTLIST"))
                return here("The drawing declares entities or default attributes, which are "
                            "refused; save it without them, as plain SVG.");
            return {};
        case QXmlStreamReader::EntityReference:
            return here("The entity \"" + excerpt(m_xml.name().toString().toStdString()) +
                        "\" is not known.");
        case QXmlStreamReader::StartElement:
            return start();
        case QXmlStreamReader::EndElement:
            return end();
        case QXmlStreamReader::Characters:
            if (m_isText)
                m_text += m_xml.text().toUtf8().toStdString();
            return {};
        default:
            return {};
        }
    }

    Result<void> start()
    {
        if (++m_depth > deepest)
            return here("Elements are nested deeper than " + std::to_string(deepest) + " levels.");
        const SvgElement element = elementAt(m_xml);
        if (!m_hasRoot && element.tag != "svg")
            return here("This is no SVG drawing; it must begin with an svg element.");
        m_hasRoot = true;
        m_isText = hasText(element);
        m_text.clear();
        return m_receiver.open(element);
    }

    Result<void> end()
    {
        --m_depth;
        if (m_isText) {
            m_isText = false;
            if (const Result<void> taken = m_receiver.text(m_text); !taken)
                return taken;
        }
        return m_receiver.close();
    }

    QXmlStreamReader m_xml;
    const std::string& m_name;
    SvgReceiver& m_receiver;
    int m_depth = 0;
    bool m_hasRoot = false;
    bool m_isText = false;
    std::string m_text;
};

} // namespace

std::string svgPlace(const std::string& name, const SvgElement& element)
{
    return name + ": line " + std::to_string(element.line) + ", column " +
           std::to_string(element.column);
}

Result<void> readSvg(const QByteArray& bytes, const std::string& name, SvgReceiver& receiver)
{
    const auto refusal = [&](const std::string& message, qsizetype at) {
        const std::string_view all(bytes.constData(), std::size_t(bytes.size()));
        return Unexpected(message, name + ": " + nav::placeOf(std::size_t(at), all));
    };
    if (const auto crowded = crowdedElement(bytes)) {
        return refusal("An element has more than " + std::to_string(mostAttributes) +
                           " attributes.",
                       *crowded);
    }
    if (const auto token = longToken(bytes))
        return refusal("A tag or a text is longer than 16 MB.", *token);
    return TokenReader(bytes, name, receiver).run();
}

Result<void> SvgRecording::spend(std::size_t bytes, const SvgElement& place)
{
    if (m_budget.spend(bytes))
        return {};
    return Unexpected("The drawing has use elements, so all its elements are kept, which takes "
                      "too much memory; a part of it would do.",
                      svgPlace(m_name, place));
}

Result<void> SvgRecording::open(const SvgElement& element)
{
    std::size_t bytes = sizeof(Part);
    for (const auto& [name, value] : element.attributes)
        bytes += 2 * sizeof(std::string) + name.capacity() + value.capacity();
    bytes += element.has("id") ? 5 * sizeof(std::string) + 2 * sizeof(SvgMatch) : 0; // in tables
    m_budget.earn(partEarning.of(element.length()));
    if (const Result<void> spent = spend(bytes, element); !spent)
        return spent;
    const SvgMatch around = m_matches.empty() ? SvgMatch() : m_matches.back();
    m_matches.push_back(m_styles.match(element, around));
    if (element.has("id") && m_byId.emplace(element["id"], m_parts.size()).second &&
        around.within.any())
        m_around.emplace(m_parts.size(), around);
    m_open.push_back(m_parts.size());
    m_parts.push_back({element});
    return {};
}

Result<void> SvgRecording::text(const std::string& text)
{
    m_parts.push_back({{}, text});
    m_budget.earn(text.size());
    return spend(sizeof(Part) + text.size(), m_parts[m_open.back()].element);
}

Result<void> SvgRecording::close()
{
    m_parts[m_open.back()].end = m_parts.size();
    m_open.pop_back();
    m_matches.pop_back();
    return {};
}

SvgMatch SvgRecording::matchAround(std::size_t place) const
{
    const auto found = m_around.find(place);
    return found == m_around.end() ? SvgMatch() : found->second;
}

std::optional<std::size_t> SvgRecording::find(std::string_view id) const
{
    const auto found = m_byId.find(std::string(id));
    return found == m_byId.end() ? std::nullopt : std::optional(found->second);
}

Result<void> SvgRecording::play(std::size_t place, SvgReceiver& receiver) const
{
    std::vector<std::size_t> ends;
    const std::size_t last = m_parts[place].end;
    for (std::size_t i = place; i <= last; ++i) {
        while (!ends.empty() && ends.back() == i) {
            ends.pop_back();
            if (const Result<void> closed = receiver.close(); !closed)
                return closed;
        }
        if (i == last)
            break;
        const Part& part = m_parts[i];
        const Result<void> taken =
            part.end > 0 ? receiver.open(part.element) : receiver.text(part.text);
        if (!taken)
            return taken;
        if (part.end > 0)
            ends.push_back(part.end);
    }
    return {};
}

} // namespace thicket::plugins
