#include "tests/plugins/faulty/faultyformat.h"

#include <stdexcept>

class ThrowsAtStart : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "throwsatstart.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    ThrowsAtStart() : FaultyFormat("throwsatstart")
    {
        throw std::runtime_error("no licence server");
    }
};

#include "throwsatstart.moc"
