#pragma once

#include "plugins/hosts/python/objects.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace thicket::python {

namespace py = pybind11;
using Doubles = py::array_t<double, py::array::c_style | py::array::forcecast>;
using Pair = std::array<double, 2>;

inline thk_point pointOf(const Pair& pair) { return {pair[0], pair[1]}; }
inline Pair pairOf(thk_point p) { return {p.x, p.y}; }

/// The rows of an array of n by 2, in its own memory.
inline const thk_point* rowsOf(const Doubles& array, std::size_t& count)
{
    if (array.ndim() != 2 || array.shape(1) != 2)
        throw py::value_error("points must be an array of n rows and 2 columns");
    count = static_cast<std::size_t>(array.shape(0));
    static_assert(sizeof(thk_point) == 2 * sizeof(double));
    return reinterpret_cast<const thk_point*>(array.data());
}
/// A new array of n by 2 and its rows.
inline py::array_t<double> rows(std::size_t count, thk_point*& first)
{
    py::array_t<double> array({static_cast<py::ssize_t>(count), py::ssize_t{2}});
    first = reinterpret_cast<thk_point*>(array.mutable_data());
    return array;
}

inline thk_shape circleOf(const thk_point& center, double radius, bool inverted)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_CIRCLE;
    shape.points = &center;
    shape.count = 1;
    shape.radius = radius;
    shape.inverted = inverted ? 1 : 0;
    return shape;
}
inline thk_shape wallOf(const Doubles& points, double thickness, bool closed)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_WALL;
    shape.points = rowsOf(points, shape.count);
    shape.thickness = thickness;
    shape.closed = closed ? 1 : 0;
    return shape;
}
inline thk_shape polygonOf(const Doubles& points, bool inverted)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_POLYGON;
    shape.points = rowsOf(points, shape.count);
    shape.inverted = inverted ? 1 : 0;
    return shape;
}

/// An array that takes over the memory of the vector.
template <class Item> py::array_t<Item> arrayOf(std::vector<Item>&& items)
{
    auto kept = std::make_unique<std::vector<Item>>(std::move(items));
    std::vector<Item>* const all = kept.get();
    const py::capsule owner(kept.release(),
                            [](void* memory) { delete static_cast<std::vector<Item>*>(memory); });
    return py::array_t<Item>(static_cast<py::ssize_t>(all->size()), all->data(), owner);
}

void bindWorlds(py::module_& module);
void bindGraph(py::class_<World>& world);
void bindCrowds(py::module_& module);
void bindRecordings(py::module_& module, py::class_<Crowd>& crowd);

} // namespace thicket::python
