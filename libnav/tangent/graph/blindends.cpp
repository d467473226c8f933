#include "libnav/tangent/graph/blindends.h"

namespace thicket::nav {

namespace {

constexpr std::size_t mostSteps = 256; // a way that is longer counts as endless
constexpr int mostEntered = 2000;      // at a time: some tens of microseconds
// What follows is worked out so often at a time. Dead ends are mostly short, and where paths go on
// and on it would be worked out for departures that no search comes to.
constexpr int mostScanned = 4;

} // namespace

// Depth first. What follows without end, or is not listed yet, decides for all departures before
// it, so that the work is that of what is blind.
Outlook BlindEnds::settle(const RimDepartures& from, std::uint32_t departure, View& view)
{
    m_entered = 0;
    m_scanned = 0;
    if (const Outlook at = enter(from, departure); at != Outlook::unknown)
        return at;
    while (true) {
        if (const Outlook met = lookOn(); met != Outlook::unknown)
            return end(met);
        const View behind = leave();
        if (m_steps.empty()) {
            view = behind;
            return Outlook::blind;
        }
        m_steps.back().view.enclose(behind);
    }
}

// Goes on to the last step of which all followers are known to be blind. Returns the outlook of
// another follower if there is one that is not.
Outlook BlindEnds::lookOn()
{
    while (m_steps.back().left > 0) {
        Step& step = m_steps.back();
        const RimDepartures& list = *step.list;
        const std::uint32_t follower = step.next;
        const Winding winding = step.from->departures[step.departure].winding;
        step.next =
            nextDeparture(follower, static_cast<std::uint32_t>(list.departures.size()), winding);
        --step.left;
        View view;
        Outlook outlook = list.onward.outlook(follower, m_generation, m_progress, view);
        if (outlook == Outlook::blind)
            step.view.enclose(view);
        if (outlook == Outlook::unknown)
            outlook = isEntered(list, follower) || m_steps.size() == mostSteps
                          ? Outlook::open
                          : enter(list, follower); // `step` is invalid
        if (outlook == Outlook::open || outlook == Outlook::unsettled)
            return outlook;
    }
    return Outlook::unknown;
}

// Returns unknown if the departure became the last step.
Outlook BlindEnds::enter(const RimDepartures& from, std::uint32_t departure)
{
    const RimDeparture& tangent = from.departures[departure];
    Step step{&from, departure, nullptr, 0, 0, {}};
    if (m_field.discs()[tangent.target].corner < 0) {
        keep(step, Outlook::open); // its tangents are not listed
        return Outlook::open;
    }
    step.list = keptDepartures(m_notes, tangent.target, tangent.winding);
    const auto onward = step.list && ++m_entered <= mostEntered
                            ? followers(from, departure, *step.list)
                            : std::nullopt;
    if (!onward) {
        keep(step, Outlook::unsettled);
        return Outlook::unsettled;
    }
    step.next = onward->first;
    step.left = onward->count;
    m_steps.push_back(step);
    return Outlook::unknown;
}

// What a path by way of the departure can take next: as it is kept, or worked out and kept.
std::optional<Onward> BlindEnds::followers(const RimDepartures& from, std::uint32_t departure,
                                           const RimDepartures& list)
{
    Onward kept;
    if (from.onward.run(departure, list.serial, kept))
        return kept;
    if (++m_scanned > mostScanned)
        return {};
    const auto found = m_scan.after(from, departure, list);
    if (found)
        from.onward.setRun(departure, list.serial, *found);
    return found;
}

// The last step is blind. Returns all that is in sight from there on.
View BlindEnds::leave()
{
    Step step = m_steps.back();
    m_steps.pop_back();
    const RimDeparture& tangent = step.from->departures[step.departure];
    const Disc& disc = m_field.discs()[tangent.target];
    const double rounding = m_field.tolerance() / disc.radius;
    const RimPlace place =
        placeOn(*step.list, tangent.heading, tangent.winding, rounding, rounding);
    step.view.enclose(viewFrom(*step.list, tangent.target, tangent.winding, tangent.heading,
                               std::min(place.most, fullTurn)));
    keep(step, Outlook::blind);
    return step.view;
}

View BlindEnds::viewFrom(const RimDepartures& list, DiscIndex disc, Winding winding, double heading,
                         double turn) const
{
    const Disc& rim = m_field.discs()[disc];
    const double sweep = turn + 2 * headingMargin;
    const double low = winding == Winding::counterClockwise ? heading - headingMargin
                                                            : heading + headingMargin - sweep;
    const Box sight = list.reach.boxOf({rim.center, rim.radius}, low, sweep);
    return View(grown(sight, 100 * m_field.tolerance()));
}

// Of a way that is too long the second half may end soon, so that is looked at again from there.
Outlook BlindEnds::end(Outlook outlook)
{
    if (outlook == Outlook::open && m_steps.size() == mostSteps)
        m_steps.resize(mostSteps / 2);
    for (const Step& step : m_steps)
        keep(step, outlook);
    m_steps.clear();
    return outlook;
}

bool BlindEnds::isEntered(const RimDepartures& from, std::uint32_t departure) const
{
    for (const Step& step : m_steps)
        if (step.from == &from && step.departure == departure)
            return true;
    return false;
}

void BlindEnds::keep(const Step& step, Outlook outlook) const
{
    step.from->onward.setOutlook(step.departure, m_generation, m_progress, outlook, step.view);
}

} // namespace thicket::nav
