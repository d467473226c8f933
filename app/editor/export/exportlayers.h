#pragma once

#include "libnav/map/map.h"

#include <QListWidget>
#include <QStringList>

#include <optional>

namespace thicket::editor {

/// Which layers of the map are exported. At first all.
class ExportLayers : public QListWidget {
    Q_OBJECT

public:
    explicit ExportLayers(const nav::MapSettings& settings, QWidget* parent = nullptr);

    /// Whether there is a choice.
    bool isNeeded() const { return count() > 1; }
    /// Names; nullopt: all.
    std::optional<QStringList> chosen() const;
    /// Names that the map does not have are skipped. Does not emit changed().
    void choose(const std::optional<QStringList>& names);

signals:
    void changed();
};

} // namespace thicket::editor
