/** Takes the pictures of the guide (assets/help) from the demonstration, into src/web/public/help: `npm run help:pictures`. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startHouse, stop } from "../../bench/house.ts";
import { helpPicture, type HelpArticle } from "../../src/domain/shop/help/guide.ts";
import { readGuide } from "../../src/server/shop/help/read.ts";
import { findChromium, QUIET_ARGUMENTS } from "../../test/chromium.ts";
import { listScreens, openScreen, type Screen } from "../../test/screens.ts";
import { enterAs, takeWebp } from "./gallery.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../../src/web/public");
const MARC = "marc@atelier-garonne.test";
const QUALITY = 45;

async function takePictures(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "etabli-help-"));
  const house = await startHouse(dataDir);
  const { executablePath, env } = await findChromium();
  const launch = { executablePath, env: { ...process.env, ...env }, args: QUIET_ARGUMENTS };
  const browser = await chromium.launch(launch);
  mkdirSync(path.join(PUBLIC, "help"), { recursive: true });
  try {
    const at = `http://localhost:${house.port}`;
    const screens = await screensOf(browser, at);
    for (const article of readGuide()) await takePicture(browser, { at, screens, article });
  } finally {
    await browser.close();
    await stop(house);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function screensOf(browser: Browser, at: string): Promise<Screen[]> {
  const context = await enterAs(browser, { at, who: MARC, look: { width: 1280, scheme: "light" } });
  const screens = await listScreens(context.request);
  await context.close();
  return screens;
}

type Sitting = { at: string; screens: readonly Screen[]; article: HelpArticle };

async function takePicture(browser: Browser, { at, screens, article }: Sitting): Promise<void> {
  const { picture } = article;
  if (!picture) return;
  const last = screens.findIndex(({ name }) => name === picture.screen);
  if (last < 0) throw new Error(`${article.id}: no screen is named ${picture.screen}`);
  const first = screens.findLastIndex(({ follows }, index) => index <= last && !follows);
  const who = screens[first]?.as ?? "";
  const look = { width: picture.width, scheme: "light" } as const;
  const context = await enterAs(browser, { at, who, look });
  const page = await context.newPage();
  for (const screen of screens.slice(first, last + 1)) await openScreen(page, screen);
  const bytes = await pictureOf(page);
  writeFileSync(path.join(PUBLIC, helpPicture(article)), bytes);
  process.stdout.write(`${article.id} ${Math.round(bytes.length / 1024)} kB\n`);
  await context.close();
}

/** The first screenful, as a person sees it. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, 0));
  return takeWebp(page, QUALITY);
}

await takePictures();
