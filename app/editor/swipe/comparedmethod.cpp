#include "app/editor/swipe/comparedmethod.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/comparison/comparisonwords.h"
#include "app/editor/swipe/answerwords.h"

#include <QComboBox>

#include <algorithm>

namespace thicket::editor {

ComparedMethod::ComparedMethod(MapDocument& document, const Parts& parts)
    : ComparedSide(document, tr("method"), parts, {.without = Overlay::path}),
      m_comparison(document, navigator()),
      m_line(canvas(), parts.overlays, parts.appearance, SidePath::Look::answer)
{
    connect(&m_comparison, &LiveComparison::changed, this, [this] {
        if (m_comparison.state() == LiveComparison::State::measuring)
            m_comparison.cancel(); // other radii are not wanted here
        m_line.show(path());
        emit answered();
    });
    m_comparison.setWanted(true);
}

const steer::SolverRow* ComparedMethod::row() const
{
    const std::vector<steer::SolverRow>& rows = m_comparison.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [this](const steer::SolverRow& one) {
        return one.method == m_method;
    });
    return found == rows.end() ? nullptr : &*found;
}

const nav::Path& ComparedMethod::path() const
{
    static const nav::Path none;
    const steer::SolverRow* const found = row();
    return found ? found->path : none;
}

QString ComparedMethod::facts() const
{
    if (const steer::SolverRow* found = row())
        return AnswerWords::of(*found, QString::fromStdString(document().map().settings.unit));
    return m_comparison.isBusy() ? tr("is being looked for") : ComparedSide::facts();
}

QWidget* ComparedMethod::makeChoice()
{
    using enum steer::SolverMethod;
    auto* box = new QComboBox;
    box->setObjectName("comparedMethod");
    box->setAccessibleName(tr("Method of A"));
    box->setToolTip(tr("The method that finds the path in A"));
    box->setFixedHeight(24);
    for (const steer::SolverMethod method : {weighted, grid, flow}) {
        box->addItem(ComparisonWords::method(method), static_cast<int>(method));
        box->setItemData(box->count() - 1, ComparisonWords::explanation(method), Qt::ToolTipRole);
    }
    box->setCurrentIndex(box->findData(static_cast<int>(m_method)));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { choose(static_cast<steer::SolverMethod>(box->currentData().toInt())); });
    return box;
}

void ComparedMethod::choose(steer::SolverMethod method)
{
    m_method = method;
    m_line.show(path());
    emit answered();
}

} // namespace thicket::editor
