#pragma once

/// For a data function of Qt Test: map files with one fault each. The columns are the file's
/// `bytes` and what is to be said of it: `line` and `column`, both from 1, and some of the `words`.
void addBadMapRows();
