#include "app/editor/panels/groups/targetbox.h"

#include "app/editor/document/objectwords.h"
#include "app/editor/document/selection.h"
#include "libsteer/scenario/parameters.h"

#include <QSignalBlocker>

#include <algorithm>

namespace thicket::editor {

namespace {

QString titleOf(const nav::MapObject& object)
{
    return object.name.empty() ? ObjectWords::title(object) : QString::fromStdString(object.name);
}

nav::Json fileTarget(const char* key, nav::Json value)
{
    return nav::Json::Object{{key, std::move(value)}};
}

} // namespace

TargetBox::TargetBox(steer::BehaviourKind kind, QWidget* parent) : ElidedComboBox(parent), m_kind(kind)
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
    const bool hasArea = nav::obstacleShape(object.geometry).has_value();
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
        offer(QString::fromStdString(value->text()), *value);
        found = m_values.end() - 1;
    }
    setCurrentIndex(static_cast<int>(found - m_values.begin()) + 1);
}

} // namespace thicket::editor
