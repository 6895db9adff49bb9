/** Reads show what waits on this device as if it were done. */
import { isWaiting, type DeferredAct } from "../../../domain/deferred/queue.ts";
import { keptSession } from "../session.ts";
import { deferredCount } from "./count.ts";
import type { Effect } from "./effects.ts";

type Effects = (act: DeferredAct) => readonly Effect[];

let load: (() => Promise<Effects>) | undefined;
/** Says what each kind of act changes; the office does, before its first read. */
export function showDeferred(effects: () => Promise<Effects>): void {
  load = effects;
}

/** `ask`, whose answer also says what waits. Without anything that waits it is `ask` itself. */
export const withDeferred =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    if (!load || deferredCount(keptSession().session?.me.id).all === 0 || !answer.ok) return answer;
    const [{ deferredActs, loadDeferred }, { withEffects }, effects] = await Promise.all([
      import("./queue.ts"),
      import("./effects.ts"),
      load(),
    ]);
    const known = deferredActs();
    const acts = known.length > 0 ? known : await loadDeferred();
    const changes = acts.filter(isWaiting).flatMap(effects);
    if (changes.length === 0) return answer;
    const text = JSON.stringify(withEffects(await answer.json(), changes));
    return new Response(text, { headers: { "content-type": "application/json" } });
  };
