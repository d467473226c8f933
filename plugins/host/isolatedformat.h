#pragma once

#include "plugins/host/worklimits.h"
#include "plugins/host/worktask.h"

#include <utility>

namespace thicket::plugins {

/// The format of a third-party plugin. Each import and export runs in a worker process of its own,
/// so that the plugin can harm nothing else.
class IsolatedFormat : public MapFormat {
public:
    /// `info` is the result of probe().
    IsolatedFormat(QString file, FormatInfo info, const WorkLimits& limits)
        : m_file(std::move(file)), m_info(std::move(info)), m_limits(limits)
    {}

    /// Asks the plugin for its description in a worker process.
    static Result<FormatInfo> probe(const QString& file, const WorkLimits& limits);

    const QString& file() const { return m_file; }

    FormatInfo info() const override { return m_info; }
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;

private:
    QString m_file;
    FormatInfo m_info;
    WorkLimits m_limits;
};

} // namespace thicket::plugins
