/**
 * `npm run bench -- lighthouse`: Lighthouse in its mobile mode on the five pages that visitors meet, one table. Its version is
 * pinned here and fetched by npx when it is asked for: an installation does not carry it.
 */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { randomInt } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { findChromium, QUIET_ARGUMENTS } from "../test/chromium.ts";
import { startHouse, stop, type House } from "./house.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** The mark of a page is the median of its runs: performance is simulated from one load each. */
const RUNS = 3;
const LEAST = 98;
const SHOP = "/31000/atelier-garonne";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Marks = Record<(typeof CATEGORIES)[number], number>;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), scoreDisplayMode: z.string(), title: z.string() }),
  ),
});
type Report = z.infer<typeof report>;

/** Prints the table; answers false when a mark is under the aim. */
export async function benchLighthouse(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "etabli-lighthouse-"));
  const house = await startHouse(path.join(folder, "data"));
  const browser = await openBrowser(folder);
  try {
    const table: Record<string, Marks> = {};
    const faults: string[] = [];
    for (const [name, page] of Object.entries(await pagesOf(house))) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++)
        reports.push(await look(`http://localhost:${house.port}${page}`, browser.port, folder));
      table[name] = marksOf(reports);
      faults.push(...faultsOf(reports).map((fault) => `${name}: ${fault}`));
    }
    console.table(table);
    for (const fault of faults) console.log(fault);
    return Object.values(table).every((marks) => CATEGORIES.every((one) => marks[one] >= LEAST));
  } finally {
    browser.child.kill("SIGTERM");
    await stop(house);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function pagesOf({ port }: House): Promise<Record<string, string>> {
  return {
    home: "/",
    shop: SHOP,
    directory: "/annuaire",
    booking: `${SHOP}/rdv`,
    tracking: `/suivi/${await sheetOf(port)}`,
  };
}

const answered = z.object({
  data: z.object({ repairs: z.array(z.object({ sheetid: z.string() })).min(1) }),
});

/** Any repair of the demonstration. */
async function sheetOf(port: number): Promise<string> {
  const post = (url: string, body: object, cookie = "") =>
    fetch(`http://localhost:${port}${url}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const person = { email: "marc@atelier-garonne.test", password: "etabli-demo" };
  const signedIn = await post("/api/v1/auth/login", person);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
  const repairs = await post(
    "/api/graphql",
    { query: "{ repairs { sheetid } }" },
    cookie.join("; "),
  );
  return answered.parse(await repairs.json()).data.repairs[0]?.sheetid ?? "";
}

async function openBrowser(folder: string): Promise<{ port: number; child: ChildProcess }> {
  const { executablePath, env } = await findChromium();
  const port = randomInt(40_000, 50_000);
  const own = [
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${path.join(folder, "browser")}`,
  ];
  const child = spawn(executablePath, [...QUIET_ARGUMENTS, ...own, "about:blank"], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))
      return { port, child };
    if (child.exitCode !== null) await ended;
    await sleep(100);
  }
  child.kill("SIGKILL");
  throw new Error("the browser did not open");
}

/** A tracking page is not for search engines: that it says so is no fault. */
const skippedOn = (url: string): string[] =>
  url.includes("/suivi/") ? ["--skip-audits=is-crawlable"] : [];

async function look(url: string, port: number, folder: string): Promise<Report> {
  const file = path.join(folder, "report.json");
  const named = process.env.LIGHTHOUSE;
  const [program, ...first] = named ? [named] : ["npx", "--yes", LIGHTHOUSE];
  const options = [`--port=${port}`, "--output=json", `--output-path=${file}`, "--quiet"];
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  await promisify(execFile)(
    program ?? "npx",
    [...first, url, ...options, only, "--throttling-method=simulate", ...skippedOn(url)],
    { cwd: tmpdir(), timeout: 300_000, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(readFileSync(file, "utf8")));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function marksOf(reports: readonly Report[]): Marks {
  const of = (name: string): number =>
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
  };
}

/** What the last run found wrong, without the measures, which the mark of performance holds together. */
const faultsOf = (reports: readonly Report[]): string[] =>
  Object.values(reports.at(-1)?.audits ?? {}).flatMap(({ score, scoreDisplayMode, title }) =>
    scoreDisplayMode === "binary" && score === 0 ? [title] : [],
  );
