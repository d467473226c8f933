#include "app/editor/panels/inspector/propertytext.h"

#include <QRegularExpression>

namespace thicket::editor {

QString propertyText(const nav::Json& value)
{
    if (const auto* text = value.as<std::string>())
        return QString::fromStdString(*text);
    return QString::fromStdString(value.text());
}

std::optional<nav::Json> propertyFromText(const QString& text, const nav::Json& former)
{
    if (former.as<nav::Json::Array>() || former.as<nav::Json::Object>())
        return {};
    static const QRegularExpression number(
        QStringLiteral(R"(^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$)"));
    if (former.as<nav::Json::Number>() && number.match(text).hasMatch())
        return nav::Json(nav::Json::Number{text.toStdString()});
    if (former.as<bool>() && (text == QLatin1String("true") || text == QLatin1String("false")))
        return nav::Json(text == QLatin1String("true"));
    return nav::Json(text.toStdString());
}

} // namespace thicket::editor
