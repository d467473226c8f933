#pragma once

#include "libnav/json/json.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace thicket::plugins {

/// A JSON object that is written key by key, in that order, with less to allocate than Json.
class JsonKeys {
public:
    JsonKeys& add(const char* key, double value)
    {
        nav::appendShortest(begin(key), value);
        return *this;
    }
    JsonKeys& add(const char* key, std::int64_t value)
    {
        begin(key) += std::to_string(value);
        return *this;
    }
    JsonKeys& add(const char* key, int value) { return add(key, std::int64_t(value)); }
    JsonKeys& add(const char* key, bool value)
    {
        begin(key) += value ? "true" : "false";
        return *this;
    }
    JsonKeys& add(const char* key, std::string_view text)
    {
        nav::appendQuoted(begin(key), text);
        return *this;
    }
    JsonKeys& add(const char* key, const char* text) { return add(key, std::string_view(text)); }
    /// JSON as it is.
    JsonKeys& addJson(const char* key, std::string_view json)
    {
        begin(key) += json;
        return *this;
    }
    std::string text() const { return m_text.empty() ? "{}" : m_text + '}'; }

private:
    std::string& begin(const char* key)
    {
        m_text += m_text.empty() ? "{\"" : ", \"";
        m_text += key;
        m_text += "\": ";
        return m_text;
    }

    std::string m_text;
};

/// A JSON array, one element a line.
class JsonLines {
public:
    void add(const JsonKeys& element)
    {
        m_text += m_text.empty() ? "\n" : ",\n";
        m_text += element.text();
    }
    std::string text() const { return '[' + m_text + ']'; }

private:
    std::string m_text;
};

/// JSON with escapes for the characters that XML cannot hold.
std::string jsonInXml(std::string json);

} // namespace thicket::plugins
