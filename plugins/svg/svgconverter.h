#pragma once

#include "plugins/svg/svgclips.h"
#include "plugins/svg/svgcopybudget.h"
#include "plugins/svg/svgmapbuilder.h"
#include "plugins/svg/svgoptions.h"
#include "plugins/svg/svgreader.h"

#include <string>
#include <vector>

namespace thicket::plugins {

/// What of a drawing must be known before its shapes are read.
struct SvgDefinitions {
    SvgStyleSheet styles;
    SvgClipPaths clipPaths;
    bool hasUses = false;
};

/// Turns a drawing, part by part, into a map.
class SvgConverter : public SvgReceiver {
public:
    /// `recording`: the whole drawing if it has `use` elements, else null. All must outlive it.
    SvgConverter(std::string name, const SvgImportOptions& options,
                 const SvgDefinitions& definitions, const SvgRecording* recording);

    Result<void> open(const SvgElement& element) override;
    Result<void> text(const std::string& text) override;
    Result<void> close() override;
    ImportedMap finish();

private:
    enum class Kind { shape, layer, root, other };
    /// An element that is open.
    struct Frame {
        Affine toMap;
        SvgStyle style{};
        SvgMatch match{};
        nav::Point viewport;
        nav::LayerId layer = 0;
        bool isSkipped = false;
        Kind kind = Kind::other;
        std::size_t firstObject = 0; ///< those in it follow
        std::size_t outerClips = 0;  ///< what clips the elements that it is in
        std::string tag{};
        bool hasChosen = false; ///< of a switch: one of the elements in it is shown
    };
    /// A `use` that is being shown.
    struct Use {
        std::size_t target;
        std::string width;
        std::string height;
        bool isNext = false; ///< its target is opened next
    };

    /// How deep `use` elements may show each other.
    static constexpr std::size_t deepestUse = 32;
    /// Points of lines, and how many characters of a shape allow for one more.
    static constexpr std::size_t mostPoints = 2'000'000;
    static constexpr std::size_t charactersOfPoint = 12;

    Unexpected refused(const std::string& message, const SvgElement& element) const;
    SvgUnits unitsOf(const Frame& frame) const;
    void openStyle(const SvgElement& element, Frame& frame, const SvgMatch& outer);
    bool isChosen(const SvgElement& element);
    bool wantsSkip(const SvgElement& element, Frame& frame);
    bool placeElement(const SvgElement& element, Frame& frame);
    void openClip(const Frame& frame);
    void openRoot(const SvgElement& element, Frame& frame);
    void openViewport(const SvgElement& element, Frame& frame, bool isShown);
    void openGroup(const SvgElement& element, Frame& frame);
    Result<void> openUse(const SvgElement& element, const Frame& frame);
    Result<void> openShape(const SvgElement& element, Frame& frame);
    Result<void> addShape(const SvgElement& element, const Frame& frame, SvgShape shape);
    Result<void> countCopies(const SvgElement& element, std::size_t bytes, std::size_t copies);
    Result<void> takeSettings(const std::string& text);

    std::string m_name;
    SvgImportOptions m_options;
    const SvgDefinitions& m_definitions;
    const SvgRecording* m_recording;
    SvgMapBuilder m_builder;
    std::vector<Frame> m_frames;
    std::vector<Use> m_uses;
    SvgClips m_clips;
    SvgCopyBudget m_copies;
    SvgUnits m_units; ///< of the root
    Affine m_fromExported;
    std::size_t m_points = 0;
    std::size_t m_mostPoints = mostPoints;
};

} // namespace thicket::plugins
