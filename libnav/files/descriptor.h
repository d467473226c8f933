#pragma once

#include <unistd.h>

#include <cerrno>
#include <utility>

/// Numbers of open files, as the system hands them out. Private to this room.
namespace thicket::nav {

/// Calls again while a signal interrupts.
template <class Call> auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Owns one; below 0: none.
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
    /// False when the system reports that writing failed after all. Linux closes the number even
    /// when interrupted, so that is no failure, and never tried again.
    bool close()
    {
        const int result = ::close(std::exchange(m_number, -1));
        return result == 0 || errno == EINTR;
    }

private:
    int m_number;
};

} // namespace thicket::nav
