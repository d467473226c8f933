#include "app/editor/panels/objects/objectfilter.h"

#include "app/editor/document/objectwords.h"

#include <algorithm>

namespace thicket::editor {

namespace {

/// A text as it is, other values as JSON.
QString spelt(const nav::Json& value)
{
    const auto* text = value.as<std::string>();
    return QString::fromStdString(text ? *text : value.text());
}

bool hasProperty(const nav::MapObject& object, const QString& word)
{
    return std::any_of(
        object.properties.begin(), object.properties.end(), [&word](const auto& property) {
            return QString::fromStdString(property.first).contains(word, Qt::CaseInsensitive) ||
                   spelt(property.second).contains(word, Qt::CaseInsensitive);
        });
}

} // namespace

ObjectFilter::ObjectFilter(const QString& text)
    : m_words(text.simplified().split(' ', Qt::SkipEmptyParts))
{}

bool ObjectFilter::matches(const nav::MapObject& object) const
{
    if (isEmpty())
        return true;
    const QString title = ObjectWords::title(object);
    const QString name = QString::fromStdString(object.name);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
        return title.contains(word, Qt::CaseInsensitive) ||
               name.contains(word, Qt::CaseInsensitive) || QString::number(object.id) == word ||
               hasProperty(object, word);
    });
}

} // namespace thicket::editor
