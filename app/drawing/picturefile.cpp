#include "app/drawing/picturefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>

#include <utility>

namespace thicket::drawing {

namespace {

struct PictureFile {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

Unexpected refusal(const QString& text) { return Unexpected(text.toStdString()); }

/// Prepares a reader and checks what the file's head says.
Result<QSize> begin(QImageReader& reader, const QString& path)
{
    const QFileInfo file(path);
    if (!file.isFile())
        return refusal(PictureFile::tr("There is no picture %1 in %2.")
                           .arg(file.fileName(), file.absolutePath()));
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    reader.setFileName(path);
    QSize size = reader.size();
    if (!size.isValid() || size.isEmpty())
        return refusal(
            PictureFile::tr("%1 is not a picture that Thicket can read.").arg(file.fileName()));
    const qint64 pixels = qint64(size.width()) * size.height();
    if (pixels > mostPicturePixels)
        return refusal(PictureFile::tr("%1 has %2 million pixels; a picture beneath may have %3 "
                                       "million at most.")
                           .arg(file.fileName(), QLocale().toString(pixels / 1'000'000),
                                QLocale().toString(mostPicturePixels / 1'000'000)));
    if (reader.transformation() & QImageIOHandler::TransformationRotate90)
        size.transpose();
    return size;
}

} // namespace

Result<QSize> pictureSize(const QString& path)
{
    QImageReader reader;
    return begin(reader, path);
}

Result<QImage> readPicture(const QString& path)
{
    // Qt's own limit is lower. Ours has been checked when decoding begins.
    [[maybe_unused]] static const bool isUnlimited = [] {
        QImageReader::setAllocationLimit(0);
        return true;
    }();
    QImageReader reader;
    const auto size = begin(reader, path);
    if (!size)
        return Unexpected(size.error());
    QImage picture = reader.read();
    if (picture.isNull())
        return refusal(PictureFile::tr("%1 cannot be read: %2.")
                           .arg(QFileInfo(path).fileName(), reader.errorString()));
    return picture;
}

QString pictureFilter()
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return PictureFile::tr("Pictures (%1)").arg(patterns.join(' ')) + QStringLiteral(";;") +
           PictureFile::tr("All files (*)");
}

} // namespace thicket::drawing
