#include "plugins/host/workmessage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

namespace thicket::plugins {

namespace {

constexpr char magic[] = {'T', 'H', 'I', 'C', 'K', 'E', 'T', '1'};
constexpr qint64 prefix = qint64(sizeof magic + sizeof(quint64));

} // namespace

QByteArray bytesOf(const WorkMessage& message)
{
    QJsonArray lengths;
    qint64 total = 0;
    for (const QByteArray& part : message.parts) {
        lengths << qint64(part.size());
        total += part.size();
    }
    QJsonObject head = message.head;
    head.insert("lengths", lengths);
    const QByteArray headBytes = QJsonDocument(head).toJson(QJsonDocument::Compact);
    const quint64 headLength = qToLittleEndian(quint64(headBytes.size()));
    QByteArray bytes;
    bytes.reserve(prefix + headBytes.size() + total);
    bytes.append(magic, sizeof magic);
    bytes.append(reinterpret_cast<const char*>(&headLength), sizeof headLength);
    bytes.append(headBytes);
    for (const QByteArray& part : message.parts)
        bytes.append(part);
    return bytes;
}

Result<WorkMessage> workMessageFrom(const QByteArray& bytes)
{
    const Unexpected garbage("The message is garbage.");
    if (bytes.size() < prefix || !bytes.startsWith(QByteArrayView(magic, sizeof magic)))
        return garbage;
    const quint64 headLength = qFromLittleEndian<quint64>(bytes.constData() + sizeof magic);
    qint64 left = bytes.size() - prefix;
    if (headLength > quint64(left))
        return garbage;
    const QJsonDocument head = QJsonDocument::fromJson(bytes.mid(prefix, qsizetype(headLength)));
    if (!head.isObject() || !head.object().value("lengths").isArray())
        return garbage;
    WorkMessage message{head.object(), {}};
    left -= qint64(headLength);
    for (const QJsonValue value : head.object().value("lengths").toArray()) {
        const qint64 length = value.toInteger(-1);
        if (length < 0 || length > left)
            return garbage;
        message.parts << bytes.mid(bytes.size() - left, length);
        left -= length;
    }
    if (left != 0)
        return garbage;
    return message;
}

} // namespace thicket::plugins
