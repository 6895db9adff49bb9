/** What a person downloads before a screen is whole, on the pages as they are built. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { scriptBytes, scriptFiles } from "../bench/scripts-size.ts";
import { buildWhenStale } from "../scripts/build.ts";
import { pageAssets } from "../src/server/platform/web/manifest.ts";

beforeAll(buildWhenStale);

test.each([
  ["the booking page", 80, ["src/web/site/entry-client.tsx", "src/web/site/pages/booking.tsx"]],
  ["the sign-in", 250, ["app.html"]],
  ["the office's home", 250, ["app.html", "src/web/office/home/home-screen.tsx"]],
  ["the agenda", 250, ["app.html", "src/web/office/agenda/agenda-screen.tsx"]],
])("the scripts of %s weigh at most %i kB", (_, most, entries) => {
  expect(scriptBytes(entries) / 1000).toBeLessThanOrEqual(most);
});

test.each([
  ["home", 20, "src/web/office/home/home-screen.tsx"],
  ["a sheet", 50, "src/web/office/repair/sheet/sheet-screen.tsx"],
])("%s is at most %i scripts", (_, most, entry) => {
  expect(scriptFiles(["app.html", entry]).length).toBeLessThanOrEqual(most);
});

const CLIENT = path.resolve(import.meta.dirname, "../dist/client");
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file)),
];
const bytesOf = (file: string): number => {
  const built = path.join(CLIENT, file);
  return readFileSync(file.endsWith(".woff2") ? built : `${built}.br`).length;
};

const builtText = (file: string): string => readFileSync(path.join(CLIENT, file), "utf8");

test("the office has one style sheet, of at most 60 kB, and no screen waits for another one", () => {
  const sheets = filesIn(builtText("app.html")).filter((file) => file.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  expect(sheets.map(bytesOf).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(60_000);
  expect(builtText(".vite/manifest.json").match(/assets\/[\w-]+\.css/g)).toHaveLength(1);
  // Without it the office has no styles when it opens without network.
  expect(sheets.filter((sheet) => !builtText("sw.js").includes(sheet))).toEqual([]);
});

test("a slow telephone draws the booking from 90 kB, and has it whole after 12 requests", () => {
  const manifest = JSON.parse(builtText(".vite/site.json"));
  const { styles, scripts } = pageAssets(manifest)("booking");
  const [document, drawn] = [1, filesIn(styles)];
  expect(document + drawn.length + filesIn(scripts).length).toBeLessThanOrEqual(12);
  // 10 kB for the document.
  expect(drawn.map(bytesOf).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(80_000);
});
