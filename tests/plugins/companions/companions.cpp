#include "plugins/api/mapformat.h"

#include <QObject>

using namespace thicket;
using namespace thicket::plugins;

/// A format of three files, one of them named like a circle list. What it reads, it does not keep
/// exactly.
class Companions : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "companions.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override
    {
        return {"companions", "Companions", {"companions"}, true, true, {}, {}};
    }
    Result<ImportedMap> importMap(const ImportSource&, const OptionValues&) const override
    {
        using Fidelity = FormatNote::Fidelity;
        ImportedMap imported;
        imported.map.append({.id = 1, .geometry = nav::Circle{{1, 2}, 3}});
        imported.notes << FormatNote{Fidelity::leftOut, "12 text objects: left out", {}}
                       << FormatNote{Fidelity::approximated, "1 ellipse: as a polygon", {1}};
        return imported;
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
