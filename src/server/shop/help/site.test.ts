import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { helpPicture } from "../../../domain/shop/help/guide.ts";
import { subjectOf } from "../../../domain/shop/help/subject.ts";
import { readGuide } from "./read.ts";
import { helpSite } from "./site.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const guide = readGuide();
const ids = guide.map(({ id }) => id);
const doors = openDoors("2026-11-23T09:30:00Z", [helpSite]);
const get = (url: string) => doors().app.inject({ url });
const pageAt = async (url: string) => (await get(url)).json();

describe("the guide's pages", () => {
  it("holds every article in its table of contents, and each at its address", async () => {
    const { page, props } = await pageAt("/aide");
    expect(page).toBe("help/contents");
    expect(props.articles.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const id of ids)
      expect(await pageAt(`/aide/${id}`)).toMatchObject({
        page: "help/article",
        props: { article: { id } },
      });
  });
  it("answers a question", async () => {
    const { props } = await pageAt("/aide?q=d%C3%A9placer%20un%20rendez-vous");
    expect(props.articles[0].id).toBe("deplacer");
  });
  it.each([
    ["/aide?q=", ids.length],
    ["/aide?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E", 0],
    [`/aide?q=${"x".repeat(5_000)}`, 0],
    ["/aide?q[]=devis", ids.length],
  ])("%.40s is a page with %i articles", async (url, count) => {
    expect((await pageAt(url)).props.articles).toHaveLength(count);
  });
  it.each(["/aide/inconnu", "/aide/..%2F01-accueil", "/aide/__proto__"])(
    "%s is not found",
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
  it("gives the panel of the office the whole guide", async () => {
    expect((await get("/api/v1/help")).json().articles).toEqual(guide);
  });
});

/** Addresses of screens as the office's router writes them. */
const screensIn = (file: string): string[] =>
  [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/path: "(\/[^"]+)"/g)].map(
    ([, at = ""]) => at,
  );
/** What a person reads on a screen, its spaces and apostrophes made alike. */
const plain = (text: string): string =>
  text.replaceAll(/(\s|&nbsp;|&#8239;)+/g, " ").replaceAll("’", "'");
const KEYS = /^(\?|[A-Z]|Haut|Bas|Échap|Entrée|Espace|(Ctrl|Alt|Maj) \+ \S+)$/i;

describe("what the guide says", () => {
  const screens = screensIn("src/web/office/router.tsx");
  it.each(screens)("%s has its article", (screen) => {
    expect(guide.flatMap((article) => article.screens)).toContain(screen);
    expect(subjectOf(guide, screen.replaceAll(/\$\w+/g, "1"))?.screens).toContain(screen);
  });
  it("explains screens that exist only", () => {
    const unknown = guide.flatMap((article) =>
      article.screens.filter((screen) => !screens.includes(screen)),
    );
    expect(unknown).toEqual([]);
  });
  it("leads to articles that exist, and from one article to each other one", () => {
    const linked = new Set(guide.flatMap(({ next }) => next));
    expect([...linked].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !linked.has(id))).toEqual([]);
  });
  it("shows pictures that were taken, of a hundred kilobytes at most, and no other is kept", () => {
    const folder = path.join(ROOT, "src/web/public");
    const shown = guide.filter(({ picture }) => picture).map(helpPicture);
    for (const picture of shown) {
      expect([picture, existsSync(path.join(folder, picture))]).toEqual([picture, true]);
      expect(statSync(path.join(folder, picture)).size).toBeLessThan(100_000);
    }
    expect(
      readdirSync(path.join(folder, "help"))
        .map((file) => `/help/${file}`)
        .sort(),
    ).toEqual(shown.sort());
  });
  it("names buttons and fields as the screens do", () => {
    const sources = ["src/web", "src/domain"]
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
          .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
          .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8")),
      )
      .join("\n");
    const screensSay = plain(sources);
    const missing = guide.flatMap((article) =>
      [...JSON.stringify(article.parts).matchAll(/\*\*(.+?)\*\*/g)]
        .map(([, word = ""]) => word)
        .filter((word) => !KEYS.test(word) && !screensSay.includes(plain(word)))
        .map((word) => `${article.id}: ${word}`),
    );
    expect(missing).toEqual([]);
  });
});
