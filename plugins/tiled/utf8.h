#pragma once

#include <QStringView>

#include <string>
#include <string_view>

namespace thicket::plugins {

/// The text as UTF-8, in a buffer that is used again and again.
class Utf8 {
public:
    std::string_view operator()(QStringView text)
    {
        m_bytes.clear();
        append(m_bytes, text);
        return m_bytes;
    }
    static void append(std::string& out, QStringView text)
    {
        const std::size_t before = out.size();
        for (const QChar character : text) {
            if (character.unicode() >= 0x80) {
                const QByteArray bytes = text.toUtf8();
                out.resize(before);
                out.append(bytes.constData(), std::size_t(bytes.size()));
                return;
            }
            out += char(character.unicode());
        }
    }

private:
    std::string m_bytes;
};

} // namespace thicket::plugins
