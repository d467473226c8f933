#pragma once

#include "libnav/result.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

namespace thicket::editor {

/// Frames on their way from the window's thread, which paints them, to the thread that writes them.
/// Few wait at a time. Any thread.
class FilmFrames {
public:
    static constexpr std::size_t mostWaiting = 4;

    bool hasRoom() const;
    void add(QImage frame);
    /// No frame follows.
    void end();
    /// The next frame; waits a while for it. nullopt: none came in that time.
    std::optional<QImage> take();
    /// Whether all frames were taken and none follows.
    bool isAtEnd() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<QImage> m_frames;
    bool m_isEnded = false;
};

struct FilmFormat {
    QString suffix;      ///< "gif", "mp4" or "webm": also ffmpeg's name of the format
    QStringList options; ///< of ffmpeg, for its encoder
};
/// That of the file's suffix; nullopt for any other suffix.
std::optional<FilmFormat> filmFormat(const QString& path);

struct FilmSettings {
    QString path;
    QSize size; ///< of each frame, pixels; both even
    int framesPerSecond = 25;
    QString program = QStringLiteral("ffmpeg"); ///< a name in the search path, or a path
};

/// Why it writes none, a sentence: it is not on this machine. Empty: it is.
QString filmProblem(const QString& program);

/// Has ffmpeg write the frames as a film. A file of that name is replaced when the film is
/// complete; otherwise it is left as it was. `goesOn` is called often; false cancels, which returns
/// false. Errors: no such program, what the program says, a file that cannot be written. Blocks;
/// for a worker thread.
Result<bool> writeFilm(const FilmSettings& settings, FilmFrames& frames,
                       const std::function<bool(int written)>& goesOn);

} // namespace thicket::editor
