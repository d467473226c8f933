#pragma once

#include "plugins/api/mapformat.h"

#include <QMap>
#include <QWidget>

class QComboBox;

namespace thicket::editor {

class Appearance;
class FieldGrid;
class NumberField;
class SwitchButton;

/// The answers to what a table does not say: its columns, what the sizes are, how it is written.
class ImportForm : public QWidget {
    Q_OBJECT

public:
    explicit ImportForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// Offers the columns of the survey and shows its options. Emits nothing.
    void show(const plugins::ImportSurvey& survey);
    /// All answers.
    plugins::OptionValues options() const;
    /// Those about how the table is written, whatever its columns mean.
    plugins::OptionValues writing() const;
    /// Those that are still right if the sizes are in another column.
    plugins::OptionValues withoutSize() const;
    /// What the chosen columns are used for, in words, by their places.
    QMap<int, QString> uses() const;

signals:
    void writingChanged();
    void sizeChanged(); ///< another column, or none
    void changed();     ///< anything else

private:
    void addFields();
    QComboBox* choice(const char* key, const QList<std::pair<QString, QString>>& words);
    void showChoice(QComboBox* box, const QString& value);
    void showRows();
    bool hasSizeColumn() const;

    const Appearance& m_appearance;
    FieldGrid* m_grid;
    QMap<QString, QComboBox*> m_choices; ///< by option
    NumberField* m_factor;
    NumberField* m_radius;
    SwitchButton* m_header;
    SwitchButton* m_incomplete;
    QList<int> m_sizeRows; ///< of the grid
    int m_radiusRow = 0;
};

} // namespace thicket::editor
