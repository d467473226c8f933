#include "tests/plugins/faulty/faultyformat.h"

#include <csignal>
#include <cstdlib>

/// Ends as after access to a wild pointer.
class CrashesAtWork : public FailsAtWork {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "crashesatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    CrashesAtWork() : FailsAtWork("crashesatwork") {}

private:
    void fail() const override
    {
        std::raise(SIGSEGV);
        std::abort();
    }
};

#include "crashesatwork.moc"
