// import thicket: the C API for Python, with numpy arrays.
#include "plugins/hosts/python/arrays.h"

namespace py = pybind11;

PYBIND11_MODULE(thicket, module)
{
    module.doc() =
        "Exact shortest paths among circles, walls and polygons, and deterministic "
        "crowds.\n\nUnits: map units, seconds, radians counter-clockwise from +x. Points "
        "are pairs (x, y), many of them arrays of n rows and 2 columns. Wrong calls "
        "raise thicket.Error, which says what is wrong.";
    py::register_exception<thicket::python::Failure>(module, "Error", PyExc_RuntimeError);
    const int version = thk_version();
    module.attr("__version__") = std::to_string(version / 10000) + "." +
                                 std::to_string(version / 100 % 100) + "." +
                                 std::to_string(version % 100);
    thicket::python::bindWorlds(module);
    thicket::python::bindCrowds(module);
}
