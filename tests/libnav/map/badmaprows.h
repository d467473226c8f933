#pragma once

/// For a data function of Qt Test: map files with one fault each. The columns are the file's
/// `bytes` and the expected error: its `line` and `column`, both from 1, and some of its `words`.
void addBadMapRows();
