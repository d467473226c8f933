#include "tests/plugins/faulty/faultyformat.h"

#include <unistd.h>

/// Waits for something that never happens.
class SleepsAtWork : public FailsAtWork {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "sleepsatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    SleepsAtWork() : FailsAtWork("sleepsatwork") {}

private:
    void fail() const override
    {
        while (true)
            ::pause();
    }
};

#include "sleepsatwork.moc"
