#include "plugins/host/ownformats.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace thicket::plugins {

namespace {

PluginProblem problemOf(const Error& error)
{
    return {QString::fromStdString(error.where), QString::fromStdString(error.message)};
}

} // namespace

OwnFormats::OwnFormats(const QStringList& folders)
{
    for (const QString& folder : folders) {
        const auto entries = QDir(folder).entryInfoList({"*.manifest"}, QDir::Files, QDir::Name);
        for (const QFileInfo& entry : entries) {
            Result<PluginManifest> manifest = readManifest(entry.absoluteFilePath());
            if (manifest)
                add(std::move(*manifest));
            else
                m_problems << problemOf(manifest.error());
        }
    }
}

void OwnFormats::add(PluginManifest manifest)
{
    const QString canonical = QFileInfo(manifest.file).canonicalFilePath();
    if (!canonical.isEmpty())
        manifest.file = canonical;
    if (m_files.contains(manifest.file))
        return;
    m_files.insert(manifest.file);
    const auto sameId = std::find_if(m_formats.begin(), m_formats.end(), [&](const auto& other) {
        return other->info().id == manifest.info.id;
    });
    if (sameId != m_formats.end()) {
        m_problems << PluginProblem{
            manifest.file,
            QString("The id \"%1\" is taken by %2.").arg(manifest.info.id, (*sameId)->file())};
        return;
    }
    m_formats.push_back(std::make_unique<OwnFormat>(std::move(manifest)));
}

void OwnFormats::check() const
{
    if (m_isChecked)
        return;
    m_isChecked = true;
    for (const auto& format : m_formats) {
        if (const auto objection = format->objection())
            m_unsound << problemOf(*objection);
        else
            m_sound << format.get();
    }
}

const QList<const OwnFormat*>& OwnFormats::sound() const
{
    check();
    return m_sound;
}

QList<PluginProblem> OwnFormats::problems() const
{
    check();
    return m_problems + m_unsound;
}

bool OwnFormats::lists(const QString& file) const { return m_files.contains(file); }

} // namespace thicket::plugins
