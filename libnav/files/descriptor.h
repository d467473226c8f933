#pragma once

#include <unistd.h>

#include <cerrno>
#include <utility>

/// File descriptors. Internal to libnav/map.
namespace thicket::nav {

/// Repeats a call while a signal interrupts it.
template <class Call> auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Owns a file descriptor; a negative one is none.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    /// False if the system reports on closing that writing failed. Linux closes the descriptor even
    /// when interrupted, so that is not a failure, and the call is not repeated.
    bool close()
    {
        const int result = ::close(std::exchange(m_number, -1));
        return result == 0 || errno == EINTR;
    }

private:
    int m_number;
};

} // namespace thicket::nav
