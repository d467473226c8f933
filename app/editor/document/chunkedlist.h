#pragma once

#include <boost/container/deque.hpp>

#include <cstddef>
#include <iterator>
#include <vector>

namespace thicket::editor {

/// A list of very many values, in pieces of 256 KiB. A vector of a million objects is one mapping
/// of hundreds of megabytes. While a thread gives such a mapping back, all threads that map memory
/// wait, the window's among them: a tenth of a second was measured.
template <class T> using ChunkedList = boost::container::deque<
    T, void,
    boost::container::deque_options_t<boost::container::block_bytes<std::size_t(256) * 1024>>>;

/// The same values as a vector, for a worker thread.
template <class T> std::vector<T> asVector(ChunkedList<T> list)
{
    return {std::make_move_iterator(list.begin()), std::make_move_iterator(list.end())};
}

} // namespace thicket::editor
