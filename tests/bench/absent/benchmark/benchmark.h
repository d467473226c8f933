#pragma once

#error "This file is also compiled where Google Benchmark is not installed."
