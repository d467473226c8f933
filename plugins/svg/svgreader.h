#pragma once

#include "libnav/result.h"
#include "plugins/shapes/objectbudget.h"
#include "plugins/svg/svgelement.h"
#include "plugins/svg/svgstylesheet.h"

#include <QByteArray>

#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

class QXmlStreamReader;

namespace thicket::plugins {

/// Receives the parts of a drawing in their order. An error ends the reading.
class SvgReceiver {
public:
    virtual ~SvgReceiver() = default;
    virtual Result<void> open(const SvgElement& element) = 0;
    /// The text of a `title` or `style` element, or of Thicket's `map`, before its close().
    virtual Result<void> text(const std::string& text) = 0;
    virtual Result<void> close() = 0;
};

/// Reads a drawing's XML. Errors, with `name`, line and column: what is no well-formed XML,
/// declares entities, or does not begin with an svg element.
Result<void> readSvg(const QByteArray& bytes, const std::string& name, SvgReceiver& receiver);

/// "plan.svg: line 12, column 3".
std::string svgPlace(const std::string& name, const SvgElement& element);

/// A whole drawing in memory, for `use`, which may refer to what follows it.
class SvgRecording : public SvgReceiver {
public:
    /// `styles` must outlive it.
    SvgRecording(std::string name, const SvgStyleSheet& styles)
        : m_name(std::move(name)), m_styles(styles)
    {}

    Result<void> open(const SvgElement& element) override;
    Result<void> text(const std::string& text) override;
    Result<void> close() override;

    /// Where the first element with this id is; no value if there is none.
    std::optional<std::size_t> find(std::string_view id) const;
    /// Plays the element at this place, with all in it, to a receiver.
    Result<void> play(std::size_t place, SvgReceiver& receiver) const;
    const SvgElement& elementAt(std::size_t place) const { return m_parts[place].element; }
    /// Of what the element that find() gave lies in.
    SvgMatch matchAround(std::size_t place) const;

private:
    /// What is kept of short elements; longer ones pay for themselves.
    static constexpr std::size_t mostBytes = std::size_t(96) << 20;
    static constexpr PartEarning partEarning{20, 16, 32, 4};

    struct Part {
        SvgElement element{};
        std::string text{};
        std::size_t end = 0; ///< of an element: the place after its close(); 0: a text
    };

    std::string m_name;
    Result<void> spend(std::size_t bytes, const SvgElement& place);

    std::deque<Part> m_parts; // grows without a second copy
    const SvgStyleSheet& m_styles;
    std::vector<std::size_t> m_open;
    std::vector<SvgMatch> m_matches; // of those that are open
    std::unordered_map<std::size_t, SvgMatch> m_around;
    std::unordered_map<std::string, std::size_t> m_byId;
    ObjectBudget m_budget{mostBytes};
};

} // namespace thicket::plugins
