/**
 * Counts the visits of the shops' pages in memory and writes the totals every few seconds: a page costs nothing more. No
 * address, identifier or cookie is read or kept, but whether a session shows that the visitor is of the house.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Step } from "../../../domain/shop/audience/audience.ts";
import { sourceOf, type Source } from "../../../domain/shop/audience/source.ts";
import { isVisit } from "../../../domain/shop/audience/visit.ts";
import { textIn } from "../../../domain/shop/need/need.ts";
import { epochOf, MINUTE, toInstant, type Instant } from "../../../domain/time.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import type { Services } from "../../services.ts";
import { addCounts, type ShopCount } from "./store.ts";

/** `path` of the shop's pages: only a page has a source. */
export type SeenStep = { shop_id: string; step: Step; path?: string };

declare module "fastify" {
  interface FastifyRequest {
    /** What the answer shows of a shop, once it is answered. */
    seen: SeenStep | undefined;
  }
}

const FLUSH_EVERY = 5_000;
/** A database that is away for long must not fill the memory. */
const MOST_KEYS = 20_000;
/** Any visitor can put any utm_source in a link: beyond this number of names, campaigns are counted together. */
const MOST_CAMPAIGNS = 20;

type Needed = Pick<Services, "config" | "database" | "clock">;

/** Set before the routes of the shops. */
export function countAudience(
  app: FastifyInstance,
  { config, database, clock }: Needed,
  every: number = FLUSH_EVERY,
): void {
  const totals = createTotals();
  app.decorateRequest("seen", undefined);
  app.addHook("onResponse", async (request, reply) => {
    const { seen } = request;
    if (!seen || reply.statusCode >= 400 || !isPerson(request)) return;
    if (tokenIn(config, request) !== undefined) return;
    const { shop_id, step, path } = seen;
    const source = path === undefined ? "" : sourceIn(request, path);
    totals.add({ shop_id, step, source, at: halfHourOf(clock()), count: 1 });
  });
  const flush = async (): Promise<void> => {
    const counts = totals.take();
    if (counts.length === 0) return;
    await addCounts(database, counts).catch((error: unknown) => {
      for (const count of counts) totals.add(count);
      app.log.warn({ err: error }, "the audience is written later");
    });
  };
  const timer = setInterval(() => void flush(), every).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await flush();
  });
}

const isPerson = ({ headers }: FastifyRequest): boolean =>
  isVisit({
    userAgent: headers["user-agent"],
    purpose: [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(),
  });

const sourceIn = ({ headers, query, host }: FastifyRequest, shop_path: string): Source =>
  sourceOf({
    referrer: headers.referer,
    campaign: textIn(query, "utm_source"),
    host,
    shop_path,
  });

const HALF_HOUR = 30 * MINUTE;

/** When it began: a day of any shop's clock begins with one. */
const halfHourOf = (at: Instant): Instant =>
  toInstant(Math.floor(epochOf(at) / HALF_HOUR) * HALF_HOUR);

/** Totals by shop, half hour, step and source. */
function createTotals() {
  let totals = new Map<string, ShopCount>();
  const campaigns = new Map<string, Set<Source>>();
  const bounded = ({ shop_id, source }: ShopCount): Source => {
    if (!source.startsWith("utm:")) return source;
    const known = campaigns.get(shop_id) ?? new Set();
    campaigns.set(shop_id, known);
    if (!known.has(source) && known.size >= MOST_CAMPAIGNS) return "campaign";
    known.add(source);
    return source;
  };
  return {
    add(one: ShopCount): void {
      const source = bounded(one);
      const key = [one.shop_id, one.at, one.step, source].join(" ");
      const total = totals.get(key);
      if (total) total.count += one.count;
      else if (totals.size < MOST_KEYS) totals.set(key, { ...one, source });
    },
    take(): ShopCount[] {
      const taken = [...totals.values()];
      totals = new Map();
      if (campaigns.size > MOST_KEYS) campaigns.clear();
      return taken;
    },
  };
}
