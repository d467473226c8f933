#pragma once

#include "libnav/map/map.h"
#include "libnav/path/searchhistory.h"

#include <QAbstractListModel>

#include <cstddef>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// Tangents in a list: a sign, where each leads, and what is known of it.
class StepRows : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Sign { kept, refused, open };
    static constexpr int signRole = Qt::UserRole;
    static constexpr int valueRole = Qt::UserRole + 1; ///< the right column

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// The tangent of a row.
    virtual const nav::SurfingEdge& edge(int row) const = 0;

protected:
    virtual int count() const = 0;
    virtual Sign sign(int row) const = 0;
    virtual QString name(int row) const = 0;
    virtual QString value(int row) const = 0;
    /// What the value says, for the tooltip and screen readers.
    virtual QString explanation(int row) const { return value(row); }
};

/// What was tried from a vertex, the last one first.
class TriedRows : public StepRows {
    Q_OBJECT

public:
    explicit TriedRows(const MapDocument& document, QObject* parent = nullptr);

    void show(std::vector<nav::SearchStep::Tangent> tried);
    const nav::SearchStep::Tangent& tangent(int row) const;
    const nav::SurfingEdge& edge(int row) const override { return tangent(row).edge; }

protected:
    int count() const override { return static_cast<int>(m_tried.size()); }
    Sign sign(int row) const override;
    QString name(int row) const override;
    QString value(int row) const override;

private:
    const MapDocument& m_document;
    std::vector<nav::SearchStep::Tangent> m_tried;
};

/// The beginning of the open list, in order.
class OpenRows : public StepRows {
    Q_OBJECT

public:
    static constexpr std::size_t most = 100;

    explicit OpenRows(const MapDocument& document, QObject* parent = nullptr);

    void show(const nav::SearchHistory& history, std::size_t step);
    const nav::SurfingEdge& edge(int row) const override { return tangent(row).edge; }

protected:
    int count() const override { return static_cast<int>(m_rows.size()); }
    Sign sign(int) const override { return Sign::open; }
    QString name(int row) const override;
    QString value(int row) const override;
    QString explanation(int row) const override;

private:
    QString plain(double length) const;
    const nav::QueuedTangent& tangent(int row) const;

    const MapDocument& m_document;
    nav::SearchHistory m_history;
    std::vector<std::uint32_t> m_rows;
};

} // namespace thicket::editor
