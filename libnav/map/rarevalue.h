#pragma once

#include <memory>
#include <utility>

namespace thicket::nav {

/// A value that few of very many objects have. As std::optional, but objects without one pay for a
/// pointer only. A value: copies have values of their own.
template <class T> class RareValue {
public:
    RareValue() = default;
    RareValue(T value) : m_value(std::make_unique<T>(std::move(value))) {}
    RareValue(const RareValue& other)
        : m_value(other.m_value ? std::make_unique<T>(*other.m_value) : nullptr)
    {}
    RareValue(RareValue&&) noexcept = default;
    RareValue& operator=(const RareValue& other)
    {
        if (this != &other)
            *this = RareValue(other);
        return *this;
    }
    RareValue& operator=(RareValue&&) noexcept = default;
    ~RareValue() = default;

    explicit operator bool() const { return m_value != nullptr; }
    const T& operator*() const { return *m_value; }
    T& operator*() { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    T* operator->() { return m_value.get(); }

    bool operator==(const RareValue& other) const
    {
        return m_value && other.m_value ? *m_value == *other.m_value : !m_value && !other.m_value;
    }

private:
    std::unique_ptr<T> m_value;
};

} // namespace thicket::nav
