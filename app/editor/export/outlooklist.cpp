#include "app/editor/export/outlooklist.h"

#include "app/editor/export/formatwords.h"

#include <QHBoxLayout>
#include <QStyledItemDelegate>
#include <QToolButton>

namespace thicket::editor {

namespace {

/// Words do not run beneath the button of their row.
class WordsBesideButton : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem narrow = option;
        narrow.rect.setWidth(option.rect.width() - buttonRoom);
        QStyledItemDelegate::paint(painter, narrow, index);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem narrow = option;
        const auto* const list = static_cast<const QListWidget*>(parent());
        narrow.rect.setWidth(list->viewport()->width() - buttonRoom);
        return QStyledItemDelegate::sizeHint(narrow, index);
    }

private:
    static constexpr int buttonRoom = 76; // pixels
};

} // namespace

OutlookList::OutlookList(QWidget* parent) : QListWidget(parent)
{
    setObjectName("exportNotes");
    setAccessibleName(tr("What the file keeps"));
    setWordWrap(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setItemDelegate(new WordsBesideButton(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
}

void OutlookList::show(const QList<plugins::FormatNote>& notes)
{
    clear();
    add(notes);
}

void OutlookList::add(const QList<plugins::FormatNote>& notes)
{
    for (const plugins::FormatNote& note : notes) {
        auto* item = new QListWidgetItem(outlookWords(note), this);
        if (note.objects.isEmpty())
            continue;
        auto* button = new QToolButton;
        button->setText(tr("Show"));
        button->setAccessibleName(tr("Show: %1").arg(noteWords(note.text)));
        button->setToolTip(tr("Select these objects in the map"));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this,
                [this, objects = note.objects] { emit showWanted(objects); });
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 4, 0);
        layout->addStretch(1);
        layout->addWidget(button);
        setItemWidget(item, row);
    }
}

void OutlookList::add(const exporting::MapOutlook& file)
{
    addItem(tr("What is kept in %1").arg(formatWords(file.title)));
    add(file.notes);
}

void OutlookList::say(const QString& sentence)
{
    clear();
    addItem(sentence);
}

QString outlookWords(const plugins::FormatNote& note)
{
    using Fidelity = plugins::FormatNote::Fidelity;
    const char* const sign = note.fidelity == Fidelity::exact          ? "✓"
                             : note.fidelity == Fidelity::approximated ? "≈"
                                                                       : "–";
    return QStringLiteral("%1  %2").arg(QString::fromUtf8(sign), noteWords(note.text));
}

} // namespace thicket::editor
