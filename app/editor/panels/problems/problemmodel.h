#pragma once

#include "libnav/map/validation/validation.h"

#include <QAbstractListModel>

namespace thicket::editor {

class MapDocument;
class MapFindings;

/// The findings as rows, errors first. Holds no copy of them.
class ProblemModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int objectsRole = Qt::UserRole;      ///< QString
    static constexpr int severityRole = Qt::UserRole + 1; ///< int, of nav::Severity

    /// Both must outlive it.
    ProblemModel(const MapDocument& document, const MapFindings& findings,
                 QObject* parent = nullptr);

    /// Null for a row that there is not.
    const nav::Finding* findingAt(const QModelIndex& index) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// What a finding says, with lengths in the map's unit.
    QString sentence(const nav::Finding& finding) const;

private:
    const MapDocument& m_document;
    const MapFindings& m_findings;
};

} // namespace thicket::editor
