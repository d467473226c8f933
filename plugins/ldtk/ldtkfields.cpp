#include "plugins/ldtk/ldtkfields.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <climits>
#include <cmath>

namespace thicket::plugins {

namespace {

/// Integers keep their digits.
nav::Json jsonOf(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Double: {
        const double number = value.toDouble();
        if (number == std::floor(number) && std::abs(number) < 1e15)
            return std::int64_t(number);
        return std::isfinite(number) ? nav::Json(number) : nav::Json();
    }
    case QJsonValue::String:
        return value.toString().toStdString();
    case QJsonValue::Array: {
        nav::Json::Array list;
        for (const QJsonValue element : value.toArray())
            list.push_back(jsonOf(element));
        return list;
    }
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        nav::Json::Object members;
        for (auto it = object.begin(); it != object.end(); ++it)
            members.emplace(it.key().toStdString(), jsonOf(it.value()));
        return members;
    }
    default:
        return {};
    }
}

} // namespace

LdtkFields::LdtkFields(const JsonNode& entity, const LdtkEntityDef& def)
{
    for (const JsonNode& node : entity.member("fieldInstances").elements()) {
        m_fields.push_back({node.member("__identifier").text(), node.member("__type").text(),
                            def.shown.value(node.member("defUid").whole(INT_MIN, INT_MAX)),
                            node.member("__value")});
    }
}

LdtkFields::Field* LdtkFields::find(const char* name)
{
    for (Field& field : m_fields) {
        if (!field.value.isNull() &&
            field.name.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return &field;
    }
    return nullptr;
}

std::optional<LdtkFields::Points> LdtkFields::takePoints(const char* name, bool orFirst)
{
    const auto isList = [](const Field& field) {
        return field.type == "Array<Point>" && !field.value.value().toArray().isEmpty();
    };
    Field* field = find(name);
    if (field && !isList(*field))
        field = nullptr;
    if (!field && orFirst) {
        const auto first = std::find_if(m_fields.begin(), m_fields.end(), isList);
        field = first == m_fields.end() ? nullptr : &*first;
    }
    if (!field)
        return {};
    Points points;
    for (const JsonNode& point : field->value.elements()) {
        if (!point.isNull())
            points.cells.push_back(
                {double(point.member("cx").whole(-largestLdtkSide, largestLdtkSide)),
                 double(point.member("cy").whole(-largestLdtkSide, largestLdtkSide))});
    }
    points.isLoop = field->shown == "PointPathLoop";
    points.beginsAtEntity = points.isLoop || field->shown == "PointPath";
    field->isTaken = true;
    return points;
}

std::optional<double> LdtkFields::takeNumber(const char* name)
{
    Field* const field = find(name);
    if (!field || !field->value.value().isDouble())
        return {};
    field->isTaken = true;
    return field->value.number();
}

std::optional<double> LdtkFields::takeLength(const char* name, double cell)
{
    const Field* const field = find(name);
    const double unit = field && field->shown == "RadiusGrid" ? cell : 1;
    const std::optional<double> number = takeNumber(name);
    if (number && *number < 0)
        field->value.refuse("A number from 0 is expected here.");
    return number ? std::optional(std::max(0.0, *number) * unit) : std::nullopt;
}

std::optional<bool> LdtkFields::takeFlag(const char* name)
{
    Field* const field = find(name);
    if (!field || !field->value.value().isBool())
        return {};
    field->isTaken = true;
    return field->value.flag(false);
}

std::optional<QString> LdtkFields::takeText(const char* name)
{
    Field* const field = find(name);
    if (!field || !field->value.value().isString())
        return {};
    field->isTaken = true;
    return field->value.text();
}

nav::Json::Object LdtkFields::properties() const
{
    nav::Json::Object properties;
    for (const Field& field : m_fields) {
        if (!field.isTaken && !field.value.isNull())
            properties.emplace(field.name.toStdString(), jsonOf(field.value.value()));
    }
    return properties;
}

} // namespace thicket::plugins
