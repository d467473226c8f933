#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

namespace thicket::plugins {

/// Circle lists as tables: x,y,radius, one circle per row; import and export.
class CsvFormat : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "csvformat.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override;
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override;
    ImportSurvey survey(const QByteArray& head, const OptionValues& options) const override;
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override;
};

} // namespace thicket::plugins
