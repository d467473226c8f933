#include "app/editor/export/formatlist.h"

#include "app/editor/export/formatwords.h"
#include "plugins/host/formatregistry.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int searchedRole = Qt::UserRole + 1;
constexpr qsizetype mostRecent = 5;

QString recentKey() { return QStringLiteral("export/recentFormats"); }

} // namespace

FormatList::FormatList(const plugins::FormatRegistry& formats, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit), m_list(new QListWidget)
{
    m_search->setObjectName("exportSearch");
    m_search->setPlaceholderText(tr("Search formats"));
    m_search->setAccessibleName(tr("Search formats"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName("exportFormats");
    m_list->setAccessibleName(tr("Format"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names end in dots
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    m_list->ensurePolished(); // rows are as high as the style says
    add(formats);
    m_list->setCurrentRow(0);
    connect(m_search, &QLineEdit::textChanged, this, &FormatList::search);
    connect(m_list, &QListWidget::currentRowChanged, this, &FormatList::chosen);
}

void FormatList::add(const plugins::FormatRegistry& formats)
{
    const QStringList recent = QSettings().value(recentKey()).toStringList();
    const auto rank = [&recent](const QListWidgetItem* item) {
        const qsizetype place = recent.indexOf(item->data(Qt::UserRole).toString());
        return place < 0 ? recent.size() : place;
    };
    QList<QListWidgetItem*> items;
    const auto addItem = [&items](const QString& id, const QString& text, const QString& searched) {
        auto* item = new QListWidgetItem(text);
        item->setToolTip(text); // it may be cut
        item->setData(Qt::UserRole, id);
        item->setData(searchedRole, text + ' ' + searched);
        items << item;
    };
    for (const plugins::MapFormat* one : formats.formats()) {
        const plugins::FormatInfo info = one->info();
        if (info.canExport)
            addItem(info.id, formatWords(info.title),
                    info.title + ' ' + info.id + " ." + info.suffixes.join(" ."));
    }
    m_hasFormats = !items.isEmpty();
    if (m_hasFormats)
        addItem(QString::fromLatin1(bundleId), tr("Several formats into a folder"),
                QStringLiteral("bundle preset"));
    std::stable_sort(items.begin(), items.end(),
                     [&rank](const auto* a, const auto* b) { return rank(a) < rank(b); });
    for (QListWidgetItem* item : items)
        m_list->addItem(item);
}

QString FormatList::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item && !item->isHidden() ? item->data(Qt::UserRole).toString() : QString();
}

void FormatList::noteUse(const QString& id)
{
    QSettings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(id);
    recent.prepend(id);
    settings.setValue(recentKey(), recent.mid(0, mostRecent));
}

/// Every word must be found. What is chosen stays chosen as long as it is found.
void FormatList::search(const QString& words)
{
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* const item = m_list->item(row);
        const QString text = item->data(searchedRole).toString();
        const bool isFound =
            std::all_of(wanted.begin(), wanted.end(), [&text](const QString& word) {
                return text.contains(word, Qt::CaseInsensitive);
            });
        item->setHidden(!isFound);
        first = isFound && !first ? item : first;
    }
    if (m_list->currentItem() && !m_list->currentItem()->isHidden())
        return;
    m_list->setCurrentItem(first);
}

bool FormatList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setFocus();
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace thicket::editor
