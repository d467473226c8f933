#pragma once

#include "plugins/api/mapformat.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace thicket::editor {

class Appearance;

/// The options of a format: choices as lists, yes and no as switches, numbers with sums, anything
/// else as text.
class OptionForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(const Appearance& appearance, QWidget* parent = nullptr);

    /// Shows these options with the given values; where there is none, with their defaults.
    void show(const QList<plugins::FormatOption>& options, const plugins::OptionValues& given);
    /// Those that differ from their defaults.
    plugins::OptionValues values() const;

signals:
    void changed();

private:
    struct Field {
        plugins::FormatOption option;
        std::function<QString()> value;
    };
    QWidget* add(const plugins::FormatOption& option, const QString& value);
    QWidget* addSwitch(const plugins::FormatOption& option, const QString& value);
    QWidget* addChoice(const plugins::FormatOption& option, const QString& value);
    QWidget* addNumber(const plugins::FormatOption& option, const QString& value, double number);
    QWidget* addText(const plugins::FormatOption& option, const QString& value);

    const Appearance& m_appearance;
    QWidget* m_rows = nullptr; ///< replaced for other options
    QList<Field> m_fields;
};

} // namespace thicket::editor
