#include "app/editor/document/agentclasses.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/mapdocument.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace thicket::editor {

namespace {

constexpr auto colourKey = "colour"; // as in map files

} // namespace

AgentClasses::AgentClasses(MapDocument& document, const AgentRadius& radius, QObject* parent)
    : QObject(parent), m_document(document), m_radius(radius)
{
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (!edit.settings)
            return;
        const auto& [before, after] = *edit.settings;
        if (before.agentClasses != after.agentClasses || before.unit != after.unit)
            emit changed();
    });
    connect(&document, &MapDocument::wasReset, this, &AgentClasses::changed);
}

const std::vector<nav::AgentClass>& AgentClasses::all() const
{
    return m_document.map().settings.agentClasses;
}

QString AgentClasses::unit() const
{
    return QString::fromStdString(m_document.map().settings.unit);
}

QList<int> AgentClasses::bySize() const
{
    QList<int> places(static_cast<qsizetype>(all().size()));
    std::iota(places.begin(), places.end(), 0);
    const auto rank = [this](int place) {
        const nav::AgentClass& one = all()[static_cast<std::size_t>(place)];
        return std::pair(one.radius, one.name);
    };
    std::stable_sort(places.begin(), places.end(), [&](int a, int b) { return rank(a) < rank(b); });
    return places;
}

void AgentClasses::push(const QString& step, const Change& change, const QString& key)
{
    m_document.gesture().cancel();
    nav::MapSettings settings = m_document.map().settings;
    change(settings.agentClasses);
    if (settings.agentClasses != all())
        m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)), step,
                        key);
}

void AgentClasses::choose(int place)
{
    assert(place >= 0 && place < static_cast<int>(all().size()));
    push(
        tr("Choose Agent Class"),
        [place](auto& classes) {
            std::rotate(classes.begin(), classes.begin() + place, classes.begin() + place + 1);
        },
        QStringLiteral("agentClass"));
}

QString AgentClasses::unusedName() const
{
    for (int number = static_cast<int>(all().size()) + 1;; ++number) {
        const QString name = tr("Class %1").arg(number);
        const bool isUsed = std::any_of(all().begin(), all().end(),
                                        [&name](const auto& each) { return nameOf(each) == name; });
        if (!isUsed)
            return name;
    }
}

void AgentClasses::add()
{
    nav::AgentClass made{unusedName().toStdString(), m_radius.radius(), {}};
    push(tr("New Agent Class"),
         [&made](auto& classes) { classes.insert(classes.begin(), std::move(made)); });
}

void AgentClasses::rename(const QString& name)
{
    if (!all().empty())
        push(tr("Rename Agent Class"),
             [&name](auto& classes) { classes.front().name = name.toStdString(); });
}

void AgentClasses::recolour(const QString& colour)
{
    if (!all().empty())
        push(tr("Colour Agent Class"), [&colour](auto& classes) {
            classes.front().unknown.insert_or_assign(colourKey, nav::Json(colour.toStdString()));
        });
}

void AgentClasses::remove()
{
    if (!all().empty())
        push(tr("Delete Agent Class"), [](auto& classes) { classes.erase(classes.begin()); });
}

QString AgentClasses::nameOf(const nav::AgentClass& agentClass)
{
    return agentClass.name.empty() ? tr("Agent") : QString::fromStdString(agentClass.name);
}

QString AgentClasses::colourOf(const nav::AgentClass& agentClass)
{
    const auto found = agentClass.unknown.find(colourKey);
    const auto* text =
        found == agentClass.unknown.end() ? nullptr : found->second.as<std::string>();
    return text ? QString::fromStdString(*text) : QString();
}

} // namespace thicket::editor
