#include "tests/plugins/damage.h"

#include <algorithm>
#include <random>

namespace thicket::test {

namespace {

constexpr qsizetype page = 4096;

class Damage {
public:
    explicit Damage(std::uint64_t seed) : m_random(seed) {}

    QByteArray of(QByteArray bytes)
    {
        switch (below(4)) {
        case 0:
            flip(bytes);
            break;
        case 1:
            bytes.truncate(below(bytes.size()));
            break;
        case 2:
            zero(bytes);
            break;
        default:
            swapPages(bytes);
        }
        return bytes;
    }

private:
    // Not std::uniform_int_distribution, whose numbers differ between standard libraries.
    qsizetype below(qsizetype end) { return qsizetype(m_random() % std::uint64_t(end)); }

    void flip(QByteArray& bytes)
    {
        const qsizetype count = qsizetype(1) << below(8);
        // Half of the time near the beginning, where a library has its headers and tables.
        const qsizetype reach = below(2) == 0 ? std::min(bytes.size(), 16 * page) : bytes.size();
        for (qsizetype i = 0; i < count; ++i)
            bytes[below(reach)] = char(below(256));
    }
    void zero(QByteArray& bytes)
    {
        const qsizetype begin = below(bytes.size());
        const qsizetype length = std::min(bytes.size() - begin, qsizetype(1) << below(16));
        std::fill_n(bytes.begin() + begin, length, '\0');
    }
    void swapPages(QByteArray& bytes)
    {
        const qsizetype pages = bytes.size() / page;
        const auto first = bytes.begin() + page * below(pages);
        const auto second = bytes.begin() + page * below(pages);
        if (first != second)
            std::swap_ranges(first, first + page, second);
    }

    std::mt19937_64 m_random;
};

} // namespace

QByteArray damaged(const QByteArray& bytes, std::uint64_t seed)
{
    Damage damage(seed);
    while (true) {
        const QByteArray copy = damage.of(bytes);
        if (copy != bytes)
            return copy;
    }
}

} // namespace thicket::test
