/* Rollback between two players, each a process with a crowd of its own. Only inputs cross the
 * network, late, out of order or not at all. Each player goes on without waiting for the other's
 * inputs, up to `window` ticks; when one comes that belongs to an earlier tick, it goes back to
 * that tick and runs again. As the crowd is deterministic, both end in the same state, bit for bit.
 */
#define _POSIX_C_SOURCE 200809L
#include "network.h"

#include <thicket.h>

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ticks = 600, window = 12, agents_each = 60, inputs_in_packet = 24, wait_milliseconds = 2 };

/* What a player does at a tick. */
typedef struct input {
    int32_t kind; /* 0: nothing, 1: a goal for the own group, 2: a crate, 3: no crate */
    int32_t crate;
    double x, y;
} input;

/* The sender's inputs from tick `first` on, and what it knows of the receiver's. */
typedef struct packet {
    int32_t first, count;
    int32_t known; /* it has all inputs before this tick */
    int32_t reserved;
    input inputs[inputs_in_packet];
} packet;

typedef struct player {
    int number;
    thk_crowd* crowd;
    thk_snapshot* kept[window + 1]; /* before each of the last ticks, by tick % (window + 1) */
    int tick;
    int known;        /* the other's inputs before this tick are here */
    int acknowledged; /* the other has this player's inputs before this tick */
    input inputs[2][ticks];
    long rollbacks, again; /* times gone back, and ticks run again */
    network net;
} player;

static void must(int32_t status, const thk_error* error)
{
    if (status >= 0)
        return;
    fprintf(stderr, "lockstep: %s\n", error->message);
    exit(1);
}

/* Two crowds that cross a field of pillars. */
static thk_crowd* make_crowd(void)
{
    thk_error error = THK_INIT(thk_error);
    thk_world* world = NULL;
    must(thk_world_create(&world, &error), &error);
    for (int i = 0; i < 30; ++i) {
        thk_point center;
        center.x = 12 + 4 * (i % 6);
        center.y = 3 + 6 * (i / 6) + (i % 2 ? 2 : 0);
        thk_shape pillar = THK_INIT(thk_shape);
        pillar.kind = THK_CIRCLE;
        pillar.points = &center;
        pillar.count = 1;
        pillar.radius = 0.9;
        must(thk_world_add(world, i + 1, &pillar, &error), &error);
    }
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    thk_agent agents[2 * agents_each];
    for (int group = 0; group < 2; ++group) {
        groups[group].has_goal = 1;
        groups[group].goal.x = group == 0 ? 44 : 0;
        groups[group].goal.y = 15;
        for (int i = 0; i < agents_each; ++i) {
            thk_agent agent = THK_INIT(thk_agent);
            agent.id = (uint32_t)(1000 * group + i);
            agent.group = (uint32_t)group;
            agent.position.x = group == 0 ? 6 - i / 20 : 38 + i / 20;
            agent.position.y = 1.5 * (i % 20);
            agents[group * agents_each + i] = agent;
        }
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.world = world;
    setup.groups = groups;
    setup.group_count = 2;
    setup.agents = agents;
    setup.agent_count = 2 * agents_each;
    thk_crowd* crowd = NULL;
    must(thk_crowd_create(&setup, &crowd, &error), &error);
    thk_world_free(world);
    return crowd;
}

/* A player that now and then sends its group elsewhere, or puts a crate in the way. */
static input decide(int number, int tick)
{
    uint64_t dice = (uint64_t)tick * 2 + (uint64_t)number + 77;
    for (int i = 0; i < 4; ++i)
        dice = dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    input made;
    memset(&made, 0, sizeof made);
    const int roll = (int)(dice >> 40 & 63);
    made.kind = roll < 2 ? 1 : roll < 5 ? 2 : roll < 6 ? 3 : 0;
    made.crate = 500 + 10 * number + (int)(dice >> 33 & 3);
    made.x = (double)(dice >> 20 & 1023) / 1023 * 44;
    made.y = (double)(dice >> 10 & 1023) / 1023 * 30;
    return made;
}

static void apply(thk_crowd* crowd, int number, const input* given)
{
    thk_error error = THK_INIT(thk_error);
    thk_point at;
    at.x = given->x;
    at.y = given->y;
    thk_shape crate = THK_INIT(thk_shape);
    crate.kind = THK_CIRCLE;
    crate.points = &at;
    crate.count = 1;
    crate.radius = 0.6;
    if (given->kind == 1)
        must(thk_crowd_set_goal(crowd, (uint32_t)number, at, &error), &error);
    else if (given->kind == 2)
        must(thk_crowd_set_obstacle(crowd, given->crate, &crate, &error), &error);
    else if (given->kind == 3)
        must(thk_crowd_set_obstacle(crowd, given->crate, NULL, &error), &error);
}

/* One tick, with the other's input if it is here, as if there were none if it is not. */
static void run_tick(player* self)
{
    thk_error error = THK_INIT(thk_error);
    must(thk_crowd_keep(self->crowd, self->kept[self->tick % (window + 1)], &error), &error);
    for (int number = 0; number < 2; ++number)
        if (number == self->number || self->tick < self->known)
            apply(self->crowd, number, &self->inputs[number][self->tick]);
    must(thk_crowd_step(self->crowd, 1, 1, &error), &error);
    ++self->tick;
}

static void go_back(player* self, int tick)
{
    thk_error error = THK_INIT(thk_error);
    const int now = self->tick;
    must(thk_crowd_go_back(self->crowd, self->kept[tick % (window + 1)], &error), &error);
    self->tick = tick;
    ++self->rollbacks;
    self->again += now - tick;
    while (self->tick < now)
        run_tick(self);
}

/* Takes the inputs that are new, and goes back to the first tick that they change. */
static void take(player* self, const packet* got)
{
    if (got->known > self->acknowledged)
        self->acknowledged = got->known;
    if (got->first > self->known) /* one before it was lost */
        return;
    int changed = ticks;
    for (int i = self->known - got->first; i < got->count; ++i) {
        const int tick = got->first + i;
        if (tick >= ticks)
            break;
        self->inputs[1 - self->number][tick] = got->inputs[i];
        self->known = tick + 1;
        if (got->inputs[i].kind != 0 && tick < self->tick && changed == ticks)
            changed = tick;
    }
    if (changed < ticks)
        go_back(self, changed);
}

static void send_all(player* self)
{
    packet sent;
    memset(&sent, 0, sizeof sent);
    sent.first = self->acknowledged;
    sent.known = self->known;
    while (sent.count < inputs_in_packet && sent.first + sent.count < self->tick) {
        sent.inputs[sent.count] = self->inputs[self->number][sent.first + sent.count];
        ++sent.count;
    }
    network_send(&self->net, &sent, sizeof sent);
}

/* Runs until both have all inputs. Then they compare what they have, over a line that loses
 * nothing, as a game would by its lobby. Returns the exit code. */
static int play(player* self, int lobby)
{
    uint64_t other = 0;
    int is_told = 0;
    for (int idle = 0; idle < 20000; ++idle) {
        const int may_run = self->tick < ticks && self->tick - self->known < window;
        if (may_run) {
            self->inputs[self->number][self->tick] = decide(self->number, self->tick);
            run_tick(self);
        }
        send_all(self);
        network_advance(&self->net);
        packet got;
        while (network_receive(&self->net, &got, sizeof got, may_run ? 0 : wait_milliseconds) ==
               sizeof got) {
            take(self, &got);
            idle = 0;
        }
        if (self->tick < ticks || self->known < ticks)
            continue;
        const uint64_t hash = thk_crowd_hash(self->crowd);
        if (!is_told && write(lobby, &hash, sizeof hash) != sizeof hash)
            return 1;
        is_told = 1;
        /* Until the other one is as far, it may lack inputs of this player: go on sending. */
        struct pollfd waiting = {lobby, POLLIN, 0};
        if (poll(&waiting, 1, 0) <= 0)
            continue;
        if (read(lobby, &other, sizeof other) != sizeof other)
            return 1;
        printf("player %d: %d ticks, hash %016llx, %ld rollbacks, %ld ticks run again, "
               "%ld of %ld packets lost\n",
               self->number, self->tick, (unsigned long long)hash, self->rollbacks, self->again,
               self->net.lost, self->net.sent);
        if (hash != other)
            fprintf(stderr, "lockstep: the crowds differ\n");
        return hash == other && self->rollbacks > 0 ? 0 : 1;
    }
    fprintf(stderr, "lockstep: player %d hears nothing more\n", self->number);
    return 1;
}

static int run_player(int number, int socket, int lobby)
{
    static player self;
    thk_error error = THK_INIT(thk_error);
    self.number = number;
    self.crowd = make_crowd();
    network_open(&self.net, socket, 41 + (uint64_t)number);
    for (int i = 0; i <= window; ++i)
        must(thk_snapshot_create(&self.kept[i], &error), &error);
    const int code = play(&self, lobby);
    for (int i = 0; i <= window; ++i)
        thk_snapshot_free(self.kept[i]);
    thk_crowd_free(self.crowd);
    return code;
}

int main(void)
{
    int sockets[2], lobby[2];
    if (network_pair(sockets) < 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, lobby) < 0) {
        perror("lockstep");
        return 1;
    }
    const pid_t child = fork();
    if (child < 0) {
        perror("lockstep");
        return 1;
    }
    if (child == 0)
        return run_player(1, sockets[1], lobby[1]);
    const int code = run_player(0, sockets[0], lobby[0]);
    int status = 0;
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return 1;
    return code != 0 ? code : WEXITSTATUS(status);
}
