/** Reads show what waits on this device as if it were done. */
import { isNeeded, loadOffice } from "./office.ts";

/** `ask`, whose answer also says what waits; without anything that waits, `ask` itself. */
export const withDeferred =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    const office = isNeeded() && answer.ok ? loadOffice() : undefined;
    if (!office) return answer;
    const [{ withWaiting }, { effectsOf }] = await Promise.all([import("./late.ts"), office]);
    return withWaiting(answer, effectsOf);
  };
