/** What is needed once an act waits, or must: one script, after the first screen. */
import { isWaiting, newAct, type DeferredAct } from "../../../domain/account/deferred/queue.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { askAllAgain } from "../live.ts";
import { withEffects, type Effect } from "./effects.ts";
import { deferAct, deferredActs, loadDeferred } from "./queue.ts";
import { startWhenNeeded } from "./office.ts";

/** True without a network, and while others wait: an act that is sent now would overtake them. */
export async function mustWait(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const acts = await loadDeferred().catch(() => []);
  return acts.some(isWaiting);
}

type Made = Pick<DeferredAct, "id" | "kind" | "subject" | "made_at"> & { variables: object };

/** False where the browser keeps nothing: the form stays as it is. */
export async function keep({ variables, ...act }: Made): Promise<boolean> {
  const made_on = {
    title: document.title.replace(/ · Établi$/, ""),
    path: location.pathname + location.search,
  };
  try {
    const plain = Object.fromEntries(Object.entries(variables));
    await deferAct(newAct({ ...act, variables: plain, made_on }));
  } catch (error) {
    console.error("deferred act", error);
    return false;
  }
  startWhenNeeded();
  tellDone("Gardé sur cet appareil : cela partira dès le retour du réseau.", "deferred");
  askAllAgain();
  return true;
}

/** The server's answer, with what waits. */
export async function withWaiting(
  answer: Response,
  effectsOf: (act: DeferredAct) => readonly Effect[],
): Promise<Response> {
  const known = deferredActs();
  const acts = known.length > 0 ? known : await loadDeferred();
  const changes = acts.filter(isWaiting).flatMap(effectsOf);
  if (changes.length === 0) return answer;
  const text = JSON.stringify(withEffects(await answer.json(), changes));
  return new Response(text, { headers: { "content-type": "application/json" } });
}
