/** The files that search engines read first (sitemaps.org): addresses are absolute, at most 50,000 a file. */

export const URLS_A_FILE = 50_000;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const SCHEMA = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

export const sitemapIndex = (files: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>${files.map((url) => entry("sitemap", url)).join("")}</sitemapindex>\n`;

export const urlSet = (urls: readonly string[]): string =>
  `${HEAD}<urlset ${SCHEMA}>${urls.map((url) => entry("url", url)).join("")}</urlset>\n`;

const entry = (name: string, url: string): string => `<${name}><loc>${escape(url)}</loc></${name}>`;

const escape = (url: string): string =>
  url.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What no search engine needs to read, and where the sitemap is. */
export const robots = (closed: readonly string[], sitemap: string): string =>
  [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
