#include "plugins/csv/csvtext.h"

#include "libnav/excerpt.h"

#include <QStringDecoder>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace thicket::plugins {

bool isUtf8(const std::string& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString decoded =
        decoder(QByteArrayView(text.data(), qsizetype(text.size())));
    return !decoder.hasError();
}

std::string lowered(std::string text)
{
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return text;
}

std::string shown(const std::string& text) { return '"' + excerpt(text) + '"'; }

bool isJsonNumber(const std::string& text)
{
    const auto digits = [&text](std::size_t& i) {
        const std::size_t begin = i;
        while (i < text.size() && text[i] >= '0' && text[i] <= '9')
            ++i;
        return i - begin;
    };
    std::size_t i = text.starts_with('-') ? 1 : 0;
    const std::size_t whole = i;
    if (const std::size_t count = digits(i); count == 0 || (count > 1 && text[whole] == '0'))
        return false;
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (digits(i) == 0)
            return false;
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (digits(i) == 0)
            return false;
    }
    return i == text.size();
}

std::string withPoint(std::string text, char decimal)
{
    const bool hasPoint = text.find('.') != std::string::npos;
    if (decimal == '.' || hasPoint || std::count(text.begin(), text.end(), decimal) != 1)
        return text;
    std::replace(text.begin(), text.end(), decimal, '.');
    return text;
}

NumberFault readNumber(std::string_view text, char decimal, double& value)
{
    // With a decimal comma, a point would stand between thousands.
    if (decimal != '.' && text.find('.') != std::string_view::npos)
        return NumberFault::notANumber;
    const std::string pointed = withPoint(std::string(text), decimal);
    text = pointed;
    if (text.size() > 1 && text[0] == '+' && text[1] != '-')
        text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error == std::errc::invalid_argument || end != text.data() + text.size())
        return NumberFault::notANumber;
    if (error == std::errc::result_out_of_range)
        return NumberFault::outOfRange;
    return std::isfinite(value) ? NumberFault::none : NumberFault::notFinite;
}

DecimalSign decimalSignOf(std::string_view text)
{
    double value = 0;
    const bool isPointed = text.find('.') != std::string_view::npos;
    const bool isComma = text.find(',') != std::string_view::npos;
    if (isPointed == isComma)
        return DecimalSign::none;
    if (readNumber(text, isPointed ? '.' : ',', value) != NumberFault::none)
        return DecimalSign::none;
    return isPointed ? DecimalSign::point : DecimalSign::comma;
}

} // namespace thicket::plugins
