#include "tests/plugins/faulty/faultyformat.h"

#include <stdexcept>

class ThrowsAtWork : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "throwsatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    ThrowsAtWork() : FaultyFormat("throwsatwork") {}
    thicket::Result<thicket::plugins::ImportedMap>
    importMap(const thicket::plugins::ImportSource&,
              const thicket::plugins::OptionValues&) const override
    {
        throw std::runtime_error("index out of range");
    }
    thicket::Result<thicket::plugins::ExportBundle>
    exportMap(const thicket::nav::Map&, const thicket::plugins::OptionValues&) const override
    {
        throw 42;
    }
};

#include "throwsatwork.moc"
