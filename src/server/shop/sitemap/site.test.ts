import { beforeAll, describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, insertShop } from "../../../../test/shop/garonne.ts";
import { sitemapSite } from "./site.ts";

const doors = openDoors(
  "2026-11-23T09:30:00Z",
  [async (app, services) => sitemapSite(app, services, 1)],
  { PUBLIC_URL: "https://etabli.example" },
);

beforeAll(async () => {
  const paused = {
    ...GARONNE,
    id: "01990000-0000-7000-8000-000000031999",
    slug: "en-pause",
    name: "Atelier En Pause",
  };
  await insertShop(doors().database, paused, []);
  await doors().database.asOwner("update app.shop set status = 'PAUSED' where id = $1", [
    paused.id,
  ]);
});

const get = (url: string) =>
  doors().app.inject({
    url,
    headers: { host: "etabli.example" },
    remoteAddress: anotherVisitor(),
  });
const urlsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? "");

describe("the sitemap", () => {
  it("names a file of pages, and as many files of shops as there must be", async () => {
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(urlsIn(index.body)).toEqual([
      "https://etabli.example/sitemap-pages.xml",
      "https://etabli.example/sitemap-ateliers-1.xml",
      "https://etabli.example/sitemap-ateliers-2.xml",
    ]);
  });

  it("holds each active shop once, and no paused one", async () => {
    const files = await Promise.all([1, 2].map((file) => get(`/sitemap-ateliers-${file}.xml`)));
    expect(files.flatMap(({ body }) => urlsIn(body)).toSorted()).toEqual([
      "https://etabli.example/31000/atelier-garonne",
      "https://etabli.example/44000/repar-loire",
    ]);
  });

  it("holds the pages and the trades that a shop has", async () => {
    const urls = urlsIn((await get("/sitemap-pages.xml")).body);
    expect(urls).toContain("https://etabli.example/");
    expect(urls).toContain("https://etabli.example/annuaire?category_id=plomberie");
    expect(urls).not.toContain("https://etabli.example/annuaire?category_id=sol");
  });

  it.each([["3"], ["0"], ["-1"], ["1e9"], ["99999"], ["1.xml/../2"]])(
    "has no file %s",
    async (file) => {
      expect((await get(`/sitemap-ateliers-${file}.xml`)).statusCode).toBe(404);
    },
  );
});

it("robots are sent to it, and kept out of what is private", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("Sitemap: https://etabli.example/sitemap.xml");
  for (const path of ["/app", "/admin", "/api/", "/suivi/", "/quote/"])
    expect(body).toContain(`Disallow: ${path}\n`);
});
