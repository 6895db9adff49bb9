import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useEarlyChoice, useFirstPaint } from "./use-after-paint.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const Late = ({ isShown }: { isShown: boolean }) => (useFirstPaint(isShown) ? "drawn" : "put off");

test("what is shown from the beginning is not put off, what comes later is", () => {
  expect(renderToStaticMarkup(<Late isShown />)).toBe("drawn");
  expect(renderToStaticMarkup(<Late isShown={false} />)).toBe("put off");
});

test("a choice is shown in the very render of the gesture, and the work that follows waits", () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", () => 1);
  const worked: string[] = [];
  let asks = 1;
  function Choice() {
    const [shown, choose] = useEarlyChoice("all", (value) => worked.push(value));
    // Drawn again at once, as after a click.
    if (asks-- > 0) choose("urgent");
    return shown;
  }
  expect(renderToStaticMarkup(<Choice />)).toBe("urgent");
  expect(worked).toEqual([]);
});
