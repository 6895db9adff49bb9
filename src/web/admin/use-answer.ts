import { useCallback, useEffect, useState } from "react";
import type * as z from "zod/mini";

export type Answer<Data> = {
  data: Data | undefined;
  waiting: boolean;
  failed: boolean;
  retry: () => void;
};

/** What an address of the administration answers; a later question's answer is never replaced by an earlier one's. */
export function useAnswer<Data>(path: string, shape: z.ZodMiniType<Data>): Answer<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stopped = new AbortController();
    void ask(path, stopped.signal)
      .then((json) => {
        setData(shape.parse(json));
        setFailed(false);
      })
      .catch((error: unknown) => {
        if (stopped.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => {
      stopped.abort();
    };
  }, [path, shape, turn]);
  const retry = useCallback(() => setTurn((count) => count + 1), []);
  return { data, waiting: !data && !failed, failed: failed && !data, retry };
}

async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { credentials: "same-origin", signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
