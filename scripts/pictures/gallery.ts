/**
 * Takes every screen of the demonstration at two widths, light and dark, into .cache/gallery, which git
 * ignores; the picture of the README alone is kept in docs/.
 */
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startHouse, stop } from "../../bench/house.ts";
import { findChromium, QUIET_ARGUMENTS } from "../../test/chromium.ts";
import { listScreens, openScreen, signIn, type Screen } from "../../test/screens.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const GALLERY = path.join(ROOT, ".cache/gallery");
const FRONTISPIECE = path.join(ROOT, "docs/etabli.jpg");
const SIZES = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } } as const;
const WIDTHS = [1280, 390] as const;
const SCHEMES = ["light", "dark"] as const;
/** A page longer than this is cut: the rest repeats itself. */
const MOST_HEIGHT = 2_600;
/** Each picture at the best of these that keeps it small. */
const QUALITIES = [55, 40, 25, 12];
const MOST_BYTES = 80_000;
const MARC = "marc@atelier-garonne.test";

type Look = { width: (typeof WIDTHS)[number]; scheme: (typeof SCHEMES)[number] };
const LOOKS: Look[] = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })));

export async function gallery(only?: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "etabli-gallery-"));
  const house = await startHouse(dataDir);
  const { executablePath, env } = await findChromium();
  const launch = { executablePath, env: { ...process.env, ...env }, args: QUIET_ARGUMENTS };
  const browser = await chromium.launch(launch);
  try {
    const at = `http://localhost:${house.port}`;
    mkdirSync(GALLERY, { recursive: true });
    const screens = await screensOf(browser, at);
    for (const look of LOOKS)
      await photograph(browser, {
        at,
        look,
        screens: screens.filter(({ area }) => !only || area === only),
      });
    if (!only) writeIndex(screens);
  } finally {
    await browser.close();
    await stop(house);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function screensOf(browser: Browser, at: string): Promise<Screen[]> {
  const context = await browser.newContext({ baseURL: at });
  await signIn(context.request, MARC);
  const screens = await listScreens(context.request);
  await context.close();
  return screens;
}

type Sitting = { at: string; look: Look; screens: readonly Screen[] };

/** One browser context for each person: sessions stay apart. */
async function photograph(browser: Browser, { at, look, screens }: Sitting): Promise<void> {
  const known = new Map<string, BrowserContext>();
  let page: Page | undefined;
  for (const screen of screens) {
    const who = screen.as ?? "";
    const context = known.get(who) ?? (await enterAs(browser, { at, look, who }));
    known.set(who, context);
    if (!screen.follows) await page?.close();
    page = screen.follows && page ? page : await context.newPage();
    await openScreen(page, screen);
    const size = await keep(page, `${screen.name}-${look.width}-${look.scheme}.webp`);
    process.stdout.write(
      `${screen.name} ${look.width} ${look.scheme} ${Math.round(size / 1024)} kB\n`,
    );
    if (isFrontispiece(screen, look)) await keepFrontispiece(page);
  }
  for (const context of known.values()) await context.close();
}

type Entry = { at: string; look: Look; who: string };

/** A browser's window of this size and these colours, signed in as `who`; as a visitor for an empty one. */
export async function enterAs(browser: Browser, { at, look, who }: Entry): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: at,
    viewport: SIZES[look.width],
    colorScheme: look.scheme,
    hasTouch: look.width === 390,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  if (who) await signIn(context.request, who);
  return context;
}

/** Playwright writes no WebP; Chromium does, at a third of the weight. */
export async function takeWebp(page: Page, quality: number): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality });
  await client.detach();
  return Buffer.from(data, "base64");
}

async function keep(page: Page, name: string): Promise<number> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // As tall as the page, so that what is fixed to the bottom is at the bottom.
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MOST_HEIGHT) });
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await takeWebp(page, quality);
    if (bytes.length <= MOST_BYTES) break;
  }
  await page.setViewportSize({ width, height });
  writeFileSync(path.join(GALLERY, name), bytes);
  return bytes.length;
}

const isFrontispiece = ({ name }: Screen, { width, scheme }: Look): boolean =>
  name === "bureau-agenda-4-jours" && width === 1280 && scheme === "light";

/** The picture of the README. */
async function keepFrontispiece(page: Page): Promise<void> {
  await page.screenshot({ path: FRONTISPIECE, type: "jpeg", quality: 70 });
}

function writeIndex(screens: readonly Screen[]): void {
  const head = LOOKS.map(
    ({ width, scheme }) => `${width} px, ${scheme === "light" ? "jour" : "nuit"}`,
  );
  const rows = screens.map(({ name }) => {
    const links = LOOKS.map(({ width, scheme }) => `[voir](${name}-${width}-${scheme}.webp)`);
    return `| ${[name, ...links].join(" | ")} |`;
  });
  const lines = [
    "# Les écrans d’Établi",
    "",
    "Pris par `npm run gallery` sur la démonstration.",
    "",
    `| écran | ${head.join(" | ")} |`,
    `| --- |${" --- |".repeat(head.length)}`,
    ...rows,
    "",
  ];
  writeFileSync(path.join(GALLERY, "README.md"), lines.join("\n"));
}

if (import.meta.main) await gallery(process.argv[2]);
