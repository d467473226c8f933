#include "plugins/ldtk/jsonnode.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::plugins {

namespace {

/// Of the values, bytes, and how much more for each byte of the file: entities in full need five.
constexpr qsizetype mostMemory = qsizetype(96) << 20;
constexpr qsizetype memoryOfByte = 6;
constexpr double largest = 1e9;

/// The document without the contents of lists that are only pictures, which are most of a project:
/// blanks take their place, so that places of faults stay.
class Reduction {
public:
    explicit Reduction(const QByteArray& bytes) : m_bytes(bytes) {}

    /// About the memory that the rest takes as values, bytes.
    qsizetype reduce()
    {
        constexpr qsizetype ofContainer = 100;
        constexpr qsizetype ofElement = 24;
        qsizetype memory = 0;
        for (qsizetype i = 0; i < m_bytes.size(); ++i) {
            const char c = std::as_const(m_bytes)[i];
            if (c == '"')
                i = endOfText(i);
            else if (c == '[' || c == '{')
                memory += ofContainer;
            else if (c == ',' || c == ':')
                memory += ofElement;
            if (c == '[' && m_isPicture)
                i = blankList(i);
            if (c == '"')
                m_isPicture = m_text == "autoLayerTiles" || m_text == "gridTiles";
            else if (c != ':' && c != ' ' && c != '\t' && c != '\n' && c != '\r')
                m_isPicture = false;
        }
        return memory;
    }
    const QByteArray& bytes() const { return m_bytes; }

private:
    /// The place of the closing quote.
    qsizetype endOfText(qsizetype begin)
    {
        qsizetype i = begin + 1;
        while (i < m_bytes.size() && std::as_const(m_bytes)[i] != '"')
            i += std::as_const(m_bytes)[i] == '\\' ? 2 : 1;
        const qsizetype end = std::min(i, m_bytes.size());
        m_text = QByteArrayView(m_bytes.constData() + begin + 1, end - begin - 1);
        return i;
    }
    /// The place of the closing bracket, which stays.
    qsizetype blankList(qsizetype begin)
    {
        qsizetype depth = 1;
        qsizetype i = begin + 1;
        for (; i < m_bytes.size(); ++i) {
            const char c = std::as_const(m_bytes)[i];
            if (c == '"') {
                i = endOfText(i);
                continue;
            }
            depth += c == '[' || c == '{';
            depth -= c == ']' || c == '}';
            if (depth == 0)
                break;
        }
        const qsizetype end = std::min(i, m_bytes.size());
        for (qsizetype k = begin + 1; k < end; ++k) {
            if (std::as_const(m_bytes)[k] != '\n')
                m_bytes[k] = ' ';
        }
        return end;
    }

    QByteArray m_bytes;
    QByteArrayView m_text; // the last one
    bool m_isPicture = false;
};

Unexpected fileFault(const QByteArray& bytes, qsizetype offset, const QString& name,
                     const QString& message)
{
    const QByteArray before = bytes.first(std::min(offset, bytes.size()));
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = before.size() - before.lastIndexOf('\n');
    return Unexpected(
        message.toStdString(),
        QString("%1: line %2, column %3").arg(name).arg(line).arg(column).toStdString());
}

} // namespace

Result<JsonNode> JsonNode::parse(const QByteArray& bytes, const QString& name)
{
    Reduction reduction(bytes);
    const qsizetype most = mostMemory + memoryOfByte * bytes.size();
    if (reduction.reduce() > most)
        return Unexpected("The file has too many values: they need more than " +
                              std::to_string(most >> 20) + " MiB.",
                          name.toStdString());
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(reduction.bytes(), &error);
    if (error.error != QJsonParseError::NoError)
        return fileFault(bytes, error.offset, name,
                         "The file is no valid JSON: " + error.errorString() + '.');
    if (!document.isObject())
        return fileFault(bytes, 0, name, "The file must hold a JSON object.");
    return JsonNode(document.object(), {}, std::make_shared<Document>(Document{name, {}}));
}

void JsonNode::refuse(const QString& message) const
{
    if (m_document->fault)
        return;
    const QString where = m_place.isEmpty() ? m_document->name : m_document->name + ": " + m_place;
    m_document->fault = Error{message.toStdString(), where.toStdString()};
}

JsonNode JsonNode::member(const char* key) const
{
    if (!m_value.isObject())
        refuse("An object is expected here.");
    const QString name = QString::fromLatin1(key);
    return {m_value[name], m_place.isEmpty() ? name : m_place + '.' + name, m_document};
}

std::vector<JsonNode> JsonNode::elements() const
{
    std::vector<JsonNode> nodes;
    if (isNull())
        return nodes;
    if (!m_value.isArray())
        refuse("A list is expected here.");
    const QJsonArray array = m_value.toArray();
    nodes.reserve(std::size_t(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        nodes.push_back(JsonNode(array[i], QString("%1[%2]").arg(m_place).arg(i), m_document));
    return nodes;
}

double JsonNode::number() const
{
    const double number = m_value.toDouble();
    if (!m_value.isDouble() || !(std::abs(number) <= largest)) {
        refuse("A number within 1e9 is expected here.");
        return 0;
    }
    return number;
}

int JsonNode::whole(int least, int most) const
{
    const double number = m_value.toDouble();
    if (!m_value.isDouble() || !(number >= least && number <= most) ||
        number != std::floor(number)) {
        refuse(QString("A whole number from %1 to %2 is expected here.").arg(least).arg(most));
        return least;
    }
    return int(number);
}

std::vector<int> JsonNode::wholes(int least, int most) const
{
    if (!m_value.isArray())
        refuse("A list is expected here.");
    const QJsonArray array = m_value.toArray();
    std::vector<int> numbers(std::size_t(array.size()), 0);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const double number = array[i].toDouble(-1e300);
        if (number >= least && number <= most && number == std::floor(number)) {
            numbers[std::size_t(i)] = int(number);
        } else {
            elements()[std::size_t(i)].whole(least, most);
            return {};
        }
    }
    return numbers;
}

QString JsonNode::text() const
{
    if (!m_value.isString())
        refuse("A text is expected here.");
    return m_value.toString();
}

bool JsonNode::flag(bool otherwise) const
{
    if (!isNull() && !m_value.isBool())
        refuse("True or false is expected here.");
    return m_value.toBool(otherwise);
}

} // namespace thicket::plugins
