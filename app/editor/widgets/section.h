#pragma once

#include "app/editor/widgets/foldmotion.h"

#include <QList>
#include <QPushButton>
#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;

/// The clickable title of a section, with a small chevron.
class SectionTitle : public QPushButton {
    Q_OBJECT

public:
    explicit SectionTitle(const Appearance& appearance, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// It is no button: no click, no focus, no chevron.
    void setPlain();
    bool isPlain() const { return m_isPlain; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    bool m_isPlain = false;
};

/// A part of the dock: a title, a corner widget on its right, and a body that folds.
class Section : public QWidget {
    Q_OBJECT

public:
    /// `name` is for screen readers and settings. The title may say more.
    Section(const QString& name, const Appearance& appearance, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QString title() const { return m_title->text(); }
    /// On the right of the title; owned.
    void setCorner(QWidget* corner);
    /// Below the title; owned. It must have a layout.
    void setBody(QWidget* body);
    /// Whether folding is a short motion. Initially not. Call after setBody().
    void setMoving(bool moves);
    /// Null before setBody().
    ShortMotion* motion() { return m_fold ? &m_fold->motion() : nullptr; }
    bool isFolded() const { return !m_title->isChecked(); }
    void setFolded(bool folded) { m_title->setChecked(!folded || m_title->isPlain()); }
    /// False for most sections.
    bool isFoldedAtFirst() const { return m_isFoldedAtFirst; }
    void setFoldedAtFirst()
    {
        m_isFoldedAtFirst = true;
        setFolded(true);
    }

    /// It cannot be folded: its title is no button.
    void setAlwaysOpen();

    /// Unfolds it and asks for it to be shown.
    void bringUp();

signals:
    void wanted(); ///< it is to be seen: something in it gets the focus
    void foldedChanged(bool folded);

private:
    SectionTitle* m_title;
    QVBoxLayout* m_layout;
    QHBoxLayout* m_header;
    std::optional<FoldMotion> m_fold; ///< of the body
    bool m_isFoldedAtFirst = false;
};

/// For a section's corner: one button for each action, from left to right, named after it.
QWidget* actionButtons(const QList<QAction*>& actions);

/// The label in a body while there is nothing to list.
QLabel* emptyNote(const QString& text);

} // namespace thicket::editor
