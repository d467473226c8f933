#pragma once

#include "app/editor/panels/inspector/propertytype.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace thicket::editor {

class Appearance;
class MapDocument;

/// The field of one custom property, by its type.
class PropertyEditor : public QWidget {
    Q_OBJECT

public:
    /// `name` is that of the property, for screen readers and tests.
    PropertyEditor(PropertyType type, const QString& name, const MapDocument& document,
                   const Appearance& appearance, QWidget* parent = nullptr);

    PropertyType type() const { return m_type; }
    /// The value must be of this type; nullopt: that of several objects, which differ. What the
    /// user is typing stays as typed.
    void setValue(const std::optional<nav::Json>& value) { m_show(value); }
    /// Whether the focus is in it.
    bool isVisited() const;

signals:
    void edited(const thicket::nav::Json& value);
    void visitCancelled();
    void visitEnded();
    /// The object that is referred to is to be selected.
    void objectWanted(thicket::nav::ObjectId id);

private:
    void makeText(const QString& name, bool isReadOnly);
    void makeNumber(const QString& name, const Appearance& appearance);
    void makeSwitch(const QString& name, const Appearance& appearance);
    void makeColour(const QString& name, const Appearance& appearance);
    void makeReference(const QString& name, const MapDocument& document,
                       const Appearance& appearance);
    void adopt(QWidget* field);

    PropertyType m_type;
    std::function<void(const std::optional<nav::Json>&)> m_show;
};

} // namespace thicket::editor
