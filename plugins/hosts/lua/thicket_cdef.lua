-- Written by cdef.cmake from thicket.h.
return [[
typedef enum thk_status {
    THK_OK = 0,
    THK_INVALID = -1,
    THK_UNKNOWN = -2,
    THK_TAKEN = -3,
    THK_UNREADABLE = -4,
    THK_MEMORY = -5,
    THK_INTERNAL = -6
} thk_status;
typedef struct thk_error {
    uint32_t size;
    int32_t status;
    char message[504];
} thk_error;
typedef struct thk_point {
    double x, y;
} thk_point;
int32_t thk_version(void);
const char* thk_outcome_name(int32_t outcome);
typedef struct thk_map thk_map;
thk_status thk_map_load_file(const char* path, thk_map** map, thk_error* error);
thk_status thk_map_load_bytes(const void* bytes, size_t count, thk_map** map,
    thk_error* error);
void thk_map_free(thk_map* map);
typedef struct thk_map_info {
    uint32_t size;
    uint32_t has_start, has_goal;
    uint32_t obstacles, agents, groups, spawn_areas;
    thk_point start, goal;
    thk_point min, max;
    double radius;
} thk_map_info;
thk_status thk_map_describe(const thk_map* map, thk_map_info* info);
typedef struct thk_world thk_world;
typedef enum thk_kind {
    THK_CIRCLE = 1,
    THK_WALL = 2,
    THK_POLYGON = 3
} thk_kind;
typedef struct thk_shape {
    uint32_t size;
    int32_t kind;
    const thk_point* points;
    size_t count;
    double radius;
    double thickness;
    uint32_t closed;
    uint32_t inverted;
} thk_shape;
thk_status thk_world_create(thk_world** world, thk_error* error);
thk_status thk_world_from_map(const thk_map* map, thk_world** world, thk_error* error);
thk_status thk_world_copy(const thk_world* world, thk_world** copy, thk_error* error);
void thk_world_free(thk_world* world);
thk_status thk_world_add_radius(thk_world* world, double radius, thk_error* error);
thk_status thk_world_add(thk_world* world, int64_t id, const thk_shape* shape,
    thk_error* error);
thk_status thk_world_replace(thk_world* world, int64_t id, const thk_shape* shape,
    thk_error* error);
thk_status thk_world_move(thk_world* world, int64_t id, thk_point by, thk_error* error);
thk_status thk_world_remove(thk_world* world, int64_t id, thk_error* error);
thk_status thk_world_commit(thk_world* world, thk_error* error);
typedef struct thk_world_info {
    uint32_t size;
    uint32_t radii;
    uint64_t version;
    uint64_t obstacles;
    uint64_t changes;
    double tolerance;
} thk_world_info;
thk_status thk_world_describe(const thk_world* world, thk_world_info* info);
typedef enum thk_outcome {
    THK_FOUND = 0,
    THK_UNREACHABLE = 1,
    THK_START_BLOCKED = 2,
    THK_GOAL_BLOCKED = 3,
    THK_TOO_FAR = 4,
    THK_BUDGET_EXCEEDED = 5,
    THK_NOTHING = 6
} thk_outcome;
typedef struct thk_query thk_query;
thk_status thk_query_create(thk_query** query, thk_error* error);
void thk_query_free(thk_query* query);
typedef struct thk_path_request {
    uint32_t size;
    uint32_t anytime;
    thk_point start, goal;
    double radius;
    double max_length;
    double weight;
    uint64_t max_expansions;
    uint64_t max_time;
} thk_path_request;
typedef struct thk_path {
    uint32_t size;
    int32_t outcome;
    double length;
    double lower_bound;
    uint64_t segments;
    uint64_t expansions;
    thk_point end;
    double gap;
    int64_t blocked_by;
    uint32_t has_end;
    uint32_t reserved;
} thk_path;
int32_t thk_path_find(thk_query* query, const thk_world* world,
    const thk_path_request* request, thk_path* path, thk_error* error);
int32_t thk_path_find_nearest(thk_query* query, const thk_world* world,
    const thk_path_request* request, thk_path* path,
    thk_error* error);
typedef struct thk_segment {
    int32_t is_arc;
    int32_t counter_clockwise;
    int64_t obstacle;
    thk_point from, to;
    thk_point center;
    double radius;
    double from_angle, to_angle;
    double length;
} thk_segment;
size_t thk_path_segments(const thk_query* query, thk_segment* segments, size_t capacity);
size_t thk_path_points(const thk_query* query, double max_error, thk_point* points,
    size_t capacity);
thk_status thk_path_at(const thk_query* query, double length, thk_point* point,
    thk_point* direction);
int32_t thk_reachable(const thk_world* world, double radius, thk_point start,
    thk_point goal, thk_error* error);
int32_t thk_nearest_free(const thk_world* world, double radius, thk_point p,
    thk_point* free_point, thk_error* error);
thk_status thk_clearance(const thk_world* world, double radius, thk_point p,
    double* clearance, thk_error* error);
typedef struct thk_hit {
    uint32_t size;
    uint32_t reserved;
    int64_t obstacle;
    double at;
    thk_point position;
    thk_point normal;
} thk_hit;
int32_t thk_ray(const thk_world* world, double radius, thk_point from, thk_point to,
    thk_hit* hit, thk_error* error);
int32_t thk_sweep(const thk_world* world, double radius, double extra, thk_point from,
    thk_point to, thk_hit* hit, thk_error* error);
typedef struct thk_crowd thk_crowd;
typedef enum thk_behaviour_kind {
    THK_SEEK = 0,
    THK_ARRIVE = 1,
    THK_FOLLOW_PATH = 2,
    THK_FOLLOW_FLOW = 3,
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
    int32_t kind;
    int32_t reserved;
    double weight;
} thk_behaviour;
typedef struct thk_group {
    uint32_t size;
    uint32_t has_goal;
    thk_point goal;
    double goal_radius;
    double max_speed;
    double max_force;
    const thk_behaviour* behaviours;
    size_t behaviour_count;
    uint32_t leaves_at_goal;
    uint32_t reserved;
} thk_group;
typedef struct thk_agent {
    uint32_t size;
    uint32_t id;
    uint32_t group;
    uint32_t reserved;
    thk_point position;
    thk_point heading;
    double radius;
} thk_agent;
typedef struct thk_crowd_setup {
    uint32_t size;
    uint32_t reserved;
    double step;
    uint64_t seed;
    uint64_t denominator;
    const thk_world* world;
    const thk_group* groups;
    size_t group_count;
    const thk_agent* agents;
    size_t agent_count;
} thk_crowd_setup;
thk_status thk_crowd_create(const thk_crowd_setup* setup, thk_crowd** crowd,
    thk_error* error);
thk_status thk_crowd_from_map(const thk_map* map, const thk_crowd_setup* setup,
    thk_crowd** crowd, thk_error* error);
void thk_crowd_free(thk_crowd* crowd);
thk_status thk_crowd_add(thk_crowd* crowd, const thk_agent* agent, thk_error* error);
thk_status thk_crowd_remove(thk_crowd* crowd, uint32_t id, thk_error* error);
thk_status thk_crowd_set_goal(thk_crowd* crowd, uint32_t group, thk_point goal,
    thk_error* error);
thk_status thk_crowd_set_obstacle(thk_crowd* crowd, int64_t id, const thk_shape* shape,
    thk_error* error);
thk_status thk_crowd_step(thk_crowd* crowd, uint32_t steps, uint32_t threads,
    thk_error* error);
typedef struct thk_crowd_info {
    uint32_t size;
    uint32_t groups;
    uint64_t agents;
    uint64_t steps;
    double time;
    uint64_t hash;
} thk_crowd_info;
thk_status thk_crowd_describe(const thk_crowd* crowd, thk_crowd_info* info);
uint64_t thk_crowd_hash(const thk_crowd* crowd);
typedef struct thk_agents {
    uint32_t size;
    uint32_t reserved;
    size_t capacity;
    uint32_t *id, *group;
    double *x, *y;
    double *velocity_x, *velocity_y;
    double *heading_x, *heading_y;
    double* radius;
    uint8_t* state;
    uint8_t* reason;
} thk_agents;
size_t thk_crowd_read(const thk_crowd* crowd, const thk_agents* agents);
typedef struct thk_snapshot thk_snapshot;
thk_status thk_snapshot_create(thk_snapshot** snapshot, thk_error* error);
void thk_snapshot_free(thk_snapshot* snapshot);
thk_status thk_crowd_keep(const thk_crowd* crowd, thk_snapshot* snapshot, thk_error* error);
thk_status thk_crowd_go_back(thk_crowd* crowd, const thk_snapshot* snapshot,
    thk_error* error);
size_t thk_crowd_save(const thk_crowd* crowd, void* bytes, size_t capacity);
thk_status thk_crowd_restore(thk_crowd* crowd, const void* bytes, size_t count,
    thk_error* error);
]]
