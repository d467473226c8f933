#include "plugins/ldtk/jsonnode.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace thicket::plugins {

namespace {

constexpr qsizetype mostBytes = qsizetype(64) << 20;
constexpr qsizetype mostValues = 3'000'000;
constexpr double largest = 1e9;

/// An upper bound of the number of values: what separates and opens them, outside of texts.
qsizetype valueCount(const QByteArray& bytes)
{
    qsizetype count = 0;
    bool isText = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (c == '"')
            isText = !isText;
        else if (isText)
            i += c == '\\';
        else
            count += c == ',' || c == '[' || c == '{';
    }
    return count;
}

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
    if (bytes.size() > mostBytes)
        return Unexpected("The file is larger than 64 MiB.", name.toStdString());
    if (valueCount(bytes) > mostValues)
        return Unexpected("The file has more than three million values.", name.toStdString());
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
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
