#include "tests/plugins/faulty/faultyformat.h"

/// Defined nowhere, as after an update of a library that the plugin needs.
const char* goneFunction();

class MissingSymbol : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "missingsymbol.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    MissingSymbol() : FaultyFormat("missingsymbol") {}
    thicket::Result<thicket::plugins::ImportedMap>
    importMap(const thicket::plugins::ImportSource&,
              const thicket::plugins::OptionValues&) const override
    {
        return thicket::Unexpected(goneFunction());
    }
};

#include "missingsymbol.moc"
