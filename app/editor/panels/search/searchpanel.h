#pragma once

#include "app/editor/widgets/section.h"

#include <QList>

class QGridLayout;
class QLabel;

namespace thicket::editor {

class Navigator;
class SwitchButton;

/// What the search for the path did, and the rules it saves work by, each with a switch. Folded at
/// first; the search is traced only while it is open.
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
    QList<SwitchButton*> m_rules; ///< as pruningRules()
    QList<QLabel*> m_counts;      ///< accepted, then as rejections()
};

} // namespace thicket::editor
