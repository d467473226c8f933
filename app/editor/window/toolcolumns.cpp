#include "app/editor/window/toolcolumns.h"

#include "app/editor/tools/toolbox.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QFrame>
#include <QToolButton>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int fullSide = 36;
constexpr int leastSide = 16;
constexpr int lowSide = 26; // two columns rather than lower buttons
constexpr int largestIcon = 22;
constexpr int markHeight = 24;
constexpr int markWidth = 3;
constexpr int lineInset = 6;

} // namespace

ToolColumns::ToolColumns(ToolBox& tools, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const QList<QAction*> actions = tools.actions();
    for (int i = 0; i < actions.size(); ++i) {
        if (i == 0 || actions[i]->data() != actions[i - 1]->data())
            m_groups.emplaceBack();
        completeAction(*actions[i]);
        auto* button = new QToolButton(this);
        button->setDefaultAction(actions[i]);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(actions[i]->toolTip());
        m_groups.back() << button;
        connect(actions[i], &QAction::toggled, this, &ToolColumns::placeMark);
    }
    for (qsizetype i = 1; i < m_groups.size(); ++i) {
        m_lines << new QFrame(this);
        m_lines.back()->setProperty("role", "line");
    }
    m_mark = new QFrame(this);
    m_mark->setObjectName("toolMark");
    m_mark->setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize ToolColumns::sizeHint() const { return {fullSide, heightOf({1, 4, 17, fullSide})}; }

QSize ToolColumns::minimumSizeHint() const { return {fullSide, heightOf({2, 1, 5, leastSide})}; }

int ToolColumns::rows(int columns) const
{
    int rows = 0;
    for (const auto& group : m_groups)
        rows += (static_cast<int>(group.size()) + columns - 1) / columns;
    return rows;
}

int ToolColumns::heightOf(const Form& form) const
{
    const int count = rows(form.columns);
    const auto groups = static_cast<int>(m_groups.size());
    return count * form.side + (count - groups) * form.gap + (groups - 1) * form.parting;
}

ToolColumns::Form ToolColumns::fitted(Form form) const
{
    form.side = 0;
    form.side = std::clamp((height() - heightOf(form)) / rows(form.columns), leastSide, fullSide);
    return form;
}

ToolColumns::Form ToolColumns::form() const
{
    if (const Form roomy = fitted({1, 4, 17}); roomy.side == fullSide)
        return roomy;
    const Form tight = fitted({1, 1, 7});
    return tight.side < lowSide ? fitted({2, 1, 7}) : tight;
}

void ToolColumns::place()
{
    const Form now = form();
    const int breadth = now.columns == 1 ? fullSide : (width() - now.gap) / 2;
    const int left = (width() - now.columns * breadth - (now.columns - 1) * now.gap) / 2;
    const int icon = std::min({largestIcon, breadth - 4, now.side - 2});
    int top = 0;
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        if (i > 0) {
            const int line = top - now.gap + now.parting / 2;
            m_lines[i - 1]->setGeometry(lineInset, line, width() - 2 * lineInset, 1);
            top += now.parting - now.gap;
        }
        for (int j = 0; j < m_groups[i].size(); ++j) {
            QToolButton* const button = m_groups[i][j];
            button->setIconSize({icon, icon});
            const int column = j % now.columns;
            if (j > 0 && column == 0)
                top += now.side + now.gap;
            button->setGeometry(left + column * (breadth + now.gap), top, breadth, now.side);
        }
        top += now.side + now.gap;
    }
    placeMark();
}

/// At the left edge: of the strip, or in the second column of the button.
void ToolColumns::placeMark()
{
    for (const auto& group : m_groups) {
        for (const QToolButton* button : group) {
            if (!button->isChecked())
                continue;
            const QRect at = button->geometry();
            const int height = std::min(markHeight, at.height() - 4);
            const int left = at.left() < width() / 2 ? 0 : at.left();
            m_mark->setGeometry(left, at.center().y() - height / 2 + 1, markWidth, height);
            m_mark->raise();
        }
    }
}

void ToolColumns::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
    emit arranged(form().columns);
}

} // namespace thicket::editor
