import { useEffect, useState } from "react";

const RETRY_MS = 2_000;

/** What has come, by its loader: drawn with the first render of whatever asks for it next. */
const loaded = new WeakMap<() => unknown, unknown>();

export const fetchModule = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().then((module) => {
    loaded.set(load, module);
    return module;
  });

/**
 * A part of the page fetched once the page is usable; undefined until it has come. A cut line is tried
 * again. `load` must be the same function at each render.
 */
export function useModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTurn(turn + 1);
    fetchModule(load).then(again, () => {
      timer = setTimeout(again, RETRY_MS);
    });
    return () => clearTimeout(timer);
  }, [load, turn]);
  return loaded.get(load) as Module | undefined;
}
