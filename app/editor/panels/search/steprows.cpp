#include "app/editor/panels/search/steprows.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/search/stepwords.h"

#include <utility>

namespace thicket::editor {

int StepRows::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant StepRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= count())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return name(index.row());
    case valueRole:
        return value(index.row());
    case signRole:
        return static_cast<int>(sign(index.row()));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(name(index.row()), explanation(index.row()));
    default:
        return {};
    }
}

TriedRows::TriedRows(const MapDocument& document, QObject* parent)
    : StepRows(parent), m_document(document)
{}

void TriedRows::show(std::vector<nav::SearchStep::Tangent> tried)
{
    beginResetModel();
    m_tried = std::move(tried);
    endResetModel();
}

const nav::SearchStep::Tangent& TriedRows::tangent(int row) const
{
    return m_tried[m_tried.size() - 1 - static_cast<std::size_t>(row)];
}

StepRows::Sign TriedRows::sign(int row) const
{
    return tangent(row).accepted ? Sign::kept : Sign::refused;
}

QString TriedRows::name(int row) const
{
    return tr("to %1").arg(contactWords(m_document.map(), edge(row).toContact));
}

QString TriedRows::value(int row) const
{
    const nav::SearchStep::Tangent& one = tangent(row);
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    return one.accepted ? lengthText(one.lowerBound, unit) : resultWords(m_document.map(), one);
}

OpenRows::OpenRows(const MapDocument& document, QObject* parent)
    : StepRows(parent), m_document(document)
{}

void OpenRows::show(const nav::SearchHistory& history, std::size_t step)
{
    beginResetModel();
    m_history = history;
    m_rows = history.isEmpty() ? std::vector<std::uint32_t>() : history.openList(step, 0, most);
    endResetModel();
}

const nav::QueuedTangent& OpenRows::tangent(int row) const
{
    return m_history.trace().queued[m_rows[static_cast<std::size_t>(row)]];
}

QString OpenRows::name(int row) const
{
    return contactWords(m_document.map(), edge(row).toContact);
}

/// "39.27   78.47 m": what was travelled, and the lower bound.
QString OpenRows::value(int row) const
{
    const nav::QueuedTangent& one = tangent(row);
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    return QStringLiteral("%1   %2").arg(plain(one.travelled), lengthText(one.lowerBound(), unit));
}

/// "g 39.27 + h 39.20 = f 78.47 m".
QString OpenRows::explanation(int row) const
{
    const nav::QueuedTangent& one = tangent(row);
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    return tr("g %1 + h %2 = f %3")
        .arg(plain(one.travelled), plain(one.estimate), lengthText(one.lowerBound(), unit));
}

/// In the unit that lengths are shown in.
QString OpenRows::plain(double length) const
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    return numberText(shownLength(length, unit).value, NumberStyle::current().decimals);
}

} // namespace thicket::editor
