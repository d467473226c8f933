#include "app/editor/menus/commandpalette.h"

#include "app/editor/widgets/screenroom.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

constexpr auto recentKey = "palette/recent";
constexpr int mostRecent = 8;
constexpr int actionRole = Qt::UserRole;

QString nameOf(const ListedAction& listed)
{
    QStringList way{listed.menu, listed.submenu, plainName(*listed.action)};
    way.removeAll(QString());
    return way.join(QStringLiteral(": "));
}

/// That of the action, or an empty one of its size: the names stand below each other.
QIcon iconOf(const QAction& action)
{
    if (!action.icon().isNull())
        return action.icon();
    QPixmap blank(16, 16);
    blank.fill(Qt::transparent);
    return QIcon(blank);
}

/// How well a word fits, 0 the best; nullopt if it does not fit.
std::optional<int> fit(const QString& word, const ListedAction& listed)
{
    const QString name = plainName(*listed.action);
    if (name.startsWith(word, Qt::CaseInsensitive))
        return 0;
    if (name.contains(' ' + word, Qt::CaseInsensitive))
        return 1;
    if (name.contains(word, Qt::CaseInsensitive))
        return 2;
    if (listed.submenu.contains(word, Qt::CaseInsensitive) ||
        listed.menu.contains(word, Qt::CaseInsensitive))
        return 3;
    return listed.action->statusTip().contains(word, Qt::CaseInsensitive) ? std::optional(4)
                                                                          : std::nullopt;
}

std::optional<int> fitAll(const QStringList& words, const ListedAction& listed)
{
    int sum = 0;
    for (const QString& word : words) {
        const auto one = fit(word, listed);
        if (!one)
            return std::nullopt;
        sum += *one;
    }
    return sum;
}

void noteDone(const QString& name)
{
    QSettings settings;
    QStringList recent = settings.value(recentKey).toStringList();
    recent.removeAll(name);
    recent.prepend(name);
    settings.setValue(recentKey, recent.mid(0, mostRecent));
}

} // namespace

CommandPalette::CommandPalette(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_actions(actionsOf(menus)), m_words(new QLineEdit), m_list(new QTreeWidget)
{
    setObjectName("commandPalette");
    setWindowTitle(tr("Command Palette"));
    resize(QSize(560, 420).boundedTo(screenRoom(*this)));
    m_words->setObjectName("paletteWords");
    m_words->setPlaceholderText(tr("What do you want to do?"));
    m_words->setAccessibleName(tr("Words of the action"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setObjectName("paletteList");
    m_list->setAccessibleName(tr("Actions"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus); // the arrows move in it from the words
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list);
    connect(m_words, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { run(m_list->currentItem()); });
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    fill();
}

QTreeWidgetItem* CommandPalette::makeItem(const ListedAction& listed) const
{
    auto* item = new QTreeWidgetItem({nameOf(listed), keysOf(*listed.action)});
    item->setIcon(0, iconOf(*listed.action));
    item->setToolTip(0, listed.action->statusTip());
    item->setData(0, actionRole, static_cast<int>(m_actions.indexOf(listed)));
    if (!listed.action->isEnabled())
        item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    return item;
}

void CommandPalette::fill()
{
    // As the rows are written, "View: Theme: Dark".
    const QStringList words = m_words->text().replace(':', ' ').split(' ', Qt::SkipEmptyParts);
    const QStringList recent = QSettings().value(recentKey).toStringList();
    std::vector<std::pair<int, const ListedAction*>> found;
    for (const ListedAction& listed : m_actions) {
        if (const auto rank = fitAll(words, listed)) {
            const auto age = recent.indexOf(nameOf(listed));
            const int turn = age < 0 ? mostRecent : static_cast<int>(age);
            found.emplace_back(*rank * (mostRecent + 1) + turn, &listed);
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    m_list->clear();
    for (const auto& [rank, listed] : found)
        m_list->addTopLevelItem(makeItem(*listed));
    if (found.empty()) {
        auto* none = new QTreeWidgetItem(m_list, {tr("No action has these words")});
        none->setFlags(Qt::ItemIsEnabled); // it is to be read
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void CommandPalette::run(const QTreeWidgetItem* item)
{
    const QVariant place = item ? item->data(0, actionRole) : QVariant();
    if (!place.isValid() || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const ListedAction& listed = m_actions[place.toInt()];
    noteDone(nameOf(listed));
    const QPointer<QAction> action = listed.action;
    close(); // first: the action may ask something
    if (action)
        action->trigger();
}

/// The keys that move in a list go to the list.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown) {
            QApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace thicket::editor
