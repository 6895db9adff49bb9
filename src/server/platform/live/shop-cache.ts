/** Answers about a shop for its public pages: kept some seconds, forgotten as soon as the shop changes, whichever process changed it. */
import { createCache } from "../cache.ts";
import type { LiveBus, Listener, Subscription } from "../live.ts";

/** The answer to `key` of this shop; those who ask the same meanwhile share one `load`. A failure is not kept. */
export type ShopCache<Answer> = (
  shop_id: string,
  key: string,
  load: () => Promise<Answer>,
) => Promise<Answer>;

type Limits = {
  /** How long answers are valid, in milliseconds. */
  ttl: number;
  /** How many shops are kept. */
  shops: number;
  /** How many answers are kept of one shop. */
  answers: number;
  /** What changes an answer, as live events name it. */
  nouns: ReadonlySet<string>;
};

export function createShopCache<Answer>(
  live: Pick<LiveBus, "subscribe">,
  { ttl, shops, answers, nouns }: Limits,
): ShopCache<Answer> {
  const heard = new Map<string, Subscription>();
  const recent = createCache<Map<string, Promise<Answer>>>({
    ttl,
    capacity: shops,
    onEvicted: (shop_id) => {
      heard.get(shop_id)?.stop();
      heard.delete(shop_id);
    },
  });
  const listen = (shop_id: string): void => {
    const listener: Listener = (change) => {
      if (change === "resync" || nouns.has(change.noun)) recent.evict(shop_id);
    };
    heard.set(shop_id, live.subscribe({ shop_id }, listener));
  };
  return async (shop_id, key, load) => {
    const known = await recent.get(shop_id, async () => {
      // Before the question: what changes while it is being answered must not be missed.
      listen(shop_id);
      return new Map();
    });
    const found = known.get(key);
    if (found) return found;
    if (known.size >= answers) known.clear();
    const answer = load();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
