import { useEffect, useState } from "react";

const RETRY_MS = 2_000;

/**
 * A part of the page fetched once the page is usable; undefined until it has come. A cut line is tried
 * again. `load` must be the same function at each render.
 */
export function useModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (loaded) => setModule(() => loaded),
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [load, attempt]);
  return module;
}
