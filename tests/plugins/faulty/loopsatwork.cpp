#include "tests/plugins/faulty/faultyformat.h"

#include <atomic>

/// Computes without end.
class LoopsAtWork : public FailsAtWork {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "loopsatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    LoopsAtWork() : FailsAtWork("loopsatwork") {}

private:
    void fail() const override
    {
        for (std::atomic<unsigned> n = 0;; ++n) {
        }
    }
};

#include "loopsatwork.moc"
