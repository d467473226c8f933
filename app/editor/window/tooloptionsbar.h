#pragma once

#include "app/editor/gestures/tool.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace thicket::editor {

class Appearance;
class MapDocument;
class NumberField;
class SidewaysScroll;
class ToolBox;

/// The row below the toolbar with the options of the current tool. Hidden while it has none.
class ToolOptionsBar : public QWidget {
    Q_OBJECT

public:
    ToolOptionsBar(ToolBox& tools, const MapDocument& document, const Appearance& appearance,
                   QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void refresh();
    void fit();
    void setNarrow(bool isNarrow);
    void add(const ToolOption& option);
    void addChoice(const ToolOption& option);
    static void refreshChoice(const ToolOption& option, QComboBox& box);

    struct Field {
        ToolOption option;
        QLabel* label = nullptr;
        NumberField* field = nullptr;
        QComboBox* choice = nullptr; ///< in place of the field
    };
    ToolBox& m_tools;
    const MapDocument& m_document;
    const Appearance& m_appearance;
    SidewaysScroll* m_scroll;
    QWidget* m_row = nullptr;
    QList<Field> m_fields;
    bool m_isNarrow = false;
};

} // namespace thicket::editor
