#include "app/editor/files/fileplace.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cstring>

namespace thicket::editor {

namespace {

constexpr qint64 linesBeside = 100;
constexpr qint64 charactersOfLine = 400;
constexpr qsizetype blockOfFile = 1 << 18; // bytes that are read at a time

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(FilePlace)
};

/// Collects the lines of an excerpt from blocks of the file.
class ExcerptReader {
public:
    explicit ExcerptReader(const FilePlace& place)
        : m_first(std::max<qint64>(1, place.line - linesBeside)), m_middle(place.line),
          m_last(place.line + linesBeside),
          m_from(std::max<qint64>(0, place.column - 1 - charactersOfLine / 2))
    {}

    bool isDone() const { return m_number > m_last; }

    void read(const char* bytes, const char* end)
    {
        while (bytes != end && !isDone()) {
            const auto* found = static_cast<const char*>(
                std::memchr(bytes, '\n', static_cast<std::size_t>(end - bytes)));
            const char* const stop = found ? found : end;
            if (m_number >= m_first)
                take(bytes, stop);
            bytes = stop;
            if (found) {
                endLine();
                ++bytes;
            }
        }
    }

    /// The last line needs no line end.
    FileExcerpt excerpt()
    {
        if (!isDone() && m_number >= m_first && m_character > 0)
            endLine();
        return std::move(m_excerpt);
    }

private:
    qint64 from() const { return m_number == m_middle ? m_from : 0; }

    /// A byte of the form 10xxxxxx continues a character.
    void take(const char* bytes, const char* end)
    {
        const qint64 first = from() + 1; // counted from 1
        const qint64 last = from() + charactersOfLine;
        for (; bytes != end; ++bytes) {
            if ((static_cast<unsigned char>(*bytes) & 0xC0) != 0x80)
                ++m_character;
            if (m_character >= first && m_character <= last)
                m_kept.append(*bytes);
        }
    }

    void endLine()
    {
        if (m_number >= m_first) {
            if (m_kept.endsWith('\r'))
                m_kept.chop(1);
            m_excerpt.lines.append({m_number, std::min(from(), m_character),
                                    QString::fromUtf8(m_kept),
                                    m_character > from() + charactersOfLine});
        }
        m_kept.clear();
        m_character = 0;
        ++m_number;
    }

    const qint64 m_first;
    const qint64 m_middle;
    const qint64 m_last;
    const qint64 m_from; // of the middle line, counted from 0
    qint64 m_number = 1;
    qint64 m_character = 0; // of the line, read so far
    QByteArray m_kept;      // of the line
    FileExcerpt m_excerpt;
};

} // namespace

std::optional<FilePlace> placeIn(const QString& path, const Error& error)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(.*): line ([0-9]{1,15})(?:, column ([0-9]{1,15}))?\\z"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto match = form.match(QString::fromStdString(error.where));
    if (!match.hasMatch() || match.captured(1) != QFileInfo(path).fileName())
        return {};
    const qint64 line = match.captured(2).toLongLong();
    if (line < 1)
        return {};
    return FilePlace{path, line, match.captured(3).toLongLong()};
}

Result<FileExcerpt> excerptRound(const FilePlace& place)
{
    const QString name = QFileInfo(place.path).fileName();
    QFile file(place.path);
    if (!file.open(QIODevice::ReadOnly))
        return Unexpected(PlaceWords::tr("%1 cannot be read any more").arg(name).toStdString());
    ExcerptReader reader(place);
    QByteArray bytes(blockOfFile, Qt::Uninitialized);
    while (!reader.isDone()) {
        const qint64 count = file.read(bytes.data(), bytes.size());
        if (count < 0)
            return Unexpected(PlaceWords::tr("%1 cannot be read any more").arg(name).toStdString());
        if (count == 0)
            break;
        reader.read(bytes.constData(), bytes.constData() + count);
    }
    FileExcerpt excerpt = reader.excerpt();
    if (excerpt.lines.isEmpty() || excerpt.lines.last().number < place.line)
        return Unexpected(
            PlaceWords::tr("%1 has no line %2 any more").arg(name).arg(place.line).toStdString());
    return excerpt;
}

} // namespace thicket::editor
