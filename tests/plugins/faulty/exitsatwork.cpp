#include "tests/plugins/faulty/faultyformat.h"

#include <cstdlib>

/// Ends the program with exit status 0.
class ExitsAtWork : public FailsAtWork {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "exitsatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    ExitsAtWork() : FailsAtWork("exitsatwork") {}

private:
    void fail() const override { std::exit(0); }
};

#include "exitsatwork.moc"
