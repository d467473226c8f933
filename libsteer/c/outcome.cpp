#include "libsteer/c/outcome.h"

namespace thicket::c {

std::int32_t outcomeOf(nav::PathStatus status)
{
    switch (status) {
    case nav::PathStatus::found:
        return THK_FOUND;
    case nav::PathStatus::unreachable:
        return THK_UNREACHABLE;
    case nav::PathStatus::startBlocked:
        return THK_START_BLOCKED;
    case nav::PathStatus::goalBlocked:
        return THK_GOAL_BLOCKED;
    case nav::PathStatus::tooFar:
        return THK_TOO_FAR;
    case nav::PathStatus::budgetExceeded:
    case nav::PathStatus::cancelled:
        return THK_BUDGET_EXCEEDED;
    case nav::PathStatus::invalid:
        break;
    }
    return THK_INVALID;
}

const char* nameOf(std::int32_t outcome)
{
    switch (outcome) {
    case THK_FOUND:
        return "found";
    case THK_UNREACHABLE:
        return "unreachable";
    case THK_START_BLOCKED:
        return "startBlocked";
    case THK_GOAL_BLOCKED:
        return "goalBlocked";
    case THK_TOO_FAR:
        return "tooFar";
    case THK_BUDGET_EXCEEDED:
        return "budgetExceeded";
    case THK_NOTHING:
        return "nothing";
    case THK_INVALID:
        return "invalid";
    case THK_UNKNOWN:
        return "unknown";
    case THK_TAKEN:
        return "taken";
    case THK_UNREADABLE:
        return "unreadable";
    case THK_MEMORY:
        return "memory";
    default:
        return "internal";
    }
}

} // namespace thicket::c
