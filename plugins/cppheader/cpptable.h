#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>

namespace thicket::plugins {

/// A constant array, filled row by row.
class CppTable {
public:
    CppTable(std::string type, std::string name) : m_type(std::move(type)), m_name(std::move(name))
    {}

    /// The fields of the next row, as C++ spells them.
    void add(std::initializer_list<std::string> fields)
    {
        m_rows += "    {";
        for (const std::string& field : fields) {
            m_rows += &field == fields.begin() ? "" : ", ";
            m_rows += field;
        }
        m_rows += "},\n";
        ++m_count;
    }
    std::size_t count() const { return m_count; }
    const std::string& name() const { return m_name; }

    /// The definition. A std::array of no elements has no list of them.
    std::string text() const
    {
        const std::string head = "inline constexpr std::array<" + m_type + ", " +
                                 std::to_string(m_count) + "> " + m_name;
        return head + (m_count == 0 ? "{};\n" : "{{\n" + m_rows + "}};\n");
    }

private:
    std::string m_type;
    std::string m_name;
    std::string m_rows;
    std::size_t m_count = 0;
};

} // namespace thicket::plugins
