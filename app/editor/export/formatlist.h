#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

/// The formats that can be written, the recently used ones first, and a bundle of several. A field
/// above searches in their names, ids and suffixes. Down and Up lead from it into the list.
class FormatList : public QWidget {
    Q_OBJECT

public:
    /// Stands for several formats into a folder. No format has this id.
    static constexpr const char* bundleId = "bundle";

    explicit FormatList(const plugins::FormatRegistry& formats, QWidget* parent = nullptr);

    bool hasFormats() const { return m_hasFormats; }
    /// Of the chosen format, or bundleId; empty if the search finds none.
    QString current() const;
    /// Puts the format before the others the next time.
    static void noteUse(const QString& id);

signals:
    void chosen(); ///< another one

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const plugins::FormatRegistry& formats);
    void search(const QString& words);

    QLineEdit* m_search;
    QListWidget* m_list;
    bool m_hasFormats = false;
};

} // namespace thicket::editor
