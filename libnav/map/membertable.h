#pragma once

#include "libnav/map/memberwriter.h"
#include "libnav/map/valuedecoding.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

/// The members of a type in a map file, listed once for reading and writing. Internal to the reader
/// and writer of map files.
namespace thicket::nav {

/// One member of a T.
template <class T> struct Member {
    std::string_view key;
    void (*read)(Members& members, const Member& self, T& out);
    void (*write)(std::string& out, const T& value);
    /// Null: always written.
    bool (*isWritten)(const T& value) = nullptr;
    bool isRequired = false;
    NumberRange range = {};  ///< of a number
    std::size_t atLeast = 0; ///< least number of points of a list

    void writeTo(MemberWriter& writer, const T& value) const
    {
        if (!isWritten || isWritten(value))
            write(writer.member(key), value);
    }
};

/// The members of a T, in the order in which they are read. The order matters because only the
/// first fault is reported.
template <class T> class MemberTable {
public:
    MemberTable(std::initializer_list<Member<T>> members) : m_members(members), m_byKey(members)
    {
        std::sort(m_byKey.begin(), m_byKey.end(),
                  [](const Member<T>& a, const Member<T>& b) { return a.key < b.key; });
    }

    void read(Members& members, T& out) const
    {
        for (const Member<T>& member : m_members)
            member.read(members, member, out);
    }
    void write(MemberWriter& writer, const T& value) const
    {
        for (const Member<T>& member : m_byKey)
            member.writeTo(writer, value);
    }
    /// Writes the members of two values as one object. No key may be in both tables.
    template <class U> void writeWith(MemberWriter& writer, const T& value,
                                      const MemberTable<U>& others, const U& other) const
    {
        auto next = others.byKey().begin();
        for (const Member<T>& member : m_byKey) {
            for (; next != others.byKey().end() && next->key < member.key; ++next)
                next->writeTo(writer, other);
            member.writeTo(writer, value);
        }
        for (; next != others.byKey().end(); ++next)
            next->writeTo(writer, other);
    }
    const std::vector<Member<T>>& byKey() const { return m_byKey; }

private:
    std::vector<Member<T>> m_members;
    std::vector<Member<T>> m_byKey;
};

/// The value in { }, with its unknown members.
template <class T> void writeMembers(std::string& out, const MemberTable<T>& table, const T& value)
{
    out += '{';
    MemberWriter writer(out, value.unknown);
    table.write(writer, value);
    writer.finish();
    out += '}';
}

template <class Field> struct OwnerOf;
template <class T, class Value> struct OwnerOf<Value T::*> {
    using Type = T;
};
template <auto Field> using Owner = typename OwnerOf<decltype(Field)>::Type;

// One function per kind of member. `Field` is a pointer to the member of T.

/// [x, y]. Required.
template <auto Field> Member<Owner<Field>> point(std::string_view key)
{
    using T = Owner<Field>;
    return {
        .key = key,
        .read = [](Members& m, const Member<T>& self, T& out) { m.point(self.key, out.*Field); },
        .write = [](std::string& out, const T& value) { append(out, value.*Field); }};
}

/// Required.
template <auto Field> Member<Owner<Field>> points(std::string_view key, std::size_t atLeast)
{
    using T = Owner<Field>;
    return {.key = key,
            .read = [](Members& m, const Member<T>& self,
                       T& out) { m.points(self.key, out.*Field, self.atLeast); },
            .write = [](std::string& out, const T& value) { append(out, value.*Field); },
            .atLeast = atLeast};
}

template <auto Field>
Member<Owner<Field>> number(std::string_view key, const NumberRange& range, bool isRequired = false)
{
    using T = Owner<Field>;
    return {.key = key,
            .read = [](Members& m, const Member<T>& self,
                       T& out) { m.number(self.key, out.*Field, self.range, self.isRequired); },
            .write = [](std::string& out, const T& value) { appendShortest(out, value.*Field); },
            .isRequired = isRequired,
            .range = range};
}

/// A std::optional<double>. Not written if it has no value.
template <auto Field>
Member<Owner<Field>> optionalNumber(std::string_view key, const NumberRange& range)
{
    using T = Owner<Field>;
    return {.key = key,
            .read =
                [](Members& m, const Member<T>& self, T& out) {
                    if (m.has(self.key))
                        m.number(self.key, (out.*Field).emplace(), self.range);
                },
            .write = [](std::string& out, const T& value) { appendShortest(out, *(value.*Field)); },
            .isWritten = [](const T& value) { return (value.*Field).has_value(); },
            .range = range};
}

/// Not written if false.
template <auto Field> Member<Owner<Field>> flag(std::string_view key)
{
    using T = Owner<Field>;
    return {.key = key,
            .read = [](Members& m, const Member<T>& self, T& out) { m.flag(self.key, out.*Field); },
            .write = [](std::string& out, const T&) { out += "true"; },
            .isWritten = [](const T& value) { return value.*Field; }};
}

/// Not written if true.
template <auto Field> Member<Owner<Field>> flagUnlessTrue(std::string_view key)
{
    Member<Owner<Field>> member = flag<Field>(key);
    member.write = [](std::string& out, const Owner<Field>&) { out += "false"; };
    member.isWritten = [](const Owner<Field>& value) { return !(value.*Field); };
    return member;
}

/// From 0 to 1. Not written if 1.
template <auto Field> Member<Owner<Field>> opacity(std::string_view key)
{
    using T = Owner<Field>;
    return {.key = key,
            .read =
                [](Members& m, const Member<T>& self, T& out) {
                    if (m.has(self.key))
                        m.number(self.key, out.*Field, self.range);
                },
            .write = [](std::string& out, const T& value) { appendShortest(out, value.*Field); },
            .isWritten = [](const T& value) { return value.*Field != 1; },
            .range = {0, 1, "an opacity must be from 0 to 1"}};
}

/// Always written.
template <auto Field> Member<Owner<Field>> toggle(std::string_view key)
{
    Member<Owner<Field>> member = flag<Field>(key);
    member.write = [](std::string& out, const Owner<Field>& value) {
        out += value.*Field ? "true" : "false";
    };
    member.isWritten = nullptr;
    return member;
}

/// Always written.
template <auto Field> Member<Owner<Field>> text(std::string_view key, bool isRequired = false)
{
    using T = Owner<Field>;
    return {.key = key,
            .read = [](Members& m, const Member<T>& self,
                       T& out) { m.text(self.key, out.*Field, self.isRequired); },
            .write = [](std::string& out, const T& value) { appendQuoted(out, value.*Field); },
            .isRequired = isRequired};
}

/// Not written if empty.
template <auto Field> Member<Owner<Field>> optionalText(std::string_view key)
{
    Member<Owner<Field>> member = text<Field>(key);
    member.isWritten = [](const Owner<Field>& value) { return !(value.*Field).empty(); };
    return member;
}

/// Always written.
template <auto Field> Member<Owner<Field>> id(std::string_view key, bool isRequired = false)
{
    using T = Owner<Field>;
    return {.key = key,
            .read = [](Members& m, const Member<T>& self,
                       T& out) { m.id(self.key, out.*Field, self.isRequired); },
            .write = [](std::string& out, const T& value) { out += std::to_string(value.*Field); },
            .isRequired = isRequired};
}

/// Not written if 0.
template <auto Field> Member<Owner<Field>> optionalId(std::string_view key)
{
    Member<Owner<Field>> member = id<Field>(key);
    member.isWritten = [](const Owner<Field>& value) { return value.*Field != 0; };
    return member;
}

} // namespace thicket::nav
