/* Thicket for C: exact shortest paths among circles, walls and polygons, and deterministic crowds.
 *
 * C99, and clean as C++. The library exports these functions and nothing else.
 *
 * Units: map units, seconds, radians counter-clockwise from +x. Coordinates and sizes are finite
 * and at most 1e9; all else is refused. Obstacles are open sets: touching one is allowed.
 *
 * Structs that may grow begin with `size`, which the caller sets to sizeof the struct: fill one
 * with THK_INIT(type). Zero in any other member of an input means its default. A library that is
 * older or newer than the caller reads and writes only what both know. Structs without `size` are
 * elements of arrays, or are parts of others, and never change.
 *
 * Errors: a function that can fail returns a thk_status. It is THK_OK (0), or negative for a fault
 * of the call; the sentence that says what is wrong goes to the caller's thk_error, if that is not
 * null. A function that failed has changed nothing, except for THK_MEMORY. No call throws, exits,
 * or keeps a last error. Pointers must not be null, except where it is said; a null handle is
 * THK_INVALID.
 *
 * Threads: the library has no state besides its objects, except memory that each thread's searches
 * use again. Different objects may be used by different threads at once. Any number of threads may
 * query one world, each with a thk_query of its own, while no thread changes that world. */
#ifndef THICKET_H
#define THICKET_H

#include <stddef.h>
#include <stdint.h>

#ifndef THK_API
#if defined(__GNUC__) && defined(THK_BUILDING)
#define THK_API __attribute__((visibility("default")))
#else
#define THK_API
#endif
#endif

#ifdef __cplusplus
template <class Type> inline Type thk_initialised()
{
    Type made = Type();
    made.size = sizeof(Type);
    return made;
}
#define THK_INIT(type) thk_initialised<type>()
extern "C" {
#else
#define THK_INIT(type) ((type){.size = sizeof(type)})
#endif

#define THK_VERSION_MAJOR 0
#define THK_VERSION_MINOR 1
#define THK_VERSION_PATCH 0

typedef enum thk_status {
    THK_OK = 0,
    THK_INVALID = -1,    /* an argument is out of its range */
    THK_UNKNOWN = -2,    /* no such id, group or agent radius */
    THK_TAKEN = -3,      /* that id or place is taken */
    THK_UNREADABLE = -4, /* a file or bytes that cannot be read */
    THK_MEMORY = -5,     /* memory is used up: the object may be half changed and must be freed */
    THK_INTERNAL = -6    /* a fault of this library: please report it */
} thk_status;

typedef struct thk_error {
    uint32_t size;
    int32_t status;    /* as returned */
    char message[504]; /* one sentence in UTF-8 that ends in a 0; cut where it is longer */
} thk_error;

typedef struct thk_point {
    double x, y;
} thk_point;

/* The version of the library that runs, as major * 10000 + minor * 100 + patch. */
THK_API int32_t thk_version(void);
/* "found", "unreachable" and so on. Never null. */
THK_API const char* thk_outcome_name(int32_t outcome);

/* ---- Maps: files in Thicket's own format, NAME.thicket. ---- */

typedef struct thk_map thk_map;

/* Reads a whole file, or its bytes. THK_UNREADABLE: the message names line, column and reason. */
THK_API thk_status thk_map_load_file(const char* path, thk_map** map, thk_error* error);
THK_API thk_status thk_map_load_bytes(const void* bytes, size_t count, thk_map** map,
                                      thk_error* error);
/* Frees it; null is allowed, as for all functions that free. */
THK_API void thk_map_free(thk_map* map);

typedef struct thk_map_info {
    uint32_t size;
    uint32_t has_start, has_goal; /* whether the map has these markers */
    uint32_t obstacles, agents, groups, spawn_areas;
    thk_point start, goal;
    thk_point min, max; /* of all objects; min.x > max.x: the map is empty */
    double radius;      /* of the map's first agent class; 0: none */
} thk_map_info;
THK_API thk_status thk_map_describe(const thk_map* map, thk_map_info* info);

/* ---- Worlds: obstacles, and what is prepared for agents of each radius. ---- */

typedef struct thk_world thk_world;

typedef enum thk_kind {
    THK_CIRCLE = 1, /* points[0] is the centre */
    THK_WALL = 2,   /* a polyline of at least two points, with round ends and joints */
    THK_POLYGON = 3 /* simple, of at least three points, in either winding */
} thk_kind;

typedef struct thk_shape {
    uint32_t size;
    int32_t kind; /* thk_kind */
    const thk_point* points;
    size_t count;
    double radius;     /* of a circle */
    double thickness;  /* of a wall: half of it on each side */
    uint32_t closed;   /* of a wall: the last point joins the first */
    uint32_t inverted; /* of a circle or polygon: its outside blocks */
} thk_shape;

/* An empty world, for agents of radius 0. */
THK_API thk_status thk_world_create(thk_world** world, thk_error* error);
/* The obstacles of a map, with their ids. Bounds that are walls have id 0. */
THK_API thk_status thk_world_from_map(const thk_map* map, thk_world** world, thk_error* error);
/* The same world, to be changed or queried apart from this one: takes little time, as both share
 * what neither changes. Changes that are not committed are copied, too. */
THK_API thk_status thk_world_copy(const thk_world* world, thk_world** copy, thk_error* error);
THK_API void thk_world_free(thk_world* world);

/* Prepares the world for agents of one more radius (>= 0): queries for it are then allowed. Takes
 * the time of a build, some microseconds for each obstacle; again for the same radius, none. */
THK_API thk_status thk_world_add_radius(thk_world* world, double radius, thk_error* error);

/* Changes of obstacles. Queries see them after thk_world_commit(). An id is any number but
 * INT64_MIN. THK_TAKEN, THK_UNKNOWN: the id is, or is not, that of an obstacle. */
THK_API thk_status thk_world_add(thk_world* world, int64_t id, const thk_shape* shape,
                                 thk_error* error);
THK_API thk_status thk_world_replace(thk_world* world, int64_t id, const thk_shape* shape,
                                     thk_error* error);
THK_API thk_status thk_world_move(thk_world* world, int64_t id, thk_point by, thk_error* error);
THK_API thk_status thk_world_remove(thk_world* world, int64_t id, thk_error* error);
/* Makes all changes since the last commit visible to queries. The first commit builds; later ones
 * take the time of what is near the changes: microseconds for a circle. */
THK_API thk_status thk_world_commit(thk_world* world, thk_error* error);

typedef struct thk_world_info {
    uint32_t size;
    uint32_t radii;     /* that are prepared */
    uint64_t version;   /* grows by 1 with each commit that changes something; 0 at first */
    uint64_t obstacles; /* after the last commit */
    uint64_t changes;   /* that are not committed */
    double tolerance;   /* distances that count as touching */
} thk_world_info;
THK_API thk_status thk_world_describe(const thk_world* world, thk_world_info* info);

/* ---- Queries. An answer is an outcome, >= 0; negative is a thk_status. ---- */

typedef enum thk_outcome {
    THK_FOUND = 0,
    THK_UNREACHABLE = 1,     /* start and goal are free, and nothing joins them */
    THK_START_BLOCKED = 2,   /* the start is inside an obstacle */
    THK_GOAL_BLOCKED = 3,    /* the goal is */
    THK_TOO_FAR = 4,         /* every path is longer than max_length */
    THK_BUDGET_EXCEEDED = 5, /* the best path so far, if any, and its bound */
    THK_NOTHING = 6          /* nothing is hit, or no point is free */
} thk_outcome;

/* An answer and its memory. For one thread at a time; a query may ask any world. It stays valid
 * when the world changes or is freed. A path that is like one before is found without allocating.
 */
typedef struct thk_query thk_query;
THK_API thk_status thk_query_create(thk_query** query, thk_error* error);
THK_API void thk_query_free(thk_query* query);

typedef struct thk_path_request {
    uint32_t size;
    uint32_t anytime; /* not 0: finds a path quickly, then improves it while the budget lasts */
    thk_point start, goal;
    double radius;           /* of the agent; one that was added to the world */
    double max_length;       /* 0: any */
    double weight;           /* > 1: up to so many times longer than the shortest, found faster */
    uint64_t max_expansions; /* 0: any. The same answer on every machine */
    uint64_t max_time;       /* nanoseconds; 0: any. The answer depends on the machine */
} thk_path_request;

typedef struct thk_path {
    uint32_t size;
    int32_t outcome;
    double length;       /* of the path; 0 if there is none */
    double lower_bound;  /* no path is shorter, to rounding; infinity: none exists */
    uint64_t segments;   /* of the path; 0: there is none */
    uint64_t expansions; /* the work of the search */
    thk_point end;       /* where the path ends; for a blocked end, the nearest free point */
    double gap;          /* between the goal and `end` */
    int64_t blocked_by;  /* the obstacle at a blocked end */
    uint32_t has_end;    /* whether there is such a point */
    uint32_t reserved;
} thk_path;

/* The shortest path. No shorter free path exists. The same bits on every machine. */
THK_API int32_t thk_path_find(thk_query* query, const thk_world* world,
                              const thk_path_request* request, thk_path* path, thk_error* error);
/* The shortest path to the point nearest to the goal of all that can be reached: to the goal itself
 * where that can be. This is what a click into a wall or a cut-off place should mean. THK_FOUND
 * with gap > 0: the goal cannot be reached. */
THK_API int32_t thk_path_find_nearest(thk_query* query, const thk_world* world,
                                      const thk_path_request* request, thk_path* path,
                                      thk_error* error);

typedef struct thk_segment {
    int32_t is_arc;
    int32_t counter_clockwise; /* of an arc */
    int64_t obstacle;          /* that an arc turns round */
    thk_point from, to;
    thk_point center; /* of an arc */
    double radius;
    double from_angle, to_angle; /* seen from the centre; to < from where it is clockwise */
    double length;
} thk_segment;

/* The last path of the query: writes up to `capacity` segments, or points, and returns how many it
 * has (more than capacity: the rest is not written). `segments` and `points` may be null if
 * capacity is 0. Points: no arc is farther than `max_error` (> 0) from their polyline. 0: no path,
 * or a max_error that is not > 0. */
THK_API size_t thk_path_segments(const thk_query* query, thk_segment* segments, size_t capacity);
THK_API size_t thk_path_points(const thk_query* query, double max_error, thk_point* points,
                               size_t capacity);
/* The point at a length from the start, cut to the path, and the direction of travel there (may be
 * null). THK_UNKNOWN: no path. */
THK_API thk_status thk_path_at(const thk_query* query, double length, thk_point* point,
                               thk_point* direction);

/* Whether a path exists: THK_FOUND or THK_UNREACHABLE, also where an end is blocked. No search. */
THK_API int32_t thk_reachable(const thk_world* world, double radius, thk_point start,
                              thk_point goal, thk_error* error);
/* p itself if it is free, else the nearest free point. THK_NOTHING: there is none. */
THK_API int32_t thk_nearest_free(const thk_world* world, double radius, thk_point p,
                                 thk_point* free_point, thk_error* error);
/* The distance to the nearest obstacle beyond the agent's radius; negative inside one, infinity
 * without obstacles. */
THK_API thk_status thk_clearance(const thk_world* world, double radius, thk_point p,
                                 double* clearance, thk_error* error);

typedef struct thk_hit {
    uint32_t size;
    uint32_t reserved;
    int64_t obstacle;
    double at;          /* distance from the start */
    thk_point position; /* of the ray, or of the centre of the disc */
    thk_point normal;   /* unit vector out of the obstacle; {0, 0}: none */
} thk_hit;

/* The first obstacle between two points: THK_FOUND or THK_NOTHING. For an agent of that radius: a
 * ray for radius 0. thk_sweep: the disc is larger than that agent by `extra` (>= 0), any number. */
THK_API int32_t thk_ray(const thk_world* world, double radius, thk_point from, thk_point to,
                        thk_hit* hit, thk_error* error);
THK_API int32_t thk_sweep(const thk_world* world, double radius, double extra, thk_point from,
                          thk_point to, thk_hit* hit, thk_error* error);

/* ---- Crowds: agents, simulated step by step. The same inputs give the same bits everywhere. ----
 */

typedef struct thk_crowd thk_crowd;

typedef enum thk_behaviour_kind {
    THK_SEEK = 0,
    THK_ARRIVE = 1,
    THK_FOLLOW_PATH = 2, /* along the shortest path to the goal */
    THK_FOLLOW_FLOW = 3, /* along a flow field that the group shares */
    THK_AVOID_AGENTS = 4,
    THK_SEPARATION = 5,
    THK_ALIGNMENT = 6,
    THK_COHESION = 7,
    THK_WANDER = 8,
    THK_AVOID_OBSTACLES = 9,
    THK_AVOID_WALLS = 10,
    THK_RAY_FAN = 11,
    THK_ORCA = 12
} thk_behaviour_kind;

typedef struct thk_behaviour {
    int32_t kind; /* thk_behaviour_kind */
    int32_t reserved;
    double weight; /* 0: 1 */
} thk_behaviour;

/* Agents with one goal and one stack of behaviours. */
typedef struct thk_group {
    uint32_t size;
    uint32_t has_goal;
    thk_point goal;
    double goal_radius;              /* 0: 0.5 */
    double max_speed;                /* 0: 3 */
    double max_force;                /* 0: 8 */
    const thk_behaviour* behaviours; /* the most important first */
    size_t behaviour_count;          /* 0: follow the path, avoid agents */
    uint32_t leaves_at_goal;         /* else agents that arrive stay there */
    uint32_t reserved;
} thk_group;

typedef struct thk_agent {
    uint32_t size;
    uint32_t id;    /* unique */
    uint32_t group; /* index */
    uint32_t reserved;
    thk_point position;
    thk_point heading; /* unit vector; {0, 0}: {1, 0} */
    double radius;     /* 0: 0.3 */
} thk_agent;

typedef struct thk_crowd_setup {
    uint32_t size;
    uint32_t reserved;
    double step; /* seconds; 0: 1/20 */
    uint64_t seed;
    uint64_t denominator;    /* positions are multiples of 1 / it, a power of two; 0: chosen */
    const thk_world* world;  /* its obstacles, committed or not; null: none */
    const thk_group* groups; /* arrays of structs of one size */
    size_t group_count;
    const thk_agent* agents; /* the first ones, of which cells and denominator are chosen */
    size_t agent_count;
} thk_crowd_setup;

/* The crowd does not follow later changes of the world: these are inputs of their own. */
THK_API thk_status thk_crowd_create(const thk_crowd_setup* setup, thk_crowd** crowd,
                                    thk_error* error);
/* The map's obstacles, groups, agents and spawn areas. Of the setup (may be null) only step, seed
 * and denominator count. */
THK_API thk_status thk_crowd_from_map(const thk_map* map, const thk_crowd_setup* setup,
                                      thk_crowd** crowd, thk_error* error);
THK_API void thk_crowd_free(thk_crowd* crowd);

/* Inputs, between two steps. For equal runs give equal inputs in equal order. */
THK_API thk_status thk_crowd_add(thk_crowd* crowd, const thk_agent* agent, thk_error* error);
THK_API thk_status thk_crowd_remove(thk_crowd* crowd, uint32_t id, thk_error* error);
THK_API thk_status thk_crowd_set_goal(thk_crowd* crowd, uint32_t group, thk_point goal,
                                      thk_error* error);
/* Adds the obstacle or replaces it; without a shape (null) removes it. */
THK_API thk_status thk_crowd_set_obstacle(thk_crowd* crowd, int64_t id, const thk_shape* shape,
                                          thk_error* error);

/* Runs steps on at most so many threads (0: 1, at most 16), which change no bit. */
THK_API thk_status thk_crowd_step(thk_crowd* crowd, uint32_t steps, uint32_t threads,
                                  thk_error* error);

typedef struct thk_crowd_info {
    uint32_t size;
    uint32_t groups;
    uint64_t agents;
    uint64_t steps; /* done */
    double time;    /* seconds, of the steps done */
    uint64_t hash;  /* of everything that the next step depends on */
} thk_crowd_info;
THK_API thk_status thk_crowd_describe(const thk_crowd* crowd, thk_crowd_info* info);
/* thk_crowd_info::hash alone; 0 for null. */
THK_API uint64_t thk_crowd_hash(const thk_crowd* crowd);

/* The caller's arrays, each with room for `capacity` agents; null: not wanted. */
typedef struct thk_agents {
    uint32_t size;
    uint32_t reserved;
    size_t capacity;
    uint32_t *id, *group;
    double *x, *y; /* position */
    double *velocity_x, *velocity_y;
    double *heading_x, *heading_y; /* unit vector */
    double* radius;
    uint8_t* state;  /* 0: going, 1: arrived, 2: stuck */
    uint8_t* reason; /* why stuck: 0 none, 1 no way, 2 agents, 3 obstacle, 4 inside one, 5 idle */
} thk_agents;

/* Writes up to `capacity` agents in ascending order of ids, and returns how many there are. */
THK_API size_t thk_crowd_read(const thk_crowd* crowd, const thk_agents* agents);

/* Rollback. A snapshot is a crowd's whole state in memory, which may be gone back to any number of
 * times, in this crowd or another. Use a snapshot again: its memory is. */
typedef struct thk_snapshot thk_snapshot;
THK_API thk_status thk_snapshot_create(thk_snapshot** snapshot, thk_error* error);
THK_API void thk_snapshot_free(thk_snapshot* snapshot);
THK_API thk_status thk_crowd_keep(const thk_crowd* crowd, thk_snapshot* snapshot, thk_error* error);
/* THK_UNKNOWN: the snapshot holds no crowd yet. */
THK_API thk_status thk_crowd_go_back(thk_crowd* crowd, const thk_snapshot* snapshot,
                                     thk_error* error);

/* Saves. The bytes are the inputs since the crowd was made: few, and good on every machine. They
 * are written if there is room for all; returns how many there are. */
THK_API size_t thk_crowd_save(const thk_crowd* crowd, void* bytes, size_t capacity);
/* The state of a save, in a crowd that was made alike, bit for bit. Takes the time of the steps
 * from the beginning, or from now if that is on the way. THK_UNREADABLE: no save, or another
 * crowd's. */
THK_API thk_status thk_crowd_restore(thk_crowd* crowd, const void* bytes, size_t count,
                                     thk_error* error);

#ifdef __cplusplus
}
#endif

#endif
