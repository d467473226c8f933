#include "tests/plugins/damage.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>

namespace {

constexpr const char* usage =
    "usage: soak-plugins [COUNT] [SEED]\n"
    "Runs thicket-cli with COUNT damaged copies (default: 1,000) of a plugin of its own, and\n"
    "as many of a third party's; exit 1 if a run crashes, hangs or does not name the culprit.\n"
    "Default: a seed from the clock.\n";

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

void write(const QString& file, const QByteArray& bytes)
{
    QFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file));
}

struct Run {
    int status = -1; ///< -1 if it crashed or hung
    QByteArray out;
    QByteArray error;

    bool isOneLine() const
    {
        return error.startsWith("thicket-cli: ") && error.count('\n') == 1 && error.endsWith('\n');
    }
};

/// An installation in a folder of its own, whose plugins can be damaged.
class Installation {
public:
    Installation()
    {
        for (const char* folder : {"bin", "libexec/thicket", "lib/thicket/plugins", "third"})
            QDir(m_folder.path()).mkpath(folder);
        for (const char* file :
             {"bin/thicket-cli", "libexec/thicket/thicket-format-worker",
              "lib/thicket/plugins/csv.so", "lib/thicket/plugins/csv.manifest",
              "lib/thicket/plugins/tiled.so", "lib/thicket/plugins/tiled.manifest"})
            copy(QString(THICKET_BINARY_DIR "/") + file, file);
        write(path("map.thicket"), R"({"format": "thicket-map", "version": 1, "objects": []})");
        write(path("trees.csv"), "x,y,radius\n1,2,3\n");
        write(path("trees.pbl"), "1 2 3\n");
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }

    Run run(const QStringList& arguments, bool withThirdParty) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove("THICKET_PLUGIN_PATH");
        environment.insert("XDG_CACHE_HOME", path("cache"));
        // A plugin that hangs is stopped soon.
        environment.insert("THICKET_PLUGIN_SECONDS", "5");
        if (withThirdParty)
            environment.insert("THICKET_PLUGIN_PATH",
                               path("third") + ':' + path("lib/thicket/plugins"));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(path("bin/thicket-cli"), arguments);
        Run run;
        if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
            run.status = process.exitCode();
        run.out = process.readAllStandardOutput();
        run.error = process.readAllStandardError();
        return run;
    }

private:
    void copy(const QString& from, const QString& to) const
    {
        if (!QFile::copy(from, path(to)))
            qFatal("cannot copy %s", qPrintable(from));
    }

    QTemporaryDir m_folder;
};

/// Collects the results, and what should not have happened.
class Judge {
public:
    void expect(bool isRight, const char* what, const Run& run)
    {
        if (isRight)
            return;
        ++m_wrong;
        std::printf("WRONG seed %llu, %s: exit %d\nstdout: %s\nstderr: %s\n",
                    static_cast<unsigned long long>(seed), what, run.status,
                    run.out.left(2000).constData(), run.error.left(2000).constData());
    }
    std::uint64_t wrong() const { return m_wrong; }

    std::uint64_t seed = 0; ///< of the copy

private:
    std::uint64_t m_wrong = 0;
};

/// A damaged plugin of our own is refused by name. Everything else works.
void judgeOwn(const Installation& installation, Judge& judge)
{
    const Run formats = installation.run({"formats"}, false);
    judge.expect(formats.status == 0 && formats.out.contains("csv.so: This plugin is damaged") &&
                     formats.out.contains("\ntiled "),
                 "own, formats", formats);
    const Run native = installation.run({"validate", "map.thicket"}, false);
    judge.expect(native.status == 0 && native.error.isEmpty(), "own, native map", native);
    const Run import = installation.run({"validate", "trees.csv"}, false);
    judge.expect(import.status == 1 && import.isOneLine() && import.error.contains("csv.so: "),
                 "own, import", import);
}

enum class Outcome { works, refused, blamesTheFile };

/// A third party's damaged plugin may still work if the damage is harmless. If not, it is named,
/// unless it reports a false error about the file itself.
Outcome judgeThirdParty(const Installation& installation, Judge& judge)
{
    const Run formats = installation.run({"formats"}, true);
    const bool isListed = formats.out.contains("\npebbles ");
    judge.expect(formats.status == 0 && formats.out.contains("\ncsv ") &&
                     formats.out.contains("\ntiled ") &&
                     (isListed || formats.out.contains("third/pebbles.so: ")),
                 "third party, formats", formats);
    const Run native = installation.run({"validate", "map.thicket"}, true);
    judge.expect(native.status == 0 && native.error.isEmpty(), "third party, native map", native);
    const Run ours = installation.run({"validate", "trees.csv"}, true);
    judge.expect(ours.status == 0 && ours.error.isEmpty(), "third party, our import", ours);
    const Run import = installation.run({"validate", "trees.pbl"}, true);
    judge.expect(import.status == 0 || (import.status == 1 && import.error.isEmpty()) ||
                     (import.status == 1 && import.isOneLine() &&
                      (isListed || import.error.contains("pebbles.so"))),
                 "third party, import", import);
    if (import.error.isEmpty())
        return Outcome::works;
    return import.error.contains("pebbles.so") ? Outcome::refused : Outcome::blamesTheFile;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t count = 1000;
    auto seed = std::uint64_t(std::chrono::system_clock::now().time_since_epoch().count());
    if (argc > 3 || (argc > 1 && !read(argv[1], count)) || (argc > 2 && !read(argv[2], seed))) {
        std::fputs(usage, stderr);
        return 2;
    }
    std::printf("%llu damaged copies each of csv.so (ours) and pebbles.so (a third party's), seed "
                "%llu\n",
                static_cast<unsigned long long>(count), static_cast<unsigned long long>(seed));
    const Installation installation;
    const QByteArray own = bytesOf(THICKET_BINARY_DIR "/lib/thicket/plugins/csv.so");
    const QByteArray third = bytesOf(THICKET_BINARY_DIR "/tests/thirdpartyplugins/pebbles.so");
    Judge judge;
    std::uint64_t outcomes[3] = {};
    for (std::uint64_t i = 0; i < count; ++i) {
        judge.seed = seed + i;
        write(installation.path("lib/thicket/plugins/csv.so"),
              thicket::test::damaged(own, judge.seed));
        judgeOwn(installation, judge);
        write(installation.path("lib/thicket/plugins/csv.so"), own);
        write(installation.path("third/pebbles.so"), thicket::test::damaged(third, judge.seed));
        ++outcomes[int(judgeThirdParty(installation, judge))];
        QFile::remove(installation.path("third/pebbles.so"));
        if ((i + 1) % 100 == 0)
            std::printf("%llu\n", static_cast<unsigned long long>(i + 1));
        std::fflush(stdout);
    }
    std::printf("third party: %llu still work, %llu refused by name, %llu blame the file\n%llu "
                "wrong\n",
                static_cast<unsigned long long>(outcomes[0]),
                static_cast<unsigned long long>(outcomes[1]),
                static_cast<unsigned long long>(outcomes[2]),
                static_cast<unsigned long long>(judge.wrong()));
    return judge.wrong() == 0 ? 0 : 1;
}
