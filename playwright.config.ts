import { defineConfig } from "@playwright/test";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhenStale } from "./scripts/build.ts";
import { findChromium, QUIET_ARGUMENTS, type Browser } from "./test/chromium.ts";

// Both done once: the workers load this file again. Two servers that start at once must find the pages built.
if (!process.env.ETABLI_BROWSER) buildWhenStale();
const browser: Browser = process.env.ETABLI_BROWSER
  ? JSON.parse(process.env.ETABLI_BROWSER)
  : await findChromium();
process.env.ETABLI_BROWSER = JSON.stringify(browser);
// A port of its own for each run, so that two runs on one machine do not meet; below 32768, where the
// system takes the ports of outgoing connections.
const PORT = Number(
  (process.env.ETABLI_TEST_PORT ??= String(20_000 + 2 * Math.floor(Math.random() * 6_000))),
);

/** The Node that comes with the packages: the one that runs `npx playwright` may be older. */
const OWN = path.resolve("node_modules/.bin/node");
const NODE = existsSync(OWN) ? OWN : "node";

/**
 * A server with its own data for each width: the stories of one leave the other's agenda alone. Both tell
 * the stories that layout may change. Those tagged @once (the keyboard alone, cut lines, rules, axe, which
 * sees both widths) are told on the wide screen only, those tagged @touch on the telephone only.
 */
const WIDTHS = [
  {
    name: "bureau",
    port: PORT,
    use: { viewport: { width: 1280, height: 860 } },
    grepInvert: /@touch/,
  },
  {
    name: "telephone",
    port: PORT + 1,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    grepInvert: /@once/,
  },
].map((width) => ({ ...width, url: `http://localhost:${width.port}` }));
type Width = (typeof WIDTHS)[number];

const CALLS = ["call.test.ts", "call-end.test.ts", "call-recording.test.ts"];
/** Needs a relay, which `npm run relay:proof` starts. */
const RELAYED = "call-relay.test.ts";

const dataDirOf = (name: string): string =>
  (process.env[`ETABLI_TEST_DATA_${name}`] ??= mkdtempSync(
    path.join(tmpdir(), "etabli-journeys-"),
  ));

// Its stories are told on the server of the desk, by the sessions opened there.
for (const name of ["appel", "relais"])
  process.env[`ETABLI_TEST_DATA_${name}`] ??= dataDirOf("bureau");

/** Makes its demonstration, which took two minutes beside four busy processes. */
const LONGEST_START = 400_000;

const serverOf = ({ name, port }: Width) => ({
  command: `${NODE} scripts/start.js`,
  timeout: LONGEST_START,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 } as const,
  env: {
    PORT: String(port),
    DATA_DIR: dataDirOf(name),
    DEMO: "1",
    LOG_LEVEL: "warn",
    INBOUND_SECRET: "le-fournisseur-des-essais",
    // The story of a card imitates the service itself, on a port that it knows.
    STRIPE_SECRET_KEY: "sk_test_atelier_garonne",
    STRIPE_WEBHOOK_SECRET: "whsec_atelier_garonne",
    STRIPE_API_URL: `http://127.0.0.1:${port - 8_000}`,
  },
});

const healthOf = ({ url }: Width): string => `${url}/healthz`;

/** Waits for a server that another entry starts, and starts nothing. */
const waitFor = (width: Width) => ({
  command: `sleep ${LONGEST_START / 1_000}`,
  url: healthOf(width),
  reuseExistingServer: true,
  timeout: LONGEST_START,
});

export default defineConfig({
  testDir: "test/journeys",
  testMatch: "*.test.ts",
  // One more than the cores: a story waits for its server, for a frame or for what is asked again later. On two cores the
  // stories of both widths take 508 s with two workers and 435 with three; with four the pages are slower and asked more
  // often whether they are ready. Each story has its own clients, and takes another window when the one beside it took the
  // one it wanted.
  workers: 3,
  fullyParallel: true,
  // What passes only at the second try is a fault of the product or of the story.
  retries: 0,
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
    // One that answers for the office would hide its requests from the stories that cut, slow or count them.
    serviceWorkers: "block",
    // A dialog that still moves between the press and the release of a button takes no click.
    contextOptions: { reducedMotion: "reduce" },
    // What does not come is said soon: a broken screen costs seconds, not the whole story's time.
    actionTimeout: 20_000,
    // A recording costs a third of the processor time of every story that passes: it is asked for, by
    // `npm run test:browser -- --trace=retain-on-failure`, to look into one that failed.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      args: QUIET_ARGUMENTS,
    },
  },
  projects: [
    ...WIDTHS.map(({ name, url, use, grepInvert }) => ({
      name,
      grepInvert,
      testIgnore: [...CALLS, RELAYED],
      use: { ...use, baseURL: url },
    })),
    {
      name: "appel",
      testMatch: CALLS,
      // Two browsers encode pictures as they go: beside other stories, all of them would wait for the processor.
      dependencies: WIDTHS.map(({ name }) => name),
      workers: 2,
      use: { ...WIDTHS[0]?.use, baseURL: WIDTHS[0]?.url ?? "" },
    },
    ...(process.env.ETABLI_RELAY_PROOF
      ? [
          {
            name: "relais",
            testMatch: RELAYED,
            use: { ...WIDTHS[0]?.use, baseURL: WIDTHS[0]?.url ?? "" },
          },
        ]
      : []),
  ],
  // An entry with an address is waited for before the next one starts: only the last server has one, so all start side by side.
  webServer: [
    ...WIDTHS.slice(1).map(serverOf),
    ...WIDTHS.slice(0, 1).map((width) => ({ ...serverOf(width), url: healthOf(width) })),
    ...WIDTHS.slice(1).map(waitFor),
  ],
});
