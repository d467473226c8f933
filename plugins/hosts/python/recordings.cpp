#include "libsteer/c/recordings.h"
#include "plugins/hosts/python/arrays.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

namespace thicket::python {

namespace {

using steer::Recording;

/// The value, or thicket.Error.
template <class Value> Value valueOf(Result<Value> result)
{
    if (!result)
        throw Failure(result.error().text());
    return std::move(*result);
}

/// A new array in the dict, and its memory.
template <class Number> Number* add(py::dict& told, const char* name, std::size_t count)
{
    py::array_t<Number> array(static_cast<py::ssize_t>(count));
    Number* const data = array.mutable_data();
    told[name] = array;
    return data;
}

std::uint32_t frameOf(const Recording& recording, std::int64_t k)
{
    const std::int64_t count = recording.frameCount();
    if (k < -count || k >= count)
        throw py::index_error("there is no such frame");
    return static_cast<std::uint32_t>(k < 0 ? k + count : k);
}

py::dict frameAt(const Recording& recording, std::int64_t k)
{
    const steer::Frame frame = recording.frame(frameOf(recording, k));
    py::dict told;
    auto* const id = add<std::uint32_t>(told, "id", frame.size());
    auto* const x = add<double>(told, "x", frame.size());
    auto* const y = add<double>(told, "y", frame.size());
    auto* const velocityX = add<double>(told, "velocity_x", frame.size());
    auto* const velocityY = add<double>(told, "velocity_y", frame.size());
    auto* const headingX = add<double>(told, "heading_x", frame.size());
    auto* const headingY = add<double>(told, "heading_y", frame.size());
    for (std::size_t i = 0; i < frame.size(); ++i) {
        const steer::FrameAgent& agent = frame[i];
        id[i] = recording.agents()[agent.agent].id;
        x[i] = agent.position.x;
        y[i] = agent.position.y;
        velocityX[i] = agent.velocity.x;
        velocityY[i] = agent.velocity.y;
        headingX[i] = agent.heading.x;
        headingY[i] = agent.heading.y;
    }
    return told;
}

py::dict agentsOf(const Recording& recording)
{
    const auto agents = recording.agents();
    py::dict told;
    auto* const id = add<std::uint32_t>(told, "id", agents.size());
    auto* const group = add<std::uint32_t>(told, "group", agents.size());
    auto* const radius = add<double>(told, "radius", agents.size());
    auto* const begin = add<std::uint32_t>(told, "begin", agents.size());
    auto* const end = add<std::uint32_t>(told, "end", agents.size());
    for (std::size_t i = 0; i < agents.size(); ++i) {
        id[i] = agents[i].id;
        group[i] = agents[i].group;
        radius[i] = agents[i].radius;
        begin[i] = agents[i].begin;
        end[i] = std::min(agents[i].end, recording.frameCount());
    }
    return told;
}

/// Frames by agents by 2.
py::array_t<double> positionsOf(const Recording& recording)
{
    const std::size_t agents = recording.agents().size();
    const std::uint32_t frames = recording.frameCount();
    py::array_t<double> array(
        {static_cast<py::ssize_t>(frames), static_cast<py::ssize_t>(agents), py::ssize_t{2}});
    double* const all = array.mutable_data();
    const py::gil_scoped_release free;
    std::fill_n(all, std::size_t{frames} * agents * 2, std::numeric_limits<double>::quiet_NaN());
    steer::RecordingCursor cursor(recording);
    steer::Frame frame;
    for (std::uint32_t k = 0; k < frames; ++k) {
        cursor.frame(k, frame);
        for (const steer::FrameAgent& agent : frame) {
            double* const at = all + (std::size_t{k} * agents + agent.agent) * 2;
            at[0] = agent.position.x;
            at[1] = agent.position.y;
        }
    }
    return array;
}

void bindFiles(py::class_<Recording>& recording)
{
    recording
        .def_static(
            "load", [](const std::string& path) { return valueOf(steer::loadRecording(path)); },
            py::arg("path"), py::call_guard<py::gil_scoped_release>(), "Reads a file.")
        .def_static(
            "parse",
            [](const py::bytes& bytes) {
                return valueOf(steer::readRecording(std::string_view(bytes), "the recording"));
            },
            py::arg("data"), "Reads the bytes of a file.")
        .def(
            "save",
            [](const Recording& self, const std::string& path) {
                if (Result<void> done = steer::saveRecording(self, path); !done)
                    throw Failure(done.error().text());
            },
            py::arg("path"), py::call_guard<py::gil_scoped_release>(),
            "Writes a file, which the editor plays and thicket-cli verifies.")
        .def(
            "to_bytes",
            [](const Recording& self) { return py::bytes(steer::writeRecording(self)); },
            "The bytes of a file.");
}

void bindFrames(py::class_<Recording>& recording)
{
    recording.def("__len__", [](const Recording& self) { return self.frameCount(); })
        .def_property_readonly(
            "step", [](const Recording& self) { return self.info().step; },
            "Seconds between two frames.")
        .def("agents", &agentsOf,
             "All agents there ever were, as arrays by name: id, group, radius, begin (their first "
             "frame), end (one past the last).")
        .def("frame", &frameAt, py::arg("k"),
             "The agents of frame k (negative: from the end), as arrays by name: id, x, y, "
             "velocity_x, velocity_y, heading_x, heading_y.")
        .def("positions", &positionsOf,
             "An array of frames by agents() by 2; NaN where an agent is not in the frame.")
        .def(
            "hash",
            [](const Recording& self, std::int64_t k) { return self.hash(frameOf(self, k)); },
            py::arg("k"), "Crowd.hash after frame k; 0 if the recording was measured.");
}

} // namespace

void bindRecordings(py::module_& module, py::class_<Crowd>& crowd)
{
    py::class_<Recording> recording(module, "Recording",
                                    "The frames of a crowd, NAME.thicket-replay.");
    bindFiles(recording);
    bindFrames(recording);
    crowd.def(
        "recording",
        [](const Crowd& self, unsigned threads) {
            const auto lock = self.own();
            const py::gil_scoped_release free;
            return valueOf(c::recordingOf(*self.crowd, self.mapHash, threads));
        },
        py::arg("threads") = 1,
        "All frames since the crowd was made. Runs all steps again. One of a map's crowd is played "
        "on that map.");
}

} // namespace thicket::python
