// Prints the files of the recorded sample crowds, as hexadecimal numbers. These too must be the
// same bytes on every machine: `./dev golden` compares what other machines print.
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "tests/support/crowds/crowdsamples.h"

#include <cstdio>
#include <string>

using namespace thicket;

namespace {

constexpr int steps = 1000;

Result<std::string> recorded(const test::CrowdSample& sample)
{
    Result<steer::Crowd> crowd = steer::Crowd::of(sample.scenario, sample.params);
    if (!crowd)
        return Unexpected(crowd.error());
    steer::Recorder recorder(*crowd, steer::scenarioHash(sample.scenario));
    for (int i = 0; i < steps; ++i) {
        for (const test::TimedInput& timed : sample.inputs)
            if (timed.step == crowd->steps() && crowd->apply(timed.input))
                recorder.input(*crowd, timed.input);
        crowd->step();
        recorder.take(*crowd);
    }
    return steer::writeRecording(recorder.recording());
}

/// Lines of the name, the place in the file and some bytes from there on.
void print(const std::string& name, const std::string& bytes)
{
    constexpr std::size_t inLine = 64;
    for (std::size_t begin = 0; begin < bytes.size(); begin += inLine) {
        std::printf("%s %zu ", name.c_str(), begin);
        for (const char byte : bytes.substr(begin, inLine))
            std::printf("%02x", static_cast<unsigned>(static_cast<unsigned char>(byte)));
        std::printf("\n");
    }
}

} // namespace

int main()
{
    for (const test::CrowdSample& sample : test::crowdSamples()) {
        const Result<std::string> bytes = recorded(sample);
        if (!bytes) {
            std::fprintf(stderr, "%s\n", bytes.error().text().c_str());
            return 1;
        }
        print(sample.name, *bytes);
    }
    return 0;
}
