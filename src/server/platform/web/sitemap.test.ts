import { expect, it } from "vitest";
import { robots, sitemapIndex, urlSet } from "./sitemap.ts";

it("an address with an ampersand is still XML", () => {
  expect(urlSet(["https://a.example/annuaire?a=1&b=<2>"])).toContain(
    "<url><loc>https://a.example/annuaire?a=1&#38;b=&#60;2&#62;</loc></url>",
  );
  expect(sitemapIndex(["https://a.example/sitemap-ateliers-1.xml"])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` +
      "<sitemap><loc>https://a.example/sitemap-ateliers-1.xml</loc></sitemap></sitemapindex>\n",
  );
});

it("closes what is private, and says where the sitemap is", () => {
  expect(robots(["/app"], "https://a.example/sitemap.xml")).toBe(
    "User-agent: *\nDisallow: /app\n\nSitemap: https://a.example/sitemap.xml\n",
  );
});
