#define _POSIX_C_SOURCE 200809L
#include "network.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { lost_of_100 = 20, most_delay = 6 /* frames */ };

static uint64_t roll(network* net)
{
    net->dice = net->dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return net->dice >> 33;
}

int network_pair(int sockets[2])
{
    struct sockaddr_in addresses[2];
    for (int i = 0; i < 2; ++i) {
        socklen_t size = sizeof addresses[i];
        memset(&addresses[i], 0, size);
        addresses[i].sin_family = AF_INET;
        addresses[i].sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        sockets[i] = socket(AF_INET, SOCK_DGRAM, 0);
        if (sockets[i] < 0 || bind(sockets[i], (struct sockaddr*)&addresses[i], size) < 0 ||
            getsockname(sockets[i], (struct sockaddr*)&addresses[i], &size) < 0)
            return -1;
    }
    for (int i = 0; i < 2; ++i)
        if (connect(sockets[i], (struct sockaddr*)&addresses[1 - i], sizeof addresses[i]) < 0)
            return -1;
    return 0;
}

void network_open(network* net, int socket, uint64_t seed)
{
    memset(net, 0, sizeof *net);
    net->socket = socket;
    net->dice = seed;
}

void network_send(network* net, const void* bytes, size_t size)
{
    ++net->sent;
    if (size > packet_bytes || roll(net) % 100 < lost_of_100) {
        ++net->lost;
        return;
    }
    for (int i = 0; i < packets_on_the_way; ++i)
        if (net->queue[i].due == 0) {
            net->queue[i].due = net->frame + 1 + (int)(roll(net) % most_delay);
            net->queue[i].size = size;
            memcpy(net->queue[i].bytes, bytes, size);
            return;
        }
    ++net->lost;
}

void network_advance(network* net)
{
    ++net->frame;
    for (int i = 0; i < packets_on_the_way; ++i)
        if (net->queue[i].due != 0 && net->queue[i].due <= net->frame) {
            /* What the socket does not take is one more that is lost. */
            if (send(net->socket, net->queue[i].bytes, net->queue[i].size, 0) < 0)
                ++net->lost;
            net->queue[i].due = 0;
        }
}

size_t network_receive(network* net, void* bytes, size_t capacity, int milliseconds)
{
    struct pollfd waiting;
    waiting.fd = net->socket;
    waiting.events = POLLIN;
    waiting.revents = 0;
    if (poll(&waiting, 1, milliseconds) <= 0)
        return 0;
    const ssize_t size = recv(net->socket, bytes, capacity, 0);
    return size > 0 ? (size_t)size : 0;
}
