#include "app/editor/export/proposedradius.h"

#include "libnav/json/json.h"

namespace thicket::editor {

namespace {

QString spelled(double radius) { return QString::fromStdString(nav::shortestText(radius)); }

} // namespace

ProposedRadius::ProposedRadius(const nav::MapSettings& settings, double shown)
{
    if (settings.agentClasses.empty())
        m_radii.push_back(shown);
}

void ProposedRadius::addTo(plugins::OptionValues& values, const plugins::MapFormat& format) const
{
    const QString key = exporting::radiusKeyOf(&format);
    if (!key.isEmpty() && !m_radii.empty() && !values.contains(key))
        values.insert(key, spelled(m_radii.front()));
}

void ProposedRadius::removeFrom(plugins::OptionValues& values,
                                const plugins::MapFormat& format) const
{
    const QString key = exporting::radiusKeyOf(&format);
    if (!m_radii.empty() && values.value(key) == spelled(m_radii.front()))
        values.remove(key);
}

void ProposedRadius::addTo(exporting::Preset& preset) const
{
    if (preset.radii.empty())
        preset.radii = m_radii;
}

void ProposedRadius::removeFrom(exporting::Preset& preset) const
{
    if (preset.radii == m_radii)
        preset.radii.clear();
}

} // namespace thicket::editor
