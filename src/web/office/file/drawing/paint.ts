/** Draws shapes over a photo: the same on the screen and in the file. */
import type { Point, Shape } from "./shapes.ts";

type Size = { width: number; height: number };
const RED = "#d40a1b";
const WHITE = "#fff";

export function paint(
  canvas: HTMLCanvasElement,
  photo: CanvasImageSource,
  shapes: readonly Shape[],
) {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const shape of shapes) paintShape(context, shape, canvas);
}

/** Red over white: it is seen on any machine. */
function paintShape(context: CanvasRenderingContext2D, shape: Shape, size: Size): void {
  const thick = Math.max(3, Math.min(size.width, size.height) / 120);
  if (shape.tool === "text") return paintText(context, shape, size);
  const way = pathOf(shape, size);
  for (const [color, width] of [
    [WHITE, thick * 2.2],
    [RED, thick],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke(way);
  }
}

function pathOf({ tool, points }: Shape, size: Size): Path2D {
  const way = new Path2D();
  const [from, ...others] = points.map((point) => scaled(point, size));
  const to = others.at(-1);
  if (!from || !to) return way;
  if (tool === "circle") {
    const [rx, ry] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
    way.ellipse((from.x + to.x) / 2, (from.y + to.y) / 2, rx, ry, 0, 0, 2 * Math.PI);
    return way;
  }
  way.moveTo(from.x, from.y);
  for (const { x, y } of others) way.lineTo(x, y);
  if (tool === "arrow") addHead(way, { from, to, length: Math.min(size.width, size.height) / 22 });
  return way;
}

type Arrow = { from: Point; to: Point; length: number };

function addHead(way: Path2D, { from, to, length }: Arrow): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  for (const side of [-1, 1]) {
    const turned = angle + Math.PI + (side * Math.PI) / 6;
    way.moveTo(to.x, to.y);
    way.lineTo(to.x + length * Math.cos(turned), to.y + length * Math.sin(turned));
  }
}

function paintText(context: CanvasRenderingContext2D, { points, text }: Shape, size: Size): void {
  const [place] = points;
  if (!place) return;
  const { x, y } = scaled(place, size);
  const height = Math.max(16, Math.min(size.width, size.height) / 18);
  context.font = `700 ${height}px Inter, system-ui, sans-serif`;
  context.textBaseline = "middle";
  context.strokeStyle = WHITE;
  context.lineWidth = height / 4;
  context.fillStyle = RED;
  const left = Math.max(0, Math.min(x, size.width - context.measureText(text).width));
  context.strokeText(text, left, y);
  context.fillText(text, left, y);
}

const scaled = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: x * width,
  y: y * height,
});
