#include "app/editor/export/filmwriter.h"

#include "plugins/host/mapfiles.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 50ms;
constexpr int patienceOfProgram = 50;                // milliseconds
constexpr qint64 mostUnwritten = 16LL * 1024 * 1024; // bytes

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(Film)
};

Error refusal(const QString& sentence) { return {sentence.toStdString(), {}}; }

QStringList arguments(const FilmSettings& settings, const FilmFormat& format, const QString& file)
{
    return QStringList{
               "-y",
               "-hide_banner",
               "-loglevel",
               "error",
               "-f",
               "rawvideo",
               "-pix_fmt",
               "rgba",
               "-s",
               QStringLiteral("%1x%2").arg(settings.size.width()).arg(settings.size.height()),
               "-framerate",
               QString::number(settings.framesPerSecond),
               "-i",
               "-"} +
           format.options + QStringList{"-f", format.suffix, file};
}

/// One run of the program. Its file is removed unless it is kept.
class FilmProgram {
public:
    FilmProgram(const FilmSettings& settings, const FilmFormat& format)
        : m_settings(settings), m_part(settings.path + QStringLiteral(".part"))
    {
        m_process.start(QStandardPaths::findExecutable(settings.program),
                        arguments(settings, format, m_part));
    }
    ~FilmProgram()
    {
        if (m_process.state() != QProcess::NotRunning) {
            m_process.kill();
            m_process.waitForFinished();
        }
        QFile::remove(m_part);
    }
    FilmProgram(const FilmProgram&) = delete;
    FilmProgram& operator=(const FilmProgram&) = delete;

    bool runs()
    {
        m_words += m_process.readAllStandardError();
        m_process.readAllStandardOutput();
        return m_process.state() != QProcess::NotRunning;
    }
    void write(const QImage& frame)
    {
        const QImage plain = frame.convertToFormat(QImage::Format_RGBA8888);
        for (int y = 0; y < plain.height(); ++y)
            m_process.write(reinterpret_cast<const char*>(plain.constScanLine(y)),
                            qint64{4} * plain.width());
    }
    bool isFull()
    {
        if (m_process.bytesToWrite() > 0)
            m_process.waitForBytesWritten(patienceOfProgram);
        return m_process.bytesToWrite() > mostUnwritten;
    }
    void close() { m_process.closeWriteChannel(); }
    void wait() { m_process.waitForFinished(patienceOfProgram); }

    /// What the program said last.
    Error failure() const
    {
        const QString words = QString::fromUtf8(m_words).trimmed().section('\n', -1);
        return failure(words.isEmpty() ? FilmWords::tr("%1 stopped early").arg(m_settings.program)
                                       : words);
    }
    /// Moves the file to its place.
    Result<bool> keep()
    {
        runs();
        if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
            return Unexpected(failure());
        std::error_code error;
        std::filesystem::rename(plugins::nativePath(m_part), plugins::nativePath(m_settings.path),
                                error);
        if (error)
            return Unexpected(failure(QString::fromStdString(error.message())));
        return true;
    }

private:
    Error failure(const QString& reason) const
    {
        const QString name = QFileInfo(m_settings.path).fileName();
        return refusal(FilmWords::tr("%1 was not written: %2").arg(name, reason));
    }

    FilmSettings m_settings;
    QString m_part;
    QProcess m_process;
    QByteArray m_words;
};

} // namespace

bool FilmFrames::hasRoom() const
{
    const std::lock_guard lock(m_mutex);
    return m_frames.size() < mostWaiting;
}

void FilmFrames::add(QImage frame)
{
    {
        const std::lock_guard lock(m_mutex);
        m_frames.push_back(std::move(frame));
    }
    m_wake.notify_one();
}

void FilmFrames::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
    }
    m_wake.notify_one();
}

std::optional<QImage> FilmFrames::take()
{
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, patience, [this] { return !m_frames.empty() || m_isEnded; });
    if (m_frames.empty())
        return {};
    QImage frame = std::move(m_frames.front());
    m_frames.pop_front();
    return frame;
}

bool FilmFrames::isAtEnd() const
{
    const std::lock_guard lock(m_mutex);
    return m_isEnded && m_frames.empty();
}

std::optional<FilmFormat> filmFormat(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    // A palette for each frame: the film may be long, and the program need not hold all of it.
    if (suffix == QLatin1String("gif"))
        return FilmFormat{suffix,
                          {"-filter_complex", "[0:v]split[a][b];[a]palettegen=stats_mode=single[p];"
                                              "[b][p]paletteuse=new=1:dither=none"}};
    if (suffix == QLatin1String("mp4"))
        return FilmFormat{suffix, {"-pix_fmt", "yuv420p", "-movflags", "+faststart"}};
    if (suffix == QLatin1String("webm"))
        return FilmFormat{suffix, {"-pix_fmt", "yuv420p"}};
    return {};
}

QString filmProblem(const QString& program)
{
    if (!QStandardPaths::findExecutable(program).isEmpty())
        return {};
    return FilmWords::tr("Animations are written by the program %1, which is "
                         "not on this machine: install %1")
        .arg(program);
}

Result<bool> writeFilm(const FilmSettings& settings, FilmFrames& frames,
                       const std::function<bool(int written)>& goesOn)
{
    const auto format = filmFormat(settings.path);
    if (!format)
        return Unexpected(
            refusal(FilmWords::tr("%1 is no film: its name must end in .gif, .mp4 or .webm")
                        .arg(QFileInfo(settings.path).fileName())));
    if (const QString problem = filmProblem(settings.program); !problem.isEmpty())
        return Unexpected(refusal(problem));
    FilmProgram program(settings, *format);
    int written = 0;
    while (!frames.isAtEnd()) {
        if (!goesOn(written))
            return false;
        if (!program.runs())
            return Unexpected(program.failure());
        if (program.isFull())
            continue;
        if (const auto frame = frames.take()) {
            program.write(*frame);
            ++written;
        }
    }
    program.close();
    while (program.runs()) {
        if (!goesOn(written))
            return false;
        program.wait();
    }
    return program.keep();
}

} // namespace thicket::editor
