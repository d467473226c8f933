#include "libsteer/c/runningcrowd.h"

#include "libsteer/c/bytecode.h"
#include "libsteer/guidance/fnv.h"

#include <algorithm>

namespace thicket::c {

namespace {

constexpr std::uint32_t magic = 0x434B4854; // "THKC"
constexpr std::uint32_t version = 2;
constexpr std::size_t preambleBytes = 2 * sizeof(std::uint32_t) + sizeof(std::uint64_t);
constexpr std::size_t headerBytes = preambleBytes + 3 * sizeof(std::uint64_t);

/// Of all that follows the preamble. Damage would else be seen after all steps only, and of these
/// there may be any number then.
std::uint64_t checksumOf(std::string_view saved)
{
    steer::Fnv sum;
    ByteReader from(saved.substr(preambleBytes));
    while (from.left() >= sizeof(std::uint64_t))
        sum.add(from.number<std::uint64_t>());
    while (from.left() > 0)
        sum.add(std::uint64_t{from.number<std::uint8_t>()});
    sum.add(std::uint64_t{saved.size()});
    return sum.value();
}

/// The state that a save names.
struct Header {
    std::uint64_t beginning = 0; ///< a hash
    std::uint64_t steps = 0;
    std::uint64_t now = 0; ///< a hash
};

Result<Header> headerIn(std::string_view bytes)
{
    ByteReader from(bytes);
    const auto first = from.number<std::uint32_t>();
    const auto second = from.number<std::uint32_t>();
    const auto checksum = from.number<std::uint64_t>();
    Header header;
    header.beginning = from.number<std::uint64_t>();
    header.steps = from.number<std::uint64_t>();
    header.now = from.number<std::uint64_t>();
    if (!from.isWhole() || first != magic)
        return Unexpected("The bytes are not a saved crowd.");
    if (second != version)
        return Unexpected("The saved crowd is of another version of Thicket.");
    if (checksum != checksumOf(bytes))
        return Unexpected("The saved crowd is damaged.");
    return header;
}

} // namespace

Result<void> RunningCrowd::apply(const steer::CrowdInput& input)
{
    if (Result<void> done = m_now.apply(input); !done)
        return done;
    m_inputs.add(m_now.steps(), input);
    return {};
}

std::size_t RunningCrowd::savedBytes() const { return headerBytes + m_inputs.bytes(); }

std::string RunningCrowd::saved() const
{
    std::string bytes;
    bytes.reserve(savedBytes());
    ByteWriter to(bytes);
    to.number(magic);
    to.number(version);
    to.number(std::uint64_t{0}); // the checksum
    to.number(m_beginning->hash());
    to.number(m_now.steps());
    to.number(m_now.hash());
    for (const std::string_view entry : m_inputs.entries())
        bytes += entry;
    std::string checksum;
    ByteWriter(checksum).number(checksumOf(bytes));
    return bytes.replace(preambleBytes - checksum.size(), checksum.size(), checksum);
}

bool RunningCrowd::isOnTheWayTo(const std::vector<LoggedInput>& inputs, std::uint64_t steps) const
{
    const std::vector<std::string_view> own = m_inputs.entries();
    const std::size_t count = own.size();
    if (m_now.steps() > steps || count > inputs.size() ||
        (count < inputs.size() && inputs[count].step < m_now.steps()))
        return false;
    const auto isSame = [](std::string_view entry, const LoggedInput& input) {
        return entry == input.entry;
    };
    return std::equal(own.begin(), own.end(), inputs.begin(), isSame);
}

Result<void> RunningCrowd::restore(std::string_view bytes)
{
    const Result<Header> header = headerIn(bytes);
    if (!header)
        return Unexpected(header.error());
    if (header->beginning != m_beginning->hash())
        return Unexpected("The saved crowd began in another way than this one.");
    const Result<std::vector<LoggedInput>> inputs = inputsIn(bytes.substr(headerBytes));
    if (!inputs)
        return Unexpected(inputs.error());

    RunningCrowd run(*this);
    if (!isOnTheWayTo(*inputs, header->steps)) {
        run.m_now = *m_beginning;
        run.m_inputs = {};
    }
    for (std::size_t next = run.m_inputs.size();; ++next) {
        const bool isLast = next == inputs->size();
        const std::uint64_t until = isLast ? header->steps : (*inputs)[next].step;
        if (until > header->steps)
            return Unexpected("A saved crowd has inputs beyond its last step.");
        while (run.m_now.steps() < until)
            run.m_now.step();
        if (isLast)
            break;
        if (Result<void> done = run.apply((*inputs)[next].input); !done)
            return done;
    }
    if (run.m_now.hash() != header->now)
        return Unexpected("The saved crowd is of other obstacles or groups than this one.");
    *this = std::move(run);
    return {};
}

} // namespace thicket::c
