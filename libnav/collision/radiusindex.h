#pragma once

#include "libnav/collision/fielddata.h"

namespace thicket::nav {

/// The least agent's radius at which every part is larger than the minimum expansion and than
/// seals, map units. From this radius on, all radii grow by the same amount.
double leastShared(const FieldData& field);

/// An index of contacts by the agent's radius at which they occur, with which a field can serve
/// smaller agent radii. Discs and cores all grow by the same amount, so whether one lies inside
/// another does not depend on the radius, and two parts touch at one radius only.
class RadiusIndex {
public:
    /// The field must not be derived.
    explicit RadiusIndex(const FieldData& field);

    /// Whether a field for this agent radius has the same discs, except for their radii and the
    /// seals.
    bool serves(double agentRadius) const
    {
        return m_isUsable && agentRadius <= m_largest && agentRadius >= m_least;
    }
    /// By disc: the radius without the agent's, map units.
    const std::vector<double>& bareRadii() const { return m_bare; }

    /// A contact of a disc with another disc or a core.
    class Contact {
    public:
        static Contact withDisc(DiscIndex disc, DiscIndex other) { return Contact(disc, other); }
        static Contact withCore(DiscIndex disc, CoreIndex other)
        {
            return Contact(disc, other | coreBit);
        }
        Contact() = default;

        float at = 0; ///< agent's radius
        DiscIndex disc;
        bool isWithCore() const { return (m_other & coreBit) != 0; }
        CoreIndex core() const { return CoreIndex(m_other & ~coreBit); }
        DiscIndex otherDisc() const { return DiscIndex(m_other); }

    private:
        static constexpr std::uint32_t coreBit = 0x80000000;
        Contact(DiscIndex own, std::uint32_t other) : disc(own), m_other(other) {}

        std::uint32_t m_other = 0;
    };
    /// visit(contact) for all contacts at this agent's radius, and perhaps for some near misses.
    template <class Visit> void visitTouching(double agentRadius, Visit visit) const
    {
        const double first = agentRadius - m_reach;
        const double last = agentRadius + m_reach;
        for (std::size_t cell = cellAt(first); cell <= cellAt(last); ++cell)
            for (const Contact& contact : m_contacts[cell])
                if (contact.at >= first && contact.at <= last)
                    visit(contact);
    }

private:
    void measure(const FieldData& field);
    void relateDiscs(const FieldData& field);
    void relateCores(const FieldData& field);
    void checkNested(const FieldData& field);
    bool isSurelyNested(const FieldData& field, RawIndex raw);
    void add(double gap, Contact contact);
    void checkPoke(double pokesOut);
    void sortContacts();
    std::size_t cellAt(double agentRadius) const
    {
        return static_cast<std::size_t>(
            std::clamp(agentRadius * m_cellsPerUnit, 0.0, double(m_contacts.cellCount() - 1)));
    }

    bool m_isUsable = true;
    double m_least = 0; ///< of the agent's radii served
    double m_largest = 0;
    double m_tolerance = 0;
    double m_contact = 0; ///< smaller gaps are closed
    double m_reach = 0;   ///< tolerated difference of the agent's radius from a contact's
    double m_cellsPerUnit = 0;
    std::vector<double> m_bare;
    std::vector<Contact> m_found;  ///< while it is built
    CellLists<Contact> m_contacts; ///< by agent's radius
};

} // namespace thicket::nav
