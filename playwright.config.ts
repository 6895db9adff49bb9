import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium, QUIET_ARGUMENTS, type Browser } from "./test/chromium.ts";

// Resolved once: the workers load this file again.
const browser: Browser = process.env.ETABLI_BROWSER
  ? JSON.parse(process.env.ETABLI_BROWSER)
  : await findChromium();
process.env.ETABLI_BROWSER = JSON.stringify(browser);
// A port of its own for each run, so that two runs on one machine do not meet.
const PORT = Number(
  (process.env.ETABLI_TEST_PORT ??= String(20_000 + 2 * Math.floor(Math.random() * 10_000))),
);

/** A server with its own data for each width: the stories of one leave the other's agenda alone. */
const WIDTHS = [
  { name: "bureau", port: PORT, use: { viewport: { width: 1280, height: 860 } } },
  {
    name: "telephone",
    port: PORT + 1,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
].map((width) => ({ ...width, url: `http://localhost:${width.port}` }));

const dataDirOf = (name: string): string =>
  (process.env[`ETABLI_TEST_DATA_${name}`] ??= mkdtempSync(
    path.join(tmpdir(), "etabli-journeys-"),
  ));

export default defineConfig({
  testDir: "test/journeys",
  testMatch: "*.test.ts",
  // Each story has its own clients and its own place in the agenda, so two run side by side.
  workers: 2,
  fullyParallel: true,
  // A story shares its shop with the one beside it; what fails twice is a failure.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ".cache/browser.json" }],
  ],
  outputDir: ".cache/journeys",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // What does not come is said soon: a broken screen costs seconds, not the whole story's time.
    actionTimeout: 20_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      args: QUIET_ARGUMENTS,
    },
  },
  projects: WIDTHS.map(({ name, url, use }) => ({ name, use: { ...use, baseURL: url } })),
  webServer: WIDTHS.map(({ name, port, url }) => ({
    command: "node scripts/start.js",
    url: `${url}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: dataDirOf(name), DEMO: "1", LOG_LEVEL: "warn" },
  })),
});
