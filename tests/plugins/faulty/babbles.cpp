#include "tests/plugins/faulty/faultyformat.h"

#include <unistd.h>

#include <cstdio>

/// Works, but prints to standard output. When it writes a map, it prints to every open file.
class Babbles : public FaultyFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "babbles.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    Babbles() : FaultyFormat("babbles") {}
    thicket::Result<thicket::plugins::ImportedMap>
    importMap(const thicket::plugins::ImportSource&,
              const thicket::plugins::OptionValues&) const override
    {
        std::puts("Reading the map now.");
        std::fflush(stdout);
        return thicket::plugins::ImportedMap();
    }
    thicket::Result<thicket::plugins::ExportBundle>
    exportMap(const thicket::nav::Map&, const thicket::plugins::OptionValues&) const override
    {
        const QByteArray noise = QByteArray("\0\xff\x1b[31mTHICKET1", 16).repeated(40);
        for (int file = 1; file < 256; ++file) {
            if (::write(file, noise.constData(), std::size_t(noise.size())) < 0)
                continue;
        }
        return thicket::plugins::ExportBundle{{{"", "done"}}, {}};
    }
};

#include "babbles.moc"
