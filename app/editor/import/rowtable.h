#pragma once

#include "plugins/api/mapformat.h"

#include <QTableWidget>

namespace thicket::editor {

class Appearance;

/// The first rows of a file, as texts. Columns that are used say for what.
class RowTable : public QTableWidget {
    Q_OBJECT

public:
    explicit RowTable(const Appearance& appearance, QWidget* parent = nullptr);

    /// `uses`: "x", "diameter" by column.
    void show(const plugins::ImportSurvey& survey, const QMap<int, QString>& uses);

private:
    void showColumn(int column, const QString& title, const QString& use);

    const Appearance& m_appearance;
};

} // namespace thicket::editor
