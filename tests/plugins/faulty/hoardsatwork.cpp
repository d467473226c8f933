#include "tests/plugins/faulty/faultyformat.h"

#include <cstring>
#include <new>

/// Allocates memory without end, and uses it.
class HoardsAtWork : public FailsAtWork {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "hoardsatwork.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    HoardsAtWork() : FailsAtWork("hoardsatwork") {}

private:
    void fail() const override
    {
        constexpr std::size_t piece = std::size_t(1) << 24;
        while (true)
            std::memset(::operator new(piece), 1, piece);
    }
};

#include "hoardsatwork.moc"
