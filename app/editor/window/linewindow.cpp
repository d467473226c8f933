#include "app/editor/window/linewindow.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include <memory>

namespace thicket::editor {

LineWindow::LineWindow(const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_appearance(appearance), m_problem(new QLabel), m_text(new QPlainTextEdit)
{
    setObjectName("lineWindow");
    m_problem->setObjectName("lineProblem");
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_text->setObjectName("lineText");
    m_text->setAccessibleName(tr("Text of the file"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_problem->setBuddy(m_text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_problem);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);
    resize(QSize(760, 440).boundedTo(screenRoom(*this)));
}

void LineWindow::showPlace(const FilePlace& place, const QString& problem)
{
    setWindowTitle(tr("%1, line %2").arg(QFileInfo(place.path).fileName()).arg(place.line));
    m_problem->setText(problem);
    m_text->clear();
    m_text->setExtraSelections({});
    show();
    raise();
    activateWindow();
    m_text->setFocus();
    m_job.order([this, place](const std::atomic<bool>&) {
        auto excerpt = std::make_shared<Result<FileExcerpt>>(excerptRound(place));
        return [this, place, excerpt] { take(place, *excerpt); };
    });
}

void LineWindow::take(const FilePlace& place, const Result<FileExcerpt>& excerpt)
{
    if (excerpt)
        fill(place, *excerpt);
    else
        m_text->setPlainText(errorText(excerpt.error()));
}

/// A line's number, a mark at the wrong one, and its text. Dots stand for what is left out.
void LineWindow::fill(const FilePlace& place, const FileExcerpt& excerpt)
{
    const auto digits = QString::number(excerpt.lines.last().number).size();
    const QString dots(QChar(0x2026));
    QStringList lines;
    int block = 0;
    int column = 0; // of the place, in its shown line
    for (const FileExcerpt::Line& line : excerpt.lines) {
        const bool isPlace = line.number == place.line;
        const QString number = QStringLiteral("%1 %2  ")
                                   .arg(isPlace ? QChar(0x25B8) : QChar(' '))
                                   .arg(line.number, static_cast<int>(digits));
        const QString begin = line.before > 0 ? dots : QString();
        if (isPlace) {
            block = static_cast<int>(lines.size());
            column =
                static_cast<int>(number.size() + begin.size() + place.column - 1 - line.before);
        }
        lines << number + begin + line.text + (line.isCut ? dots : QString());
    }
    m_text->setPlainText(lines.join('\n'));
    mark(block, column, place.column > 0 ? 1 : 0);
}

void LineWindow::mark(int block, int begin, int length)
{
    const drawing::Palette& colours = m_appearance.palette();
    const QTextBlock line = m_text->document()->findBlockByNumber(block);
    QTextCursor cursor(line);
    QTextEdit::ExtraSelection whole;
    whole.cursor = cursor;
    whole.format.setBackground(colours.accentSoft);
    whole.format.setProperty(QTextFormat::FullWidthSelection, true);
    QList<QTextEdit::ExtraSelection> marks{whole};
    if (length > 0) {
        const int last = std::max(0, line.length() - 1);
        cursor.setPosition(line.position() + std::min(begin, last));
        m_text->setTextCursor(cursor);
        QTextEdit::ExtraSelection place;
        place.cursor = cursor;
        place.cursor.setPosition(line.position() + std::min(begin + length, last),
                                 QTextCursor::KeepAnchor);
        place.format.setBackground(colours.error);
        place.format.setForeground(colours.panel);
        marks << place;
    } else {
        m_text->setTextCursor(cursor);
    }
    m_text->setExtraSelections(marks);
    m_text->centerCursor();
}

} // namespace thicket::editor
