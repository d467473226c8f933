#include "app/editor/panels/groups/targetbox.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/document/selection.h"
#include "libsteer/scenario/parameters.h"

#include <QSignalBlocker>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace thicket::editor {

namespace {

std::optional<double> numberOf(const nav::Json& value)
{
    const auto* number = value.as<nav::Json::Number>();
    double read = 0;
    if (!number)
        return {};
    const std::string& text = number->text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    return error == std::errc() ? std::optional(read) : std::nullopt;
}

std::optional<nav::ObjectId> wholeIn(const nav::Json& value)
{
    const auto number = numberOf(value);
    return number && std::abs(*number) <= 0x1p53
               ? std::optional(static_cast<nav::ObjectId>(*number))
               : std::nullopt;
}

QString titleOf(const nav::MapObject& object)
{
    return object.name.empty() ? ObjectWords::title(object) : QString::fromStdString(object.name);
}

/// What is not among the usual targets: another object, or a point.
QString textOf(const nav::Map& map, const nav::Json& value)
{
    if (pointIn(value))
        return TargetBox::tr("Point");
    const auto* target = value.as<nav::Json::Object>();
    const auto object = target ? target->find("object") : nav::Json::Object::const_iterator();
    if (target && object != target->end())
        if (const auto id = wholeIn(object->second))
            if (const nav::MapObject* named = map.find(*id))
                return titleOf(*named);
    return QString::fromStdString(value.text());
}

nav::Json fileTarget(const char* key, nav::Json value)
{
    return nav::Json::Object{{key, std::move(value)}};
}

} // namespace

std::optional<nav::Point> pointIn(const nav::Json& target)
{
    const auto* object = target.as<nav::Json::Object>();
    const auto found = object ? object->find("point") : nav::Json::Object::const_iterator();
    const auto* pair =
        object && found != object->end() ? found->second.as<nav::Json::Array>() : nullptr;
    if (!pair || pair->size() != 2)
        return {};
    const auto x = numberOf(pair->front());
    const auto y = numberOf(pair->back());
    return x && y ? std::optional(nav::Point{*x, *y}) : std::nullopt;
}

nav::Json pointTarget(nav::Point at)
{
    return fileTarget("point", nav::Json::Array{nav::Json(at.x), nav::Json(at.y)});
}

TargetBox::TargetBox(steer::BehaviourKind kind, QWidget* parent)
    : ElidedComboBox(parent), m_kind(kind)
{
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            emit chosen({});
        else
            emit chosen(m_values[static_cast<std::size_t>(index - 1)]);
    });
}

void TargetBox::offer(const QString& text, nav::Json value)
{
    addItem(text);
    m_values.push_back(std::move(value));
}

void TargetBox::offerObject(const nav::MapObject& object, const QString& text)
{
    const bool hasArea = nav::isObstacle(object.geometry);
    if (hasArea || m_kind != steer::BehaviourKind::contain)
        offer(text, fileTarget("object", nav::Json(object.id)));
}

void TargetBox::show(const nav::Map& map, const Selection& selection, const nav::Json* value)
{
    const QSignalBlocker blocker(this);
    clear();
    m_values.clear();
    const bool isArea = m_kind == steer::BehaviourKind::contain;
    addItem(isArea                                      ? tr("the map's bounds")
            : m_kind == steer::BehaviourKind::singleRay ? tr("the group's goal")
                                                        : tr("none"));
    for (const nav::AgentGroup& group : map.settings.agentGroups)
        if (!isArea)
            offer(tr("Group %1").arg(QString::fromStdString(group.name)),
                  fileTarget("group", nav::Json(group.name)));
    for (const nav::MapObject& object : map.objects())
        if (std::holds_alternative<nav::GoalMarker>(object.geometry) ||
            std::holds_alternative<nav::StartMarker>(object.geometry))
            offerObject(object, titleOf(object));
    m_ofMap = m_values.size();
    showSelected(map, selection, value);
}

void TargetBox::showSelected(const nav::Map& map, const Selection& selection,
                             const nav::Json* value)
{
    const QSignalBlocker blocker(this);
    m_values.resize(m_ofMap);
    while (count() > static_cast<int>(m_ofMap) + 1)
        removeItem(count() - 1);
    if (selection.ids().size() == 1)
        if (const nav::MapObject* object = map.find(selection.ids().first()))
            offerObject(*object, tr("Selected: %1").arg(titleOf(*object)));
    if (!value)
        return setCurrentIndex(0);
    auto found = std::find(m_values.begin(), m_values.end(), *value);
    if (found == m_values.end()) {
        offer(textOf(map, *value), *value);
        found = m_values.end() - 1;
    }
    setCurrentIndex(static_cast<int>(found - m_values.begin()) + 1);
}

} // namespace thicket::editor
