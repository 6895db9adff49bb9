/** The drawing under way: by finger, mouse or keys, undone step by step. */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { paint } from "./paint.ts";
import {
  drawnTo,
  EMPTY,
  isDrawn,
  keyed,
  placed,
  shownOf,
  undone,
  withShapes,
  type Point,
  type Shape,
  type Tool,
} from "./shapes.ts";

export function useDrawing(url: string, { tool, text }: { tool: Tool; text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [photo, setPhoto] = useState<HTMLImageElement>();
  const [failed, setFailed] = useState(false);
  const [history, setHistory] = useState(EMPTY);
  const [begun, setBegun] = useState<Shape>();
  const shapes = shownOf(history);

  useEffect(() => {
    const image = new Image();
    image.addEventListener("load", () => setPhoto(image));
    image.addEventListener("error", () => setFailed(true));
    image.src = url;
  }, [url]);

  const draw = useEffectEvent(() => {
    const surface = canvas.current;
    if (!surface || !photo) return;
    surface.width = photo.naturalWidth;
    surface.height = photo.naturalHeight;
    paint(surface, photo, begun ? [...shapes, begun] : shapes);
  });
  useEffect(() => {
    draw();
  }, [photo, history, begun]);

  const add = (shape: Shape) => setHistory(withShapes(history, [...shapes, shape]));
  const undo = () => setHistory(undone(history));
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setBegun({ tool, points: [placeOf(event)], text: tool === "text" ? text : "" });
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) =>
      begun && setBegun(drawnTo(begun, placeOf(event))),
    onPointerUp: () => {
      if (begun && isDrawn(begun)) add(begun);
      setBegun(undefined);
    },
    onPointerCancel: () => setBegun(undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) return undo();
    const moved = keyed(shapes, event);
    if (!moved) return undefined;
    event.preventDefault();
    return setHistory(withShapes(history, moved));
  };
  return {
    canvas,
    surface: { ...pointer, onKeyDown },
    shapes,
    isReady: photo !== undefined,
    failed,
    undo,
    place: () => add(placed(tool, text)),
  };
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
