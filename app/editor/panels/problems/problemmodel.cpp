#include "app/editor/panels/problems/problemmodel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/mapfindings.h"
#include "app/editor/panels/problems/findingwords.h"
#include "app/editor/panels/problems/problemwords.h"

namespace thicket::editor {

ProblemModel::ProblemModel(const MapDocument& document, const MapFindings& findings,
                           QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_findings(findings)
{
    connect(&findings, &MapFindings::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

const nav::Finding* ProblemModel::findingAt(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_findings.kept().size() ? &m_findings.kept()[row] : nullptr;
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.kept().size());
}

QString ProblemModel::sentence(const nav::Finding& finding) const
{
    return FindingWords::sentence(finding.statement,
                                  QString::fromStdString(m_document.map().settings.unit));
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    const nav::Finding* finding = findingAt(index);
    if (!finding)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return ProblemWords::title(*finding);
    case Qt::ToolTipRole:
        return sentence(*finding);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(ProblemWords::severity(finding->severity), sentence(*finding));
    case objectsRole:
        return ProblemWords::objects(*finding, m_document.map());
    case severityRole:
        return static_cast<int>(finding->severity);
    default:
        return {};
    }
}

} // namespace thicket::editor
