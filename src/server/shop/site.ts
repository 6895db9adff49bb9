/** The public pages of Établi and of its shops. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readFileSync } from "node:fs";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isSlug, shopPath } from "../../domain/shop/address.ts";
import type { Plan } from "../../web/site/props.ts";
import { COOKIE } from "../account/rest.ts";
import { checkSession } from "../account/store.ts";
import { nextSlotsOf, type NextSlots } from "../agenda/slots/find-next.ts";
import { notFound } from "../platform/not-found.ts";
import { createCache } from "../platform/cache.ts";
import { openTowns } from "../platform/towns.ts";
import type { Services } from "../services.ts";
import { readQuery, searchDirectory } from "./directory/search.ts";
import { legalProps } from "./site-legal.ts";
import { cardOf, shopProps } from "./present.ts";
import { clientScope, countShops, findShop, loadShop, type StaffedShop } from "./store.ts";

/** Five digits, so that a shop's address never swallows another page. */
export const SHOP_PATH = "/:zipcode(^\\d{5}$)/:shopSlug";
export type ShopRequest = FastifyRequest<{ Params: { zipcode: string; shopSlug: string } }>;

/** The home page says how many shops there are, to the minute. */
const COUNT_KEPT_MS = 60_000;

export async function shopSite(app: FastifyInstance, services: Services): Promise<void> {
  const nextSlots = nextSlotsOf(services);
  houseSite(app, services);
  directorySite(app, services, nextSlots);
  pagesOfShops(app, services, nextSlots);
}

/** What Établi says of itself. */
function houseSite(app: FastifyInstance, { database, web, config }: Services): void {
  const file = new URL("../../../assets/plans.json", import.meta.url);
  const plans: Plan[] = JSON.parse(readFileSync(file, "utf8"));
  const legal = legalProps(config);
  const { email } = legal.editor;
  const counts = createCache<number>({ ttl: COUNT_KEPT_MS, capacity: 1 });
  app.get("/", async (_request, reply) => {
    const shop_count = await counts.get("shops", () => countShops(database));
    return web.page(reply, "home", { shop_count });
  });
  app.get("/tarifs", (_request, reply) => web.page(reply, "pricing", { plans }));
  app.get("/about", (_request, reply) => web.page(reply, "about", {}));
  app.get("/pro", (_request, reply) => web.page(reply, "pro", {}));
  app.get("/partnership", (_request, reply) => web.page(reply, "partnership", { email }));
  app.get("/legal", (_request, reply) => web.page(reply, "legal", legal));
  app.get("/rgpd", (_request, reply) => web.page(reply, "privacy", legal));
}

function directorySite(
  app: FastifyInstance,
  { database, web }: Services,
  nextSlots: NextSlots,
): void {
  const towns = openTowns();
  app.get("/annuaire", async (request, reply) => {
    const asked = readQuery(request.query);
    const found = await searchDirectory(database, asked, towns);
    const shops = await Promise.all(
      found.shops.map(async (shop) => {
        const scope = clientScope(shop.id);
        const [next_slot = null] = scope ? await nextSlots(scope) : [];
        return { ...shop, next_slot };
      }),
    );
    return web.page(reply, "directory", { ...found, query: asked.query, shops });
  });
}

function pagesOfShops(app: FastifyInstance, services: Services, nextSlots: NextSlots): void {
  const { web, clock } = services;
  const gate = shopGate(services);
  app.get(SHOP_PATH, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    if (!open) return reply;
    const next_slots = await nextSlots(open.scope);
    return web.page(reply, "shop", shopProps(open.shop, { now: clock(), next_slots }));
  });
  app.get(`${SHOP_PATH}/cgv`, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    if (!open) return reply;
    const { cgv, mediator } = open.shop;
    if (cgv.trim() === "") return notFound(reply);
    return web.page(reply, "terms", { shop: cardOf(open.shop), cgv, mediator });
  });
}

type Open = { scope: ShopScope; shop: StaffedShop };
type Found = Open | { moved_to: { zipcode: string; slug: string } } | undefined;
/** Answers what the address opens, or undefined once it has answered itself: moved, or not there. */
export type ShopGate = (request: ShopRequest, reply: FastifyReply) => Promise<Open | undefined>;

/** Settings change rarely and a page may be seconds old: two queries in a while instead of two a page. */
const SHOP_KEPT_MS = 3_000;
const MOST_SHOPS = 500;

export function shopGate({ database }: Services): ShopGate {
  const recent = createCache<Found>({ ttl: SHOP_KEPT_MS, capacity: MOST_SHOPS });
  const open = async (zipcode: string, slug: string): Promise<Found> => {
    const found = await findShop(database, { zipcode, slug });
    if (!found || !("scope" in found)) return found;
    const { scope } = found;
    const shop = await database.withShop(scope, (db) => loadShop(db, scope.shop_id), "read");
    return shop && { scope, shop };
  };
  return async (request, reply) => {
    const { zipcode, shopSlug } = request.params;
    const slug = shopSlug.toLowerCase();
    const found = isSlug(slug)
      ? await recent.get(`${zipcode}/${slug}`, () => open(zipcode, slug))
      : undefined;
    if (!found) {
      reply.callNotFound();
      return undefined;
    }
    const address = "shop" in found ? found.shop : found.moved_to;
    if ("shop" in found && slug === shopSlug) return found;
    void reply.redirect(movedUrl(request, address), 301);
    return undefined;
  };
}

/** The same page at the shop's present address, what follows the slug and the query kept. */
function movedUrl(
  request: ShopRequest,
  { zipcode, slug }: { zipcode: string; slug: string },
): string {
  const rest = /^\/[^/]*\/[^/?]*(.*)$/s.exec(request.url)?.[1] ?? "";
  return shopPath({ zipcode, slug }) + rest;
}

type Problem = { request: FastifyRequest; reply: FastifyReply; status: number };

/** The page of a problem; the status is already on the reply. */
export async function showProblem(
  services: Services,
  { request, reply, status }: Problem,
): Promise<unknown> {
  if (status !== 404) return services.web.page(reply, "error", { status });
  return services.web.page(reply, "not-found", { loggedIn: await isSignedIn(services, request) });
}

async function isSignedIn({ database }: Services, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[COOKIE];
  return token !== undefined && (await checkSession(database, token)) !== undefined;
}
