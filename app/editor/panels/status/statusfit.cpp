#include "app/editor/panels/status/statusfit.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QStatusBar>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int lineHeight = 26;
constexpr int slack = 2; // a label is a little wider than its text
constexpr qsizetype mostMeasured = 100;

void lay(QTextDocument& document, const QLabel& label, const QString& text)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(label.font());
    if (label.textFormat() == Qt::RichText)
        document.setHtml(text);
    else
        document.setPlainText(text);
}

int heightOf(const QLabel& label, const QString& text, int width)
{
    QTextDocument document;
    lay(document, label, text);
    document.setTextWidth(width - slack);
    return static_cast<int>(std::ceil(document.size().height()));
}

} // namespace

StatusFit::StatusFit(QStatusBar& line, QHBoxLayout& row, QList<QLabel*> labels)
    : m_line(line), m_row(row), m_labels(std::move(labels))
{
    setHeight(lineHeight);
}

int StatusFit::room() const
{
    const QMargins margins = m_row.contentsMargins();
    return m_row.parentWidget()->width() - margins.left() - margins.right();
}

int StatusFit::widthOf(const QLabel& label, const QString& text)
{
    if (text.isEmpty())
        return label.minimumWidth();
    label.ensurePolished();
    const double width = label.textFormat() == Qt::RichText
                             ? richWidthOf(label, text)
                             : QFontMetricsF(label.font()).horizontalAdvance(text);
    return std::max(static_cast<int>(std::ceil(width)) + slack, label.minimumWidth());
}

/// The same hints are measured at every move of the mouse, and a document takes long.
double StatusFit::richWidthOf(const QLabel& label, const QString& text)
{
    if (m_measured.font != label.font() || m_measured.widths.size() >= mostMeasured)
        m_measured = {label.font(), {}};
    if (const auto known = m_measured.widths.constFind(text); known != m_measured.widths.cend())
        return *known;
    QTextDocument document;
    lay(document, label, text);
    return *m_measured.widths.insert(text, document.idealWidth());
}

/// What the rest of the row takes, with the gaps.
int StatusFit::widthBeside(const QLabel& main, const QList<QLabel*>& hidden)
{
    int width = 0;
    for (int i = 0; i < m_row.count(); ++i) {
        QWidget* const one = m_row.itemAt(i)->widget();
        if (!one || one == &main)
            continue;
        auto* const label = qobject_cast<QLabel*>(one);
        int its = 0;
        if (label && m_labels.contains(label))
            its = hidden.contains(label) ? 0 : widthOf(*label, label->text());
        else if (!one->isHidden())
            its = std::max(one->sizeHint().width(), one->minimumWidth());
        width += its > 0 ? its + m_row.spacing() : 0;
    }
    return width;
}

bool StatusFit::show(QLabel& main, const QStringList& texts, const QList<QLabel*>& yielding)
{
    const int whole = room();
    QList<int> beside; // by how many of them are hidden
    for (const QString& text : texts) {
        const int its = widthOf(main, text);
        for (qsizetype hidden = 0; hidden <= yielding.size(); ++hidden) {
            if (hidden == beside.size())
                beside << widthBeside(main, yielding.first(hidden));
            if (its + beside[hidden] > whole)
                continue;
            apply(main, text, yielding.first(hidden));
            if (main.wordWrap())
                main.setWordWrap(false);
            setHeight(lineHeight);
            return true;
        }
    }
    return false;
}

void StatusFit::wrap(QLabel& main, const QString& text, const QList<QLabel*>& yielding)
{
    apply(main, text, yielding);
    if (!main.wordWrap())
        main.setWordWrap(true);
    const int width = room() - widthBeside(main, yielding);
    setHeight(std::max(lineHeight, heightOf(main, text, width) + 10));
}

void StatusFit::apply(QLabel& main, const QString& text, const QList<QLabel*>& hidden)
{
    for (QLabel* label : std::as_const(m_labels)) {
        if (label != &main)
            label->setVisible((!label->text().isEmpty() || label->minimumWidth() > 0) &&
                              !hidden.contains(label));
    }
    main.setText(text);
    main.setVisible(true);
}

void StatusFit::setHeight(int height)
{
    if (m_line.height() != height || m_line.minimumHeight() != height)
        m_line.setFixedHeight(height);
}

} // namespace thicket::editor
