/* A bad network between two processes: packets over a loopback socket that are late, out of order
 * or lost. */
#ifndef LOCKSTEP_NETWORK_H
#define LOCKSTEP_NETWORK_H

#include <stddef.h>
#include <stdint.h>

enum { packet_bytes = 1400, packets_on_the_way = 64 };

typedef struct network {
    int socket;
    uint64_t dice;
    int frame;
    struct {
        int due; /* frame; 0: no packet */
        size_t size;
        unsigned char bytes[packet_bytes];
    } queue[packets_on_the_way];
    long sent, lost;
} network;

/* Two sockets that are each other's peers. 0, or -1 and errno. */
int network_pair(int sockets[2]);
void network_open(network* net, int socket, uint64_t seed);
/* Loses the packet or sends it in one of the next frames. */
void network_send(network* net, const void* bytes, size_t size);
/* The next frame: sends what is due. */
void network_advance(network* net);
/* The next packet that is here, waiting at most so many milliseconds for one; 0: none. */
size_t network_receive(network* net, void* bytes, size_t capacity, int milliseconds);

#endif
