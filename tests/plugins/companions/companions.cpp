#include "plugins/api/mapformat.h"

#include <QObject>

using namespace thicket;
using namespace thicket::plugins;

/// A format of three files, one of them named like a circle list.
class Companions : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "companions.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override
    {
        return {"companions", "Companions", {"companions"}, false, true, {}, {}};
    }
    Result<ImportedMap> importMap(const ImportSource&, const OptionValues&) const override
    {
        return Unexpected("Companions can be written, not read.");
    }
    Result<ExportBundle> exportMap(const nav::Map&, const OptionValues&) const override
    {
        ExportBundle bundle;
        bundle.files << ExportBundle::File{"", "named"} << ExportBundle::File{".csv", "list"}
                     << ExportBundle::File{"-part", "part"};
        return bundle;
    }
};

#include "companions.moc"
