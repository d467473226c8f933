#pragma once

#include "libnav/map/map.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>

namespace thicket::editor {

class Appearance;

/// A small picture of the map, with the shapes of the exported file as lines over it.
class WrittenPicture : public QWidget {
    Q_OBJECT

public:
    explicit WrittenPicture(const Appearance& appearance, QWidget* parent = nullptr);

    using SharedMap = std::shared_ptr<const nav::Map>;
    /// Without `written`, only the map is shown. Null: nothing.
    void show(SharedMap map, std::optional<nav::Map> written);
    bool showsFile() const { return m_written.has_value(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void paintAll();

    const Appearance& m_appearance;
    SharedMap m_map;
    std::optional<nav::Map> m_written;
    QPixmap m_painted; ///< null: to be painted
};

} // namespace thicket::editor
