import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { lazyDialog, lazyPart } from "./lazy-part.tsx";

const Letter = ({ to }: { to: string }) => <p>Lettre à {to}</p>;

test("a part is drawn at once when its script is there, and leaves its place empty before", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const fetched = vi.fn<() => Promise<typeof Letter>>(async () => Letter);
  const Part = lazyPart(fetched);
  expect(renderToStaticMarkup(<Part to="Marie" />)).toBe("");
  expect(Part.isLoaded()).toBe(false);
  await Part.load();
  await Part.load();
  expect(fetched).toHaveBeenCalledOnce();
  expect(renderToStaticMarkup(<Part to="Marie" />)).toBe("<p>Lettre à Marie</p>");
  vi.unstubAllGlobals();
});

test("a dialog whose script is there leaves the first frame to the answer to the click", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const Dialog = lazyDialog(async () => Letter);
  await Dialog.load();
  expect(Dialog.isLoaded()).toBe(true);
  expect(renderToStaticMarkup(<Dialog to="Marie" />)).toBe("");
  vi.unstubAllGlobals();
});

test("without a network the script is asked for once it is back", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const back: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => back.push(listener));
  const fetched = vi.fn<() => Promise<typeof Letter>>(async () => Letter);
  const Part = lazyPart(fetched);
  const loading = Part.load();
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  back[0]?.();
  expect(await loading).toBe(Letter);
  vi.unstubAllGlobals();
});

test("without a network, a script that the service worker holds is asked for at once", async () => {
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  const fetched = vi.fn<() => Promise<typeof Letter>>(async () => Letter);
  expect(await lazyPart(fetched).load()).toBe(Letter);
  vi.unstubAllGlobals();
});
