/** The public pages of Établi and of its shops. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isKindId, kindOf } from "../../domain/catalogue/kinds.ts";
import { skillsOf } from "../../domain/shop/bookable.ts";
import { publishedTerms } from "../../domain/shop/default-terms.ts";
import { APPLIANCE_PARAMETER, isSlug, shopPath } from "../../domain/shop/address.ts";
import { shopAt } from "../../domain/shop/identity/identity.ts";
import { needIn, needParameters, textIn } from "../../domain/shop/need/need.ts";
import { tokenIn } from "../platform/http/session-cookie.ts";
import { checkSession } from "../account/session/store.ts";
import { nextSlotsOf, type NextSlots } from "../agenda/slots/find-next.ts";
import { createCache } from "../platform/cache.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { createShopCache } from "../platform/live/shop-cache.ts";
import type { Services } from "../services.ts";
import { aboutSite } from "./about/site.ts";
import { directorySite } from "./directory/site.ts";
import { helpSite } from "./help/site.ts";
import { previews } from "./preview/site.ts";
import { sitemapSite } from "./sitemap/site.ts";
import { cardOf, shopProps } from "./present.ts";
import type { ShopProps } from "../../web/site/props.ts";
import type { ShopPicture } from "../../domain/file/showcase/showcase.ts";
import { publishedReviews, summarizeReviews } from "../message/review/store.ts";
import { loadPictures } from "../file/showcase/store.ts";
import { findShop, loadShop, type StaffedShop } from "./store.ts";

/** Five digits, so that a shop's address never matches another page. */
export const SHOP_PATH = "/:zipcode(^\\d{5}$)/:shopSlug";
export type ShopRequest = FastifyRequest<{ Params: { zipcode: string; shopSlug: string } }>;

export async function shopSite(app: FastifyInstance, services: Services): Promise<void> {
  const nextSlots = nextSlotsOf(services);
  aboutSite(app, services);
  await helpSite(app, services);
  directorySite(app, services, nextSlots);
  sitemapSite(app, services);
  pagesOfShops(app, services, nextSlots);
}

function pagesOfShops(app: FastifyInstance, services: Services, nextSlots: NextSlots): void {
  const { web, clock } = services;
  const gate = shopGate(services);
  const reviews = reviewsOf(services);
  const sendPreview = previews();
  app.get(SHOP_PATH, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    if (!open) return reply;
    request.seen = { shop_id: open.scope.shop_id, step: "page", path: shopPath(open.shop) };
    const kind_id = kindIn(request.query);
    const trades = skillsOf(open.shop);
    const category_id = kindOf(kind_id).category_ids.find((id) => trades.includes(id)) ?? null;
    const next_slots = await nextSlots(open.scope, {
      category_id,
      kind_id,
      place: null,
    });
    return web.page(
      reply,
      "shop",
      shopProps(open.shop, {
        now: clock(),
        next_slots,
        kind_id,
        carried: carriedIn(request.query),
        pictures: open.pictures,
        reviews: await reviews(open.scope, request.query),
      }),
    );
  });
  app.get(`${SHOP_PATH}/apercu.png`, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    return open ? sendPreview(request, reply, open.shop) : reply;
  });
  app.get(`${SHOP_PATH}/cgv`, async (request: ShopRequest, reply) => {
    const open = await gate(request, reply);
    if (!open) return reply;
    const { shop } = open;
    const props = { shop: cardOf(shop), text: publishedTerms(shop), accepted: null };
    return web.page(reply, "terms", props);
  });
}

type Reviews = ShopProps["reviews"];

/** Reviews change rarely, and are in each visit of the page. */
const REVIEWS_KEPT = { ttl: 20_000, shops: 500, answers: 10, nouns: new Set(["shop"]) };

/** A page of them; an address of no page is the first. */
function reviewsOf({ database, live }: Services) {
  const recent = createShopCache<Reviews>(live, REVIEWS_KEPT);
  return (scope: ShopScope, query: unknown): Promise<Reviews> => {
    const page = Number(/^[1-9]\d{0,3}$/.exec(textIn(query, "avis"))?.[0] ?? 1);
    return recent(scope.shop_id, String(page), () =>
      database.withShop(scope, (db) => loadReviews(db, page), "read"),
    );
  };
}

async function loadReviews(db: ShopDb, page: number): Promise<Reviews> {
  const summary = await summarizeReviews(db);
  return { summary, page, shown: summary.count > 0 ? await publishedReviews(db, page) : [] };
}

/** What the directory already knows goes on to the booking; what makes no sense is left out. */
const carriedIn = (query: unknown): Record<string, string> => ({
  ...needParameters(needIn(query)),
  lieu: /^\d{5}$/.exec(textIn(query, "lieu"))?.[0] ?? "",
});

/** `?appareil=` is the kind of appliance searched for in the directory. */
export function kindIn(query: unknown): string {
  const id: unknown =
    typeof query === "object" && query !== null ? Reflect.get(query, APPLIANCE_PARAMETER) : "";
  return typeof id === "string" && isKindId(id) ? id : "";
}

type Open = { scope: ShopScope; shop: StaffedShop; pictures: readonly ShopPicture[] };
type Found = Open | { moved_to: { zipcode: string; slug: string } } | undefined;
/** Answers what the address opens, or undefined once it has answered itself: moved, or not there. */
export type ShopGate = (request: ShopRequest, reply: FastifyReply) => Promise<Open | undefined>;

/** Settings change rarely: a page may be seconds old, and saves two queries. */
const SHOP_KEPT_MS = 3_000;
const MOST_SHOPS = 500;

export function shopGate({ database, clock }: Pick<Services, "database" | "clock">): ShopGate {
  const recent = createCache<Found>({ ttl: SHOP_KEPT_MS, capacity: MOST_SHOPS });
  const open = async (zipcode: string, slug: string): Promise<Found> => {
    const found = await findShop(database, { zipcode, slug });
    if (!found || !("scope" in found)) return found;
    const { scope } = found;
    return database.withShop(
      scope,
      async (db) => {
        const shop = await loadShop(db, scope.shop_id);
        if (!shop) return undefined;
        return { scope, shop: shopAt(shop, clock()), pictures: await loadPictures(db) };
      },
      "read",
    );
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
  const reference = status >= 500 ? request.id : null;
  if (status !== 404) return services.web.page(reply, "error", { status, reference });
  return services.web.page(reply, "not-found", { loggedIn: await isSignedIn(services, request) });
}

async function isSignedIn(services: Services, request: FastifyRequest): Promise<boolean> {
  const { database, config } = services;
  const token = tokenIn(config, request);
  return token !== undefined && (await checkSession(database, token)) !== undefined;
}
