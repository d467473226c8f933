#include "plugins/csv/csvguess.h"

#include "libnav/map/map.h"
#include "plugins/csv/csvtext.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <set>

namespace thicket::plugins {

namespace {

using Words = std::initializer_list<const char*>;

/// A title in lower case, and its words: "Crown.diam_cm" is crown, diam, cm.
class Title {
public:
    explicit Title(const std::string& text) : m_text(lowered(text))
    {
        std::string word;
        for (const char c : m_text + ' ') {
            const bool isLetter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
            if (isLetter)
                word += c;
            else if (!word.empty())
                m_words.insert(std::exchange(word, {}));
        }
    }

    bool is(const char* text) const { return m_text == text; }
    bool hasWord(Words words) const
    {
        return std::any_of(words.begin(), words.end(),
                           [this](const char* word) { return m_words.contains(word); });
    }
    bool contains(Words parts) const
    {
        return std::any_of(parts.begin(), parts.end(), [this](const char* part) {
            return m_text.find(part) != std::string::npos;
        });
    }

private:
    std::string m_text;
    std::set<std::string> m_words;
};

bool isExactlyX(const Title& title) { return title.is("x"); }
bool isExactlyY(const Title& title) { return title.is("y"); }

bool isX(const Title& title)
{
    return title.hasWord({"x", "gx", "px", "xcoord", "lon", "long", "lng", "utmx", "east"}) ||
           title.contains({"easting", "longitude", "rechtswert"});
}

bool isY(const Title& title)
{
    return title.hasWord({"y", "gy", "py", "ycoord", "lat", "utmy", "north"}) ||
           title.contains({"northing", "latitude", "hochwert"});
}

/// It tells rows apart.
bool isLabel(const Title& title)
{
    return title.hasWord({"id", "nr", "no", "num", "number", "nummer", "index", "tag"});
}

bool isRadius(const Title& title)
{
    return title.hasWord({"r", "rad"}) || title.contains({"radius"});
}

bool isGirth(const Title& title)
{
    return title.hasWord({"gbh", "cbh"}) || title.contains({"girth", "circumf", "umfang"});
}

bool isAtBreastHeight(const Title& title)
{
    return title.hasWord({"dbh", "bhd", "gbh", "cbh"}) || title.contains({"dbh"});
}

bool isDiameter(const Title& title)
{
    return isAtBreastHeight(title) || title.hasWord({"d", "dia"}) ||
           title.contains({"diam", "durchmesser", "width", "breite"});
}

bool isCrown(const Title& title) { return title.contains({"crown", "canopy", "krone"}); }

/// 1, 2 or 5 times a power of ten, not above the value.
double roundBelow(double value)
{
    const double power = std::pow(10, std::floor(std::log10(value)));
    return value >= 5 * power ? 5 * power : value >= 2 * power ? 2 * power : power;
}

class Guess {
public:
    Guess(const CsvSample& sample, const OptionValues& given) : m_sample(sample), m_values(given)
    {
        for (const std::string& title : sample.titles)
            m_titles.emplace_back(title);
    }

    OptionValues run()
    {
        const auto x = column("x", {isExactlyX, isX});
        const auto y = column("y", {isExactlyY, isY});
        const bool hasRadius = !m_values.value("radius").isEmpty();
        const auto size = hasRadius ? std::nullopt : sizeColumn();
        if (size)
            describe(*size);
        else if (!hasRadius && x && y)
            m_values.insert("radius", radiusAmong(*x, *y));
        return m_values;
    }

private:
    using Fits = bool (*)(const Title&);

    std::optional<std::size_t> sizeColumn()
    {
        const bool isGiven = !m_values.value("size").isEmpty();
        const auto size = column("size", {isRadius, isDiameter, isGirth, isCrown});
        if (!isGiven && size && !m_titles.empty() && !isSized(m_titles[*size])) {
            m_values.remove("size"); // just another number: an age, a number of the tree
            return std::nullopt;
        }
        return size;
    }

    static bool isSized(const Title& title)
    {
        return isRadius(title) || isDiameter(title) || isGirth(title) || isCrown(title);
    }

    /// The column of this option: given, the first whose title fits, or the first unused
    /// number, labels last.
    std::optional<std::size_t> column(const char* key, std::initializer_list<Fits> kinds)
    {
        if (const QString given = m_values.value(key); !given.isEmpty()) {
            const auto index = indexOf(given);
            if (index)
                m_used.insert(*index);
            return index;
        }
        std::optional<std::size_t> found;
        for (const Fits fits : kinds) {
            for (std::size_t i = 0; i < m_titles.size() && !found; ++i) {
                if (!m_used.contains(i) && fits(m_titles[i]) && isNumeric(i))
                    found = i;
            }
        }
        for (const bool takesLabels : {false, true}) {
            for (std::size_t i = 0; i < m_sample.columns && !found; ++i) {
                const bool isFit = m_titles.empty() || (!isSized(m_titles[i]) &&
                                                        (takesLabels || !isLabel(m_titles[i])));
                if (!m_used.contains(i) && isFit && isNumeric(i))
                    found = i;
            }
        }
        if (found) {
            m_used.insert(*found);
            m_values.insert(key, nameOf(*found));
        }
        return found;
    }

    QString nameOf(std::size_t index) const
    {
        return m_titles.empty() ? QString::number(index + 1)
                                : QString::fromStdString(m_sample.titles[index]);
    }

    std::optional<std::size_t> indexOf(const QString& name) const
    {
        for (std::size_t i = 0; i < m_sample.columns; ++i) {
            if (nameOf(i).compare(name, Qt::CaseInsensitive) == 0)
                return i;
        }
        const std::size_t number = name.toULongLong();
        return number >= 1 && number <= m_sample.columns ? std::optional(number - 1) : std::nullopt;
    }

    std::vector<double> numbersOf(std::size_t column) const
    {
        std::vector<double> numbers;
        for (const std::vector<CsvField>& record : m_sample.records) {
            double value = 0;
            if (column < record.size() &&
                readNumber(record[column].text, m_sample.decimal, value) == NumberFault::none)
                numbers.push_back(value);
        }
        return numbers;
    }

    bool isNumeric(std::size_t column) const
    {
        // Measured values are often missing.
        return m_sample.records.empty() || numbersOf(column).size() * 2 > m_sample.records.size();
    }

    void describe(std::size_t size)
    {
        const Title title(m_titles.empty() ? std::string() : m_sample.titles[size]);
        if (m_values.value("measure").isEmpty()) {
            const CsvMeasure measure = isRadius(title)                       ? CsvMeasure::radius
                                       : isGirth(title)                      ? CsvMeasure::girth
                                       : isDiameter(title) || isCrown(title) ? CsvMeasure::diameter
                                                                             : CsvMeasure::radius;
            m_values.insert("measure", measureWord(measure));
        }
        if (m_values.value("unit").isEmpty())
            m_values.insert("unit", unitOf(title, size));
    }

    QString unitOf(const Title& title, std::size_t size) const
    {
        for (const char* unit : {"mm", "cm", "m"}) {
            if (title.hasWord({unit}))
                return unit;
        }
        if (!isAtBreastHeight(title) && !isGirth(title))
            return "m";
        // Foresters measure stems in cm or mm, and no stem is thicker than a few metres.
        const std::vector<double> sizes = numbersOf(size);
        const double most = sizes.empty() ? 1 : *std::max_element(sizes.begin(), sizes.end());
        const double thickest = isGirth(title) ? 10 : 3;
        return most <= thickest ? "m" : most <= 100 * thickest ? "cm" : "mm";
    }

    /// A quarter of the usual distance between neighbours, as a round number.
    QString radiusAmong(std::size_t x, std::size_t y) const
    {
        const std::vector<double> xs = numbersOf(x);
        const std::vector<double> ys = numbersOf(y);
        if (xs.empty() || ys.empty())
            return "0.5";
        const auto [left, right] = std::minmax_element(xs.begin(), xs.end());
        const auto [lower, upper] = std::minmax_element(ys.begin(), ys.end());
        const double area = (*right - *left) * (*upper - *lower);
        const double radius = std::sqrt(area / double(std::max(xs.size(), m_sample.rows))) / 4;
        const bool isUsable = std::isfinite(radius) && radius > 1e-9 && radius < 1e8;
        return isUsable ? QString::fromStdString(nav::shortestText(roundBelow(radius))) : "0.5";
    }

    const CsvSample& m_sample;
    std::vector<Title> m_titles;
    OptionValues m_values;
    std::set<std::size_t> m_used;
};

} // namespace

OptionValues guessedColumns(const CsvSample& sample, const OptionValues& given)
{
    return Guess(sample, given).run();
}

} // namespace thicket::plugins
