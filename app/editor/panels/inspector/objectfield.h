#pragma once

#include "libnav/map/mapobject.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace thicket::editor {

class Appearance;
class MapDocument;

/// A field for a reference to an object: its number as text, or its name if only one has it, and a
/// button that selects it. At rest it shows what the number stands for.
class ObjectField : public QWidget {
    Q_OBJECT

public:
    ObjectField(const MapDocument& document, const Appearance& appearance,
                QWidget* parent = nullptr);

    void setName(const QString& objectName, const QString& spoken);
    /// What the field says while no object is set: "none".
    void setPlaceholder(const QString& text);
    /// 0: none. While the user is typing, the text stays as typed.
    void setObject(nav::ObjectId id);

signals:
    /// An object of the map, or 0 for none.
    void edited(thicket::nav::ObjectId id);
    void visitEnded();
    void selectWanted(thicket::nav::ObjectId id);

private:
    void take(const QString& typed);
    void end();
    void showObject();

    const MapDocument& m_document;
    QLineEdit* m_text;
    QToolButton* m_select;
    nav::ObjectId m_id = 0;
};

} // namespace thicket::editor
