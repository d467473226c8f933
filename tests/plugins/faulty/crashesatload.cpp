#include "tests/plugins/faulty/faultyformat.h"

#include <csignal>

namespace {

/// Runs while the library is loaded, before any of its functions is called.
[[maybe_unused]] const int crash = std::raise(SIGSEGV);

} // namespace

class CrashesAtLoad : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "crashesatload.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    CrashesAtLoad() : FaultyFormat("crashesatload") {}
};

#include "crashesatload.moc"
