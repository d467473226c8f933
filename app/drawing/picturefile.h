#pragma once

#include "libnav/result.h"

#include <QImage>
#include <QSize>
#include <QString>

/// The files of pictures to trace over. Errors are one sentence for the user. Any thread.
namespace thicket::drawing {

/// The largest picture that is read: 128 million pixels.
inline constexpr qint64 mostPicturePixels = 128'000'000;

/// As it will be shown: turned as the camera noted. Reads the file's head only. Error: there is no
/// such file, it is no picture, or it has too many pixels.
Result<QSize> pictureSize(const QString& path);
/// Reads and decodes all of it.
Result<QImage> readPicture(const QString& path);
/// For a file dialog: the kinds of files that can be read.
QString pictureFilter();

} // namespace thicket::drawing
