import { useEffect, useState } from "react";
import { askState } from "../../call/wire.ts";

/** Milliseconds between two questions. Inside the call the page hears it at once; before, it holds no seat and asks. */
const EVERY = 20_000;

/** Minutes of delay as the shop tells them, while the client has not come in. */
export function useToldDelay(token: string, first: number): number {
  const [delay, setDelay] = useState(first);
  useEffect(() => {
    const door = { path: `/appel/${token}`, headers: {} };
    const ask = async (): Promise<void> => {
      if (document.visibilityState === "hidden") return;
      const answer = await askState(door);
      if (!("value" in answer)) return;
      if (answer.value.status === "ended") location.reload();
      setDelay(answer.value.delay);
    };
    const timer = setInterval(() => void ask(), EVERY);
    const onShown = () => void ask();
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [token]);
  return delay;
}
