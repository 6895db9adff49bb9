import { useEffect, useState, type ReactNode, type RefObject } from "react";
import styles from "./time-grid.module.css";

type ExplainedItem = { id: string; box: DOMRect };

const itemUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-slot]") : null;

const WIDTH = 288;
const AFTER = 250;

/** The card beside the item that is pointed or focused; what it says is also in the item's label. */
export function Explainer({
  surface,
  explain,
}: {
  surface: RefObject<HTMLDivElement | null>;
  explain: (id: string) => ReactNode;
}) {
  const held = useHeld(surface);
  if (!held) return null;
  const { box } = held;
  const left = box.right + WIDTH + 16 < innerWidth ? box.right + 8 : box.left - WIDTH - 8;
  const top = Math.min(Math.max(box.top, 64), innerHeight - 240);
  return (
    <div
      className={styles.card}
      style={{ left: Math.max(8, left), top, width: WIDTH }}
      aria-hidden="true"
    >
      {explain(held.id)}
    </div>
  );
}

function useHeld(surface: RefObject<HTMLDivElement | null>): ExplainedItem | undefined {
  const [held, setHeld] = useState<ExplainedItem>();
  useEffect(() => {
    const element = surface.current;
    if (!element || matchMedia("(hover: none)").matches) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event) => {
      clearTimeout(timer);
      const item = itemUnder(target);
      const id = item?.dataset.id;
      if (!item || !id) return setHeld(undefined);
      timer = setTimeout(() => setHeld({ id, box: item.getBoundingClientRect() }), AFTER);
    };
    const hide = () => {
      clearTimeout(timer);
      setHeld(undefined);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerover", look, { signal });
    element.addEventListener("focusin", look, { signal });
    element.addEventListener("pointerleave", hide, { signal });
    element.addEventListener("focusout", hide, { signal });
    addEventListener("scroll", hide, { signal, capture: true });
    addEventListener("keydown", (event) => event.key === "Escape" && hide(), { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [surface]);
  return held;
}
