#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

/// Which texts a window shows cut: each with the class and name of its widget.
class CutTexts {
public:
    static QStringList of(const QWidget& window)
    {
        QStringList found;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&window) || widget->window() != &window)
                continue;
            QString text = cutIn(*widget);
            if (text.isEmpty())
                text = outside(*widget);
            if (!text.isEmpty())
                found << QStringLiteral("%1 %2: %3")
                             .arg(widget->metaObject()->className(), widget->objectName(), text);
        }
        return found;
    }

private:
    static bool isWide(const QWidget& widget, const QString& text, int room)
    {
        return widget.fontMetrics().horizontalAdvance(text) > room;
    }
    /// What the widget cuts by itself.
    static QString cutIn(const QWidget& widget)
    {
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            return isCut(*label) ? label->text() : QString();
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            return isCut(*button) ? button->text() : QString();
        if (const auto* list = qobject_cast<const QComboBox*>(&widget))
            return cutEntry(*list);
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            return isCut(*line) ? line->placeholderText() : QString();
        if (const auto* menus = qobject_cast<const QMenuBar*>(&widget))
            return cutMenu(*menus);
        if (const auto* tree = qobject_cast<const QTreeView*>(&widget))
            return cutColumn(*tree);
        return {};
    }
    static bool isCut(const QLabel& label)
    {
        if (label.text().isEmpty())
            return false;
        if (label.wordWrap())
            return label.heightForWidth(label.width()) > label.height() + 1;
        return label.sizeHint().width() > label.width() + 1;
    }
    static bool isCut(const QAbstractButton& button)
    {
        const auto* tool = qobject_cast<const QToolButton*>(&button);
        const bool isIcon =
            tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
        return !button.text().isEmpty() && !isIcon &&
               button.sizeHint().width() > button.width() + 1;
    }
    static bool isCut(const QLineEdit& line)
    {
        QStyleOptionFrame option;
        option.initFrom(&line);
        const QRect room =
            line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
        return line.text().isEmpty() && !line.isReadOnly() &&
               isWide(line, line.placeholderText(), room.width());
    }
    /// Any entry can become the one that is shown.
    static QString cutEntry(const QComboBox& list)
    {
        QStyleOptionComboBox option;
        option.initFrom(&list);
        option.subControls = QStyle::SC_All;
        const QRect room = list.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, &list);
        for (int i = 0; i < list.count(); ++i) {
            if (isWide(list, list.itemText(i), room.width()))
                return list.itemText(i);
        }
        return {};
    }
    static QString cutColumn(const QTreeView& tree)
    {
        const QAbstractItemView& columns = tree;
        for (int i = 0; tree.model() && i < tree.model()->columnCount(); ++i) {
            if (!tree.isColumnHidden(i) && columns.sizeHintForColumn(i) > tree.columnWidth(i))
                return QStringLiteral("column %1").arg(i);
        }
        return tree.horizontalScrollBar()->maximum() > 0 ? "scrolls sideways" : QString();
    }
    static QString cutMenu(const QMenuBar& menus)
    {
        for (const QAction* action : menus.actions()) {
            if (action->isVisible() &&
                !menus.rect().contains(menus.actionGeometry(const_cast<QAction*>(action))))
                return action->text();
        }
        return {};
    }
    /// The options of a tool are scrolled by the wheel where they are too long.
    static bool isInSidewaysScroll(const QWidget& widget)
    {
        const QWidget* holder = widget.parentWidget();
        while (holder && holder->objectName() != QLatin1String("toolOptions"))
            holder = holder->parentWidget();
        return holder != nullptr;
    }
    /// The text of a label or button that an ancestor cuts at its left or right side. What is
    /// scrolled up or down is not cut.
    static QString outside(const QWidget& widget)
    {
        QString text;
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            text = label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            text = button->text();
        if (text.isEmpty())
            return {};
        for (const QWidget* holder = widget.parentWidget(); holder;
             holder = holder->isWindow() ? nullptr : holder->parentWidget()) {
            const int left = widget.mapTo(holder, QPoint()).x();
            if (left < 0 || left + widget.width() > holder->width())
                return isInSidewaysScroll(widget) ? QString() : text;
        }
        return {};
    }
};
