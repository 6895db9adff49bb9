/** What search engines may read of Établi: its own pages, its trades, and the shops that are open. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { shopPath } from "../../../domain/shop/address.ts";
import { createCache } from "../../platform/cache.ts";
import { notFound } from "../../platform/not-found.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { robots, sitemapIndex, URLS_A_FILE, urlSet } from "../../platform/web/sitemap.ts";
import type { Services } from "../../services.ts";
import { listAddresses, summarizeDirectory } from "../directory/store.ts";

const PAGES = [
  "/",
  "/annuaire",
  "/tarifs",
  "/about",
  "/pro",
  "/partnership",
  "/aide",
  "/suivi",
  "/legal",
  "/rgpd",
];
const CLOSED = ["/app", "/admin", "/api/", "/suivi/", "/quote/"];
const KEPT_MS = 600_000;
const MOST_FILES = 20;

/** `most`: addresses in one file. */
export function sitemapSite(
  app: FastifyInstance,
  { database, config }: Pick<Services, "database" | "config">,
  most = URLS_A_FILE,
): void {
  const origin = publicOrigin(config);
  const files = createCache<string>({ ttl: KEPT_MS, capacity: MOST_FILES });
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robots(CLOSED, `${origin}/sitemap.xml`)),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    sendXml(
      reply,
      await files.get("index", async () => {
        const { shop_count } = await summarizeDirectory(database);
        const shops = Array.from(
          { length: Math.ceil(shop_count / most) },
          (_, index) => `${origin}/sitemap-ateliers-${index + 1}.xml`,
        );
        return sitemapIndex([`${origin}/sitemap-pages.xml`, ...shops]);
      }),
    ),
  );
  app.get("/sitemap-pages.xml", async (_request, reply) =>
    sendXml(
      reply,
      await files.get("pages", async () => {
        const { trades } = await summarizeDirectory(database);
        const listed = trades.map((id) => `/annuaire?category_id=${id}`);
        return urlSet([...PAGES, ...listed].map((path) => origin + path));
      }),
    ),
  );
  app.get("/sitemap-ateliers-:file(^[1-9]\\d{0,3}).xml", async (request, reply) => {
    const file = Number(Reflect.get(Object(request.params), "file"));
    const shops = await listAddresses(database, { first: most, offset: (file - 1) * most });
    if (shops.length === 0) return notFound(reply);
    return sendXml(reply, urlSet(shops.map((shop) => origin + shopPath(shop))));
  });
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(xml);
