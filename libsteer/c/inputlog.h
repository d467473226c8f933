#pragma once

#include "libnav/result.h"
#include "libsteer/sim/crowd.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::c {

/// The inputs of a crowd since it was made, each as bytes. A value: copies share what they have in
/// common, so that a snapshot of a long run costs a pointer.
class InputLog {
public:
    InputLog() = default;
    InputLog(const InputLog&) = default;
    InputLog(InputLog&&) noexcept = default;
    InputLog& operator=(const InputLog&) = default;
    InputLog& operator=(InputLog&&) noexcept = default;
    ~InputLog();

    /// Appends an input that was given after so many steps.
    void add(std::uint64_t step, const steer::CrowdInput& input);

    std::size_t size() const { return m_last ? m_last->count : 0; }
    std::size_t bytes() const { return m_last ? m_last->bytes : 0; }
    /// In order; valid while the log is.
    std::vector<std::string_view> entries() const;

private:
    struct Node {
        std::shared_ptr<Node> before;
        std::string entry;
        std::size_t count = 1;
        std::size_t bytes = 0; ///< of it and all before
    };
    std::shared_ptr<Node> m_last;
};

struct LoggedInput {
    std::uint64_t step = 0;
    steer::CrowdInput input;
    std::string_view entry; ///< its bytes
};

/// The inputs in the bytes of entries(), joined. Errors: bytes that are not such, steps that do not
/// ascend.
Result<std::vector<LoggedInput>> inputsIn(std::string_view bytes);

} // namespace thicket::c
