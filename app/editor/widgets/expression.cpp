#include "app/editor/widgets/expression.h"

#include "app/editor/numbers/numbertext.h"

#include <QByteArray>
#include <QString>

#include <charconv>
#include <cmath>
#include <cstring>

namespace thicket::editor {

namespace {

/// With points for the decimal commas of the user's number format.
QByteArray withPoints(QStringView text)
{
    QByteArray bytes = text.toString().toUtf8();
    return QLocale().decimalPoint() == QLatin1String(",") ? bytes.replace(',', '.') : bytes;
}

/// Recursive descent: sum -> product -> signed -> number or bracket.
class Parser {
public:
    Parser(QStringView text, QStringView mapUnit) : m_text(withPoints(text)), m_mapUnit(mapUnit) {}

    std::optional<double> parse()
    {
        const double value = sum();
        skipSpace();
        if (m_failed || m_at != m_text.size() || !std::isfinite(value))
            return {};
        return value;
    }

private:
    static constexpr int deepest = 64;

    double sum()
    {
        double value = product();
        while (!m_failed) {
            if (take('+'))
                value += product();
            else if (take('-'))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = signedValue();
        while (!m_failed) {
            if (take('*'))
                value *= signedValue();
            else if (take('/'))
                value /= signedValue();
            else
                break;
        }
        return value;
    }

    double signedValue()
    {
        if (++m_depth > deepest)
            return fail();
        double value = 0;
        if (take('-'))
            value = -signedValue();
        else if (take('+'))
            value = signedValue();
        else if (take('('))
            value = bracket();
        else
            value = number();
        --m_depth;
        return value;
    }

    double bracket()
    {
        const double value = sum();
        return take(')') ? value * unit() : fail();
    }

    double number()
    {
        skipSpace();
        double value = 0;
        const char* begin = m_text.constData() + m_at;
        const char* end = m_text.constData() + m_text.size();
        if (begin == end || (*begin != '.' && (*begin < '0' || *begin > '9')))
            return fail();
        const auto [stop, error] = std::from_chars(begin, end, value);
        if (error != std::errc())
            return fail();
        m_at += stop - begin;
        return value * unit();
    }

    /// The factor of the unit at the present position; 1 if there is none.
    double unit()
    {
        skipSpace();
        const auto begin = m_at;
        while (m_at < m_text.size() && std::strchr("+-*/() ", m_text[m_at]) == nullptr)
            ++m_at;
        const QString name = QString::fromUtf8(m_text.mid(begin, m_at - begin));
        if (name.isEmpty() || name == m_mapUnit)
            return 1;
        const auto own = metresOf(m_mapUnit);
        const auto given = metresOf(name);
        return own && given ? *given / *own : fail();
    }

    bool take(char symbol)
    {
        skipSpace();
        if (m_failed || m_at >= m_text.size() || m_text[m_at] != symbol)
            return false;
        ++m_at;
        return true;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }

    double fail()
    {
        m_failed = true;
        return 0;
    }

    QByteArray m_text;
    QStringView m_mapUnit;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
};

} // namespace

std::optional<double> evaluate(QStringView text, QStringView mapUnit)
{
    return Parser(text, mapUnit).parse();
}

} // namespace thicket::editor
