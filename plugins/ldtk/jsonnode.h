#pragma once

#include "libnav/result.h"

#include <QJsonValue>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace thicket::plugins {

/// A value of a JSON document and its place in it. The first value that is not as it must be is the
/// document's fault; what was asked for is then 0 or empty. So a reader asks for what it needs, and
/// looks at the fault now and then.
class JsonNode {
public:
    /// Parses a document. Errors name line and column after `name`: bytes that are no JSON object,
    /// more values than fit into 96 MiB and six times the file's size. Lists of tiles
    /// (autoLayerTiles, gridTiles) are read as empty ones.
    static Result<JsonNode> parse(const QByteArray& bytes, const QString& name);

    /// The fault of the document, or none.
    std::optional<Error> fault() const { return m_document->fault; }
    /// Makes this value the document's fault, if it has none.
    void refuse(const QString& message) const;

    bool isNull() const { return m_value.isNull() || m_value.isUndefined(); }
    const QJsonValue& value() const { return m_value; }

    /// A member of this object. Missing ones are null.
    JsonNode member(const char* key) const;
    /// The elements of this array; none if it is null.
    std::vector<JsonNode> elements() const;
    /// A number within 1e9.
    double number() const;
    double number(double otherwise) const { return isNull() ? otherwise : number(); }
    /// A whole number from `least` to `most`.
    int whole(int least, int most) const;
    /// A list of such numbers; empty if one is not as it must be.
    std::vector<int> wholes(int least, int most) const;
    QString text() const;
    QString text(const QString& otherwise) const { return isNull() ? otherwise : text(); }
    bool flag(bool otherwise) const;

private:
    struct Document {
        QString name;
        std::optional<Error> fault;
    };

    JsonNode(QJsonValue value, QString place, std::shared_ptr<Document> document)
        : m_value(std::move(value)), m_place(std::move(place)), m_document(std::move(document))
    {}

    QJsonValue m_value;
    QString m_place; ///< "levels[2].worldX"
    std::shared_ptr<Document> m_document;
};

} // namespace thicket::plugins
