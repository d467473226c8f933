#pragma once

#include "libnav/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <string_view>

namespace thicket::recovery {

/// A file that is open and locked while this object exists. The system ends the lock when the
/// process ends, however it ends. So a file without a lock has lost its owner. Use from one thread.
class LockedFile {
public:
    /// A new file of this name, which must not exist. It has its lock from the first moment on that
    /// it has its name. Errors, in one sentence: those of the system.
    static Result<LockedFile> create(const std::filesystem::path& path);
    /// Takes over a file whose owner is gone. nullopt if it has an owner, or is gone itself.
    static std::optional<LockedFile> takeOver(const std::filesystem::path& path);
    /// Whether the file exists and has an owner.
    static bool isOwned(const std::filesystem::path& path);

    LockedFile(LockedFile&& other) noexcept;
    LockedFile& operator=(LockedFile&& other) noexcept;
    ~LockedFile();

    const std::filesystem::path& path() const { return m_path; }
    /// Bytes.
    std::uint64_t size() const { return m_size; }
    /// Appends all bytes or, on an error, none.
    Result<void> append(std::string_view bytes);
    /// Cuts off what follows these bytes.
    Result<void> cutTo(std::uint64_t size);
    /// What makes the bytes so far safe from power cuts. False: the disk refused. It may be called
    /// on any thread, also when this object is gone.
    std::function<bool()> syncing() const;
    /// Makes what was appended safe from power cuts, on a thread of its own. Does nothing and
    /// returns false while a former call is at work.
    bool startSync();
    /// Waits for startSync(). Returns whether it succeeded; true without one.
    bool endSync();
    /// The lock stays. A file of that name is replaced.
    Result<void> rename(const std::filesystem::path& path);
    void remove();

private:
    LockedFile(int file, std::filesystem::path path, std::uint64_t size)
        : m_file(file), m_path(std::move(path)), m_size(size)
    {}

    int m_file = -1;
    std::filesystem::path m_path;
    std::uint64_t m_size = 0;
    std::future<bool> m_sync;
};

} // namespace thicket::recovery
