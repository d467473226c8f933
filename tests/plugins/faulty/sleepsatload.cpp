#include "tests/plugins/faulty/faultyformat.h"

#include <unistd.h>

namespace {

/// Runs while the library is loaded, and never returns.
[[maybe_unused]] const int wait = [] {
    while (true)
        ::pause();
    return 0;
}();

} // namespace

class SleepsAtLoad : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "sleepsatload.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    SleepsAtLoad() : FaultyFormat("sleepsatload") {}
};

#include "sleepsatload.moc"
