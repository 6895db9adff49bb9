/** What axe finds wrong in a page, and where the page stands when axe gives no answer. */
import axe, { type RunOptions } from "axe-core";
import type { CDPSession, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";

/** WCAG 2.2 AA and good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Milliseconds: the largest screen needs two seconds on a loaded machine. */
const LONGEST_LOOK = 60_000;
const LONGEST_PAUSE = 10_000;

/**
 * axe gave no answer. Seen twice in some twenty runs, both times on the open list of notifications made narrow, and
 * in none of 200 tries to see it again: whoever meets it finds here the functions that ran.
 */
export class NoAnswer extends Error {
  /** True when a script of the page blocks it: a fault of the product. */
  readonly isOfPage: boolean;

  /** @param running functions with their scripts, the innermost first; none when the page was idle. */
  constructor(address: string, running: readonly string[]) {
    super(`axe gives no answer on ${address}: ${running.join(" < ") || "the page is idle"}`);
    this.isOfPage = running[0]?.includes("/assets/") ?? false;
  }
}

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** Started before a page can be blocked: a blocked page takes none. */
function debuggerOf(page: Page): Promise<CDPSession> {
  const started = debuggers.get(page) ?? startDebugger(page);
  debuggers.set(page, started);
  return started;
}

async function startDebugger(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Debugger.enable");
  return session;
}

/** What the page runs now, which is then ended. */
async function interrupt(session: CDPSession): Promise<string[]> {
  const paused = new Promise<string[]>((resolve) =>
    session.once("Debugger.paused", ({ callFrames }) =>
      resolve(callFrames.map(({ functionName, url }) => `${functionName || "?"} ${url}`)),
    ),
  );
  await session.send("Debugger.pause");
  const running = await Promise.race([paused, sleep(LONGEST_PAUSE, [], { ref: false })]);
  await session.send("Debugger.resume").catch(() => null);
  await session.send("Runtime.terminateExecution");
  return running;
}

/** The whole page, or the dialog that stands above it, when there is one. */
type Part = "page" | "dialog";

/** One line for each target that breaks a rule. Throws `NoAnswer`; the page can be opened again after it. */
export async function violationsIn(page: Page, part: Part): Promise<string[]> {
  const session = await debuggerOf(page);
  const said = look(page, part);
  const late = sleep(LONGEST_LOOK, undefined, { ref: false });
  const answer = await Promise.race([said, late]);
  if (answer) return answer;
  // Its evaluation ends in an error once the page is interrupted: the one below says more.
  said.catch(() => null);
  throw new NoAnswer(page.url(), await interrupt(session));
}

/** axe is loaded once for each document, and says only what is wrong: half of its time. No screen has frames. */
async function look(page: Page, part: Part): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const loaded = await page.evaluateHandle<typeof axe>("axe");
  const options: RunOptions = {
    runOnly: RULES,
    resultTypes: ["violations"],
    // Style sheets are fetched again for one experimental rule only, which is not among ours.
    preload: { assets: ["media"] },
  };
  return loaded.evaluate(
    async ({ run }, [asked, within]) => {
      /** What a bar covers at this place of the page is measured again where nothing covers it. */
      const isSmall = async (selector: string): Promise<boolean> => {
        const target = document.querySelector(selector);
        target?.scrollIntoView({ block: "center" });
        const again = await run(target ?? document, { ...asked, runOnly: ["target-size"] });
        return again.violations.length > 0;
      };
      const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
      const above = within === "dialog" ? dialogs.findLast((one) => one.checkVisibility()) : null;
      const said: string[] = [];
      const { violations } = await run(above ?? document, asked);
      for (const { id, help, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          if (id !== "target-size" || (await isSmall(target.join(" "))))
            said.push(`${id}: ${help} — ${target.join(" ")}\n${failureSummary}`);
      return said;
    },
    [options, part] as const,
  );
}
