// libFuzzer harness: no bytes may crash or hang the reader of recordings. What it accepts must
// survive being shown, written and read again. Checksums are corrected first; otherwise they would
// keep every change from the code behind them. Bytes that do not begin like a recording are read as
// measured trajectories.
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/trajectories.h"
#include "tests/support/crowds/replaylayout.h"

#include <cstdio>
#include <cstdlib>

using namespace thicket;
using namespace thicket::steer;

namespace {

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fputs(what, stderr);
    std::abort();
}

void check(const Recording& recording)
{
    RecordingCursor cursor(recording);
    Frame frame;
    for (std::uint32_t k = 0; k < recording.frameCount(); ++k)
        cursor.frame(k, frame);
    const std::string written = writeRecording(recording);
    const Result<Recording> again = readRecording(written, "again");
    require(again && writeRecording(*again) == written, "written, read and written: another\n");
}

void checkTrajectories(const std::string& text)
{
    const TrajectoryOptions options{.framesPerSecond = 25, .unit = TrajectoryUnit::centimetre};
    const Result<Recording> read = readTrajectories(text, "fuzz", options);
    if (!read) {
        require(!read.error().message.empty(), "an error without a message\n");
        return;
    }
    if (read->frameCount() > 10000)
        return;
    check(*read);
    const std::string written = writeTrajectories(*read);
    const Result<Recording> again = readTrajectories(written, "again", options);
    require(again && writeTrajectories(*again) == written, "exported and imported: another\n");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    if (!isRecording(bytes)) {
        checkTrajectories(bytes);
        return 0;
    }
    const Result<SalvagedRecording> read = salvageRecording(test::sealed(bytes), "fuzz");
    if (!read) {
        require(!read.error().message.empty(), "an error without a message\n");
        return 0;
    }
    check(read->recording);
    return 0;
}
