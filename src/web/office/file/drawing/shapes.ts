/** What is drawn over a photo. Places are parts of the photo, from 0 to 1, so that they fit it at any size. */
export const TOOLS = ["arrow", "circle", "line", "text"] as const;
export type Tool = (typeof TOOLS)[number];

export const TOOL_FR: Record<Tool, string> = {
  arrow: "Flèche",
  circle: "Cercle",
  line: "Trait libre",
  text: "Texte",
};

export type Point = { x: number; y: number };
/** An arrow and a circle have two points, a line those of its way, a text the one where it begins. */
export type Shape = { tool: Tool; points: readonly Point[]; text: string };

/** Each drawing that was there, the one that is shown last. */
export type History = readonly (readonly Shape[])[];

export const EMPTY: History = [[]];

export const shownOf = (history: History): readonly Shape[] => history.at(-1) ?? [];

export const withShapes = (history: History, shapes: readonly Shape[]): History => [
  ...history,
  shapes,
];

export const undone = (history: History): History =>
  history.length > 1 ? history.slice(0, -1) : history;

const SMALLEST = 0.01;

/** The shape while the hand goes on: a line gains a point, the others follow with their end. */
export function drawnTo(shape: Shape, to: Point): Shape {
  if (shape.tool === "text") return shape;
  const [from = to] = shape.points;
  return { ...shape, points: shape.tool === "line" ? [...shape.points, to] : [from, to] };
}

/** A touch without a way draws nothing, except a text. */
export function isDrawn({ tool, points, text }: Shape): boolean {
  if (tool === "text") return text !== "";
  const [from] = points;
  return points.some(
    ({ x, y }) => from !== undefined && Math.hypot(x - from.x, y - from.y) > SMALLEST,
  );
}

/** Placed without a hand: in the middle, to be moved by the keys. */
export function placed(tool: Tool, text: string): Shape {
  const [start, end] = [
    { x: 0.35, y: 0.65 },
    { x: 0.55, y: 0.45 },
  ];
  const points = { arrow: [start, end], circle: [start, end], line: [start, end], text: [start] };
  return { tool, text: tool === "text" ? text : "", points: points[tool] };
}

const STEP = 0.02;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The last shape moved by an arrow, or its end alone with Shift; undefined for any other key. */
export function keyed(
  shapes: readonly Shape[],
  { key, shiftKey }: { key: string; shiftKey: boolean },
): readonly Shape[] | undefined {
  const way = WAYS[key];
  const last = shapes.at(-1);
  if (!way || !last) return undefined;
  const moved = last.points.map((point, at) =>
    shiftKey && at < last.points.length - 1 ? point : shifted(point, way),
  );
  return [...shapes.slice(0, -1), { ...last, points: moved }];
}

const shifted = ({ x, y }: Point, way: Point): Point => ({
  x: within(x + way.x),
  y: within(y + way.y),
});

const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));

/** « Une flèche, deux cercles », for who does not see the photo. */
export function sayShapes(shapes: readonly Shape[]): string {
  const said = TOOLS.flatMap((tool) => {
    const count = shapes.filter((shape) => shape.tool === tool).length;
    const word = TOOL_FR[tool].toLowerCase();
    return count === 0 ? [] : [`${count} ${count > 1 ? word.replaceAll(/(?= |$)/g, "s") : word}`];
  });
  return said.length === 0 ? "Rien n’est dessiné." : `${said.join(", ")}.`;
}
