#pragma once

#include "libnav/result.h"
#include "libsteer/c/thicket.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <new>
#include <string_view>

/// Where the C API meets the libraries: exceptions and errors become statuses here, and structs are
/// read and written by the size that the caller knows. No part of the library's interface.
namespace thicket::c {

/// Puts the status and the sentence, as much of it as fits, into the caller's struct, if there is
/// one. Returns the status.
thk_status report(thk_error* error, thk_status status, std::string_view sentence) noexcept;
inline thk_status report(thk_error* error, thk_status status, const Error& why)
{
    return report(error, status, why.text());
}

/// work(), a status or an outcome. An exception becomes a status. Inlined, so that what `work`
/// refers to stays in registers: else a ray costs a fifth more.
template <class Work>
[[gnu::always_inline]] inline auto guarded(thk_error* error, const Work& work) noexcept
    -> decltype(work())
{
    using Answer = decltype(work());
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Answer(report(error, THK_MEMORY, "Memory is used up."));
    } catch (const std::exception& fault) {
        return Answer(report(error, THK_INTERNAL, fault.what()));
    } catch (...) {
        return Answer(report(error, THK_INTERNAL, "An unknown fault in the library."));
    }
}

/// Whether a caller's struct is there and says a size that can be.
template <class Sized> bool isSized(const Sized* given)
{
    return given && given->size >= sizeof(Sized::size) && given->size <= 1 << 16;
}
/// The caller's struct, as far as both know it; all else is 0. It must be sized.
template <class Sized> Sized taken(const Sized* given)
{
    if (given->size == sizeof(Sized)) // as nearly always: no call to copy
        return *given;
    Sized value = {};
    std::memcpy(&value, given, std::min<std::size_t>(given->size, sizeof(Sized)));
    return value;
}
/// Fills the caller's struct as far as both know it. It must be sized.
template <class Sized> void give(Sized* wanted, Sized value)
{
    if (wanted->size == sizeof(Sized)) {
        value.size = sizeof(Sized);
        *wanted = value;
        return;
    }
    value.size = wanted->size;
    std::memcpy(wanted, &value, std::min<std::size_t>(wanted->size, sizeof(Sized)));
}
/// The same by write(struct), which sets all members but the size. It writes where the caller
/// reads: to copy a struct that was just written costs as much as a short query.
template <class Sized, class Write> void fill(Sized* wanted, Write write)
{
    if (wanted->size == sizeof(Sized))
        return write(*wanted);
    Sized value = {};
    write(value);
    give(wanted, value);
}
/// The element of an array of sized structs, which have the size of the first.
template <class Sized> const Sized* element(const Sized* first, std::size_t index)
{
    const auto* bytes = reinterpret_cast<const char*>(first) + index * first->size;
    return reinterpret_cast<const Sized*>(bytes);
}

inline constexpr std::string_view unsizedStruct =
    "A struct is null, or its size is not set: fill it with THK_INIT.";
inline constexpr std::string_view nullArgument = "A pointer that must not be null is null.";

} // namespace thicket::c
