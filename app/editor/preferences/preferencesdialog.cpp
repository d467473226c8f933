#include "app/editor/preferences/preferencesdialog.h"

#include "app/editor/preferences/canvaspage.h"
#include "app/editor/preferences/generalpage.h"
#include "app/editor/preferences/keyspage.h"
#include "app/editor/widgets/screenroom.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace thicket::editor {

PreferencesDialog::PreferencesDialog(const PreferenceParts& parts, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget), m_stack(new QStackedWidget)
{
    setObjectName("preferencesDialog");
    setWindowTitle(tr("Preferences"));
    resize(QSize(820, 540).boundedTo(screenRoom(*this)));
    m_list->setObjectName("preferencePages");
    m_list->setAccessibleName(tr("Pages"));
    m_list->setProperty("role", "pages");
    m_list->setFixedWidth(160);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addWidget(m_list);
    upper->addWidget(m_stack, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper, 1);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    add(new GeneralPage(parts));
    add(new CanvasPage(parts));
    add(new KeysPage(parts));
    layout->addWidget(makeButtons()); // after the pages in the order of Tab
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

void PreferencesDialog::add(PreferencePage* page)
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    m_stack->addWidget(scroll);
    m_list->addItem(page->windowTitle());
    m_pages << page;
}

QWidget* PreferencesDialog::makeButtons()
{
    auto* defaults = new QPushButton(tr("Restore Defaults"));
    defaults->setObjectName("restoreDefaults");
    defaults->setToolTip(tr("Set all settings of this page as they were at the first start"));
    auto* close = new QPushButton(tr("Close"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->addWidget(defaults);
    layout->addStretch(1);
    layout->addWidget(close);
    // Enter in a field must not press a button.
    for (QPushButton* button : {defaults, close})
        button->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this,
            [this] { m_pages[m_stack->currentIndex()]->restoreDefaults(); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return row;
}

} // namespace thicket::editor
