--- The calls of thicket.lua that take points by value and are made often. LuaJIT does not compile
-- calls with structs by value. On x64 and arm64, but for Windows, two doubles in a struct lie in the
-- same registers as two doubles (as long as no call has more than eight), so there they are passed
-- as numbers, which is six times faster.
local ffi = require("ffi")

local areNumbers = ffi.os ~= "Windows" and (ffi.arch == "x64" or ffi.arch == "arm64")
if areNumbers then
    ffi.cdef([[
int32_t thk_reachable_numbers(const thk_world* world, double radius, double x1, double y1, double x2,
    double y2, thk_error* error) __asm__("thk_reachable");
int32_t thk_nearest_free_numbers(const thk_world* world, double radius, double x, double y,
    thk_point* free_point, thk_error* error) __asm__("thk_nearest_free");
int32_t thk_clearance_numbers(const thk_world* world, double radius, double x, double y,
    double* clearance, thk_error* error) __asm__("thk_clearance");
int32_t thk_sweep_numbers(const thk_world* world, double radius, double extra, double x1, double y1,
    double x2, double y2, thk_hit* hit, thk_error* error) __asm__("thk_sweep");
]])
end

return function(C, at)
    if areNumbers then
        return {
            reachable = function(world, radius, x1, y1, x2, y2, fault)
                return C.thk_reachable_numbers(world, radius, x1, y1, x2, y2, fault)
            end,
            nearest_free = function(world, radius, x, y, free, fault)
                return C.thk_nearest_free_numbers(world, radius, x, y, free, fault)
            end,
            clearance = function(world, radius, x, y, clearance, fault)
                return C.thk_clearance_numbers(world, radius, x, y, clearance, fault)
            end,
            sweep = function(world, radius, extra, x1, y1, x2, y2, hit, fault)
                return C.thk_sweep_numbers(world, radius, extra, x1, y1, x2, y2, hit, fault)
            end,
        }
    end
    local a, b = ffi.new("thk_point"), ffi.new("thk_point")
    return {
        reachable = function(world, radius, x1, y1, x2, y2, fault)
            return C.thk_reachable(world, radius, at(a, x1, y1), at(b, x2, y2), fault)
        end,
        nearest_free = function(world, radius, x, y, free, fault)
            return C.thk_nearest_free(world, radius, at(a, x, y), free, fault)
        end,
        clearance = function(world, radius, x, y, clearance, fault)
            return tonumber(C.thk_clearance(world, radius, at(a, x, y), clearance, fault))
        end,
        sweep = function(world, radius, extra, x1, y1, x2, y2, hit, fault)
            return C.thk_sweep(world, radius, extra, at(a, x1, y1), at(b, x2, y2), hit, fault)
        end,
    }
end
