#pragma once

#include "libnav/collision/fielddata.h"

namespace thicket::nav {

/// The least agent's radius at which every part is larger than the floor and than seals: from there
/// on all radii grow alike.
double leastShared(const FieldData& field);

/// What a field must know of itself to stand for smaller agent's radii: by which radius what
/// touches. Discs and cores all grow by the same, so what lies inside what does not depend on the
/// radius, and two parts touch at one radius alone.
class RadiusIndex {
public:
    /// The field is not derived from another.
    explicit RadiusIndex(const FieldData& field);

    /// Whether a field of this agent's radius has the same discs but for their radii and the seals.
    bool serves(double agentRadius) const
    {
        return m_isUsable && agentRadius <= m_largest && agentRadius >= m_least;
    }
    /// By disc: the radius without the agent's.
    const std::vector<double>& bareRadii() const { return m_bare; }

    /// A disc and what it touches.
    struct Contact {
        float at = 0; ///< agent's radius
        DiscIndex disc = 0;
        std::uint32_t other = 0; ///< a disc, or a core if coreBit is set
        static constexpr std::uint32_t coreBit = 0x80000000;
    };
    /// visit(contact) for all at this agent's radius, and perhaps for some that only nearly touch.
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
    bool isSurelyNested(const FieldData& field, std::uint32_t raw);
    void add(double gap, DiscIndex disc, std::uint32_t other);
    void checkPoke(double pokesOut);
    void sortContacts();
    std::size_t cellAt(double agentRadius) const
    {
        return static_cast<std::size_t>(
            std::clamp(agentRadius * m_cellsPerUnit, 0.0, double(m_contacts.cellCount() - 1)));
    }

    bool m_isUsable = true;
    double m_least = 0; ///< agent's radii served
    double m_largest = 0;
    double m_tolerance = 0;
    double m_contact = 0; ///< gaps below are closed
    double m_reach = 0;   ///< by how much radii may differ from a contact's
    double m_cellsPerUnit = 0;
    std::vector<double> m_bare;
    std::vector<Contact> m_found;  ///< while it is made
    CellLists<Contact> m_contacts; ///< by agent's radius
};

} // namespace thicket::nav
