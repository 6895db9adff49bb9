/** Reads that the network does not answer are answered with what the server said last. */
import * as z from "zod/mini";
import { DEFAULT_OFFLINE_HOURS } from "../../../domain/shop/offline.ts";
import { actsForAnother, selectedShop } from "../acting-shop.ts";
import { keptSession } from "../session.ts";
import type { Vault } from "./vault.ts";

let opened: { owner: string; vault: Promise<Vault | undefined> } | undefined;

/** Undefined for a visitor, for an administrator in another's shop, and where the browser keeps nothing. */
function vaultOf(): Promise<Vault | undefined> {
  const account_id = keptSession().session?.me.id;
  if (!account_id || actsForAnother()) return Promise.resolve(undefined);
  const owner = `${account_id} ${selectedShop()}`;
  if (opened?.owner !== owner) opened = { owner, vault: open(owner) };
  return opened.vault;
}

const open = (owner: string): Promise<Vault | undefined> =>
  import("./vault.ts")
    .then(({ openVault }) => openVault({ owner, clock: () => Date.now(), keptFor }))
    .catch(() => undefined);

/** As the session said last. */
const keptFor = (): number =>
  3_600_000 * (keptSession().session?.offline_hours ?? DEFAULT_OFFLINE_HOURS);

/** Epoch milliseconds of the oldest answer on screen that the server did not give now; undefined while it answers. */
let shownFrom: number | undefined;
const listeners = new Set<() => void>();
export const keptFrom = (): number | undefined => shownFrom;
export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function show(from: number | undefined): void {
  if (from === shownFrom) return;
  shownFrom = from;
  for (const listener of listeners) listener();
}

/** `ask`, and where it finds no network, the last answer to the very same question. */
export const fetchOrKept =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const question = typeof init?.body === "string" ? init.body : undefined;
    try {
      const answer = await ask(input, init);
      show(undefined);
      if (question && answer.ok) keepLater(question, answer.clone());
      return answer;
    } catch (error) {
      const known = question && isCut(error) ? await find(question) : undefined;
      if (!known) throw error;
      show(Math.min(shownFrom ?? known.at, known.at));
      return new Response(known.text, { headers: { "content-type": "application/json" } });
    }
  };

/** A read that the page gave up is no cut. */
const isCut = (error: unknown): boolean => error instanceof TypeError;

const find = async (question: string) => (await vaultOf())?.find(question).catch(() => undefined);

const answered = z.object({
  data: z.record(z.string(), z.unknown()),
  errors: z.optional(z.never()),
});

/** Once the page rests; what the server refused is not kept. */
function keepLater(question: string, answer: Response): void {
  const keep = async (): Promise<void> => {
    const text = await answer.text();
    if (answered.safeParse(JSON.parse(text)).success) await (await vaultOf())?.keep(question, text);
  };
  // A vault that was closed by a sign-out is opened anew for the next answer.
  whenIdle(() => void keep().catch(() => (opened = undefined)));
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 200);
};
