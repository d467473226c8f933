#pragma once

#include "app/editor/widgets/section.h"

#include <QList>

class QGridLayout;
class QLabel;

namespace thicket::editor {

class Navigator;
class SwitchButton;

/// What the search for the path did, and its pruning rules, each with a switch. Initially folded.
/// The search is traced only while the panel is open.
class SearchPanel : public Section {
    Q_OBJECT

public:
    SearchPanel(Navigator& navigator, const Appearance& appearance, QWidget* parent = nullptr);

private:
    void addRules(QGridLayout& rows, const Appearance& appearance);
    QLabel* addCount(QGridLayout& rows, const QString& name, const QString& explanation);
    void setRule(int rule, bool on);
    void refresh();
    void refreshTitle();
    void refreshCounts();

    Navigator& m_navigator;
    QLabel* m_work;
    QList<SwitchButton*> m_rules; ///< in the order of pruningRules()
    QList<QLabel*> m_counts;      ///< accepted, then in the order of rejections()
};

} // namespace thicket::editor
