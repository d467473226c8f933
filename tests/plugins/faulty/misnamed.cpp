#include "tests/plugins/faulty/faultyformat.h"

class Misnamed : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "misnamed.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    Misnamed() : FaultyFormat("othername") {}
};

#include "misnamed.moc"
