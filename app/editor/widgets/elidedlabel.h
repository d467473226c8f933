#pragma once

#include <QLabel>

namespace thicket::editor {

/// Shows as much of a plain text as there is room for, with dots at a cut, and then all of it in
/// the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setFullText(const QString& text);
    /// That the whole text needs, in pixels.
    int fullWidth() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override; ///< of the font

private:
    void fit();

    QString m_fullText;
};

} // namespace thicket::editor
