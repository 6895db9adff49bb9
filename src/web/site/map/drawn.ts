export type MapPoint = { x: number; y: number };
/** Points of a path, each drawn as wide as this: together they are a surface. */
export type MapStain = { path: string; width: number };
/** A map as the server draws it: contours of the départements as paths, in pixels of this size. */
export type BaseMap = {
  width: number;
  height: number;
  land: readonly string[];
  /** The name is written on this side of the point. */
  towns: (MapPoint & { name: string; side: "left" | "right" | "below" })[];
};
