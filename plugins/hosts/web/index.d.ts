/**
 * Thicket: exact shortest paths among circles, walls and polygons, and deterministic crowds.
 *
 * Units: map units, seconds, radians counter-clockwise from +x. Coordinates and sizes are finite
 * and at most 1e9. Obstacles are open sets: touching one is allowed. The same input gives the same
 * bits in every browser and as the native library. What fails throws a ThicketError and has changed
 * nothing. free() gives memory back at once; what the program forgets is freed some time later.
 */
export type Point = readonly [x: number, y: number] | { readonly x: number; readonly y: number };

export interface Circle {
  center: Point;
  radius: number;
  /** Its outside blocks: an arena. */
  inverted?: boolean;
}
/** A polyline with round ends and joints; half of the thickness lies on each side. */
export interface Wall {
  points: Iterable<Point>;
  thickness: number;
  /** The last point joins the first. */
  closed?: boolean;
}
/** Simple, of at least three points, in either winding. */
export interface Polygon {
  points: Iterable<Point>;
  inverted?: boolean;
}
export type Shape = Circle | Wall | Polygon;

export class ThicketError extends Error {
  /** `invalid`: an argument is out of its range. `unknown`, `taken`: no such id, or it is taken. */
  readonly status: 'invalid' | 'unknown' | 'taken' | 'unreadable' | 'memory' | 'internal';
}

export type Outcome =
  | 'found' | 'unreachable' | 'startBlocked' | 'goalBlocked' | 'tooFar' | 'budgetExceeded'
  | 'nothing';

export interface PathOptions {
  /** Of the agent; one that the world is prepared for. */
  radius?: number;
  /** To the point nearest to the goal of all that can be reached: what a click into a wall means. */
  nearest?: boolean;
  /** Finds a path quickly, then improves it while the budget lasts. */
  anytime?: boolean;
  maxLength?: number;
  /** Above 1: up to so many times longer than the shortest, found faster. */
  weight?: number;
  /** 0: any. The same answer on every machine. */
  maxExpansions?: number;
  /** Milliseconds; 0: any. The answer depends on the machine. */
  maxTime?: number;
  /** A path that is used again, with its memory. */
  into?: Path | null;
}

export interface Line {
  from: [number, number];
  to: [number, number];
  length: number;
}
export interface Arc extends Line {
  /** That the arc turns round. */
  obstacle: number;
  center: [number, number];
  radius: number;
  /** Seen from the centre; toAngle < fromAngle where it is clockwise. */
  fromAngle: number;
  toAngle: number;
  counterClockwise: boolean;
}

/** The answer to a query. It stays valid when the world changes. */
export interface Path {
  readonly outcome: Outcome;
  /** 0 if there is no path. */
  readonly length: number;
  /** No path is shorter, to rounding; Infinity: none exists. */
  readonly lowerBound: number;
  readonly segmentCount: number;
  readonly expansions: number;
  /** Between the goal and `end`. */
  readonly gap: number;
  /** Where the path ends; for a blocked end, the nearest free point. */
  readonly end: [number, number] | null;
  /** The obstacle at a blocked end. */
  readonly blockedBy: number | null;
  segments(): (Line | Arc)[];
  /** x, y, x, y, ...: no arc is farther than maxError (> 0) from this polyline. */
  points(maxError: number): Float64Array;
  /** The place at a length from the start, cut to the path, and the direction of travel there. */
  at(length: number): { position: [number, number]; direction: [number, number] } | null;
  free(): void;
}

export interface Hit {
  obstacle: number;
  /** From the start. */
  distance: number;
  position: [number, number];
  /** Out of the obstacle. */
  normal: [number, number];
}

/** Obstacles, and what is prepared for agents of each radius. */
export interface World {
  /** Takes the time of a build; queries for that radius are then allowed. */
  addRadius(radius: number): this;
  add(id: number, shape: Shape): this;
  replace(id: number, shape: Shape): this;
  move(id: number, by: Point): this;
  remove(id: number): this;
  /** Makes all changes visible to queries: microseconds for a circle. */
  commit(): this;
  copy(): World;
  readonly info: { version: number; obstacles: number; changes: number; tolerance: number };
  /** The shortest path. No shorter free path exists. */
  path(start: Point, goal: Point, options?: PathOptions): Path;
  isReachable(start: Point, goal: Point, radius?: number): boolean;
  /** The point itself if it is free, else the nearest free one; null: there is none. */
  nearestFree(point: Point, radius?: number): [number, number] | null;
  /** The distance to the nearest obstacle beyond the agent's radius; negative inside one. */
  clearance(point: Point, radius?: number): number;
  /** The first obstacle between two points, for a disc that is larger than the agent by `extra`. */
  sweep(from: Point, to: Point, options?: { radius?: number; extra?: number }): Hit | null;
  free(): void;
}

/** A file in Thicket's own format, NAME.thicket. */
export interface ThicketMap {
  readonly info: {
    start: [number, number] | null;
    goal: [number, number] | null;
    min: [number, number];
    max: [number, number];
    /** Of the first agent class; 0: none. */
    radius: number;
    obstacles: number;
    agents: number;
    groups: number;
    spawnAreas: number;
  };
  free(): void;
}

export type BehaviourType =
  | 'seek' | 'arrive' | 'followPath' | 'followFlow' | 'avoidAgents' | 'separation' | 'alignment'
  | 'cohesion' | 'wander' | 'avoidObstacles' | 'avoidWalls' | 'rayFan' | 'orca';
export type Behaviour = BehaviourType | { type: BehaviourType; weight?: number };

export interface Group {
  goal?: Point | null;
  goalRadius?: number;
  maxSpeed?: number;
  maxForce?: number;
  /** Else agents that arrive stay there. */
  leavesAtGoal?: boolean;
  /** The most important first; none: follow the path, avoid agents. */
  behaviours?: Behaviour[];
}
export interface Agent {
  /** Unique. */
  id: number;
  /** Index. */
  group?: number;
  position: Point;
  heading?: Point;
  radius?: number;
}
export interface CrowdSetup {
  /** The map's obstacles, groups, agents and spawn areas; world, groups and agents do not count. */
  map?: ThicketMap | null;
  /** Its obstacles. The crowd does not follow later changes of it: see setObstacle(). */
  world?: World | null;
  /** Seconds; 0: 1/20. */
  step?: number;
  seed?: number;
  groups?: Group[];
  agents?: Agent[];
}

/** Agents in ascending order of ids. */
export interface Agents {
  id: Uint32Array;
  group: Uint32Array;
  x: Float64Array;
  y: Float64Array;
  velocityX: Float64Array;
  velocityY: Float64Array;
  headingX: Float64Array;
  headingY: Float64Array;
  radius: Float64Array;
  /** 0: going, 1: arrived, 2: stuck. */
  state: Uint8Array;
  /** Why stuck: 0 none, 1 no way, 2 agents, 3 obstacle, 4 inside one, 5 idle. */
  reason: Uint8Array;
}

/** A crowd's whole state in memory. */
export interface Snapshot {
  free(): void;
}

/** Agents, simulated step by step. */
export interface Crowd {
  add(agent: Agent): this;
  remove(id: number): this;
  setGoal(group: number, goal: Point): this;
  /** Adds the obstacle or replaces it; null removes it. */
  setObstacle(id: number, shape: Shape | null): this;
  step(steps?: number): this;
  /** Of everything that the next step depends on. */
  readonly hash: bigint;
  readonly info: { agents: number; steps: number; time: number };
  agents(): Agents;
  keep(snapshot: Snapshot): this;
  goBack(snapshot: Snapshot): this;
  /** The inputs since the crowd was made. */
  save(): Uint8Array;
  /** The state of a save, in a crowd that was made alike. */
  restore(bytes: Uint8Array): this;
  free(): void;
}

export interface Thicket {
  /** major * 10000 + minor * 100 + patch */
  readonly version: number;
  map(bytes: Uint8Array | ArrayBuffer | string): ThicketMap;
  /** `radii`: agents' radii to prepare besides 0. */
  world(options?: { map?: ThicketMap | null; radii?: number[] }): World;
  crowd(setup?: CrowdSetup): Crowd;
  snapshot(): Snapshot;
}

/**
 * Loads the module beside this file, or from a URL, bytes, or a compiled module. Of `thicket-paths.wasm`,
 * only world() may be called, without a map.
 */
export function load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Thicket>;
