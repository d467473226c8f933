#pragma once

#include "plugins/host/formatregistry.h"
#include "plugins/host/isolatedformat.h"
#include "plugins/host/ownformats.h"

#include <memory>
#include <vector>

namespace thicket::plugins {

/// The third-party plugins that have described themselves, in a worker process now or earlier.
class IsolatedFormats {
public:
    /// Every library in these folders that is not one of `own`.
    IsolatedFormats(const QStringList& folders, const OwnFormats& own, const WorkLimits& limits);

    const std::vector<std::unique_ptr<IsolatedFormat>>& formats() const { return m_formats; }
    const QList<PluginProblem>& problems() const { return m_problems; }

private:
    std::vector<std::unique_ptr<IsolatedFormat>> m_formats;
    QList<PluginProblem> m_problems;
};

} // namespace thicket::plugins
