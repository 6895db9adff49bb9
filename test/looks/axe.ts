/** What axe finds wrong in a page, and where the page stands when axe gives no answer. */
import axe, { type RunOptions } from "axe-core";
import type { CDPSession, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";

/** WCAG 2.2 AA and good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Milliseconds: the largest screen needs two seconds on a loaded machine. */
const LONGEST_LOOK = 60_000;
const LONGEST_PAUSE = 10_000;

type Watch = { session: CDPSession; scripts: Map<string, string> };
const watches = new WeakMap<Page, Promise<Watch>>();

/** Started before a page can be blocked: a blocked page takes no debugger. */
function watchOf(page: Page): Promise<Watch> {
  const started = watches.get(page) ?? startWatch(page);
  watches.set(page, started);
  return started;
}

async function startWatch(page: Page): Promise<Watch> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  session.on("Debugger.scriptParsed", ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send("Debugger.enable");
  return { session, scripts };
}

/** The functions that run now, the innermost first: none when the page is idle. They are ended. */
async function interrupt({ session, scripts }: Watch): Promise<string[]> {
  const paused = new Promise<string[]>((resolve) =>
    session.once("Debugger.paused", ({ callFrames }) =>
      resolve(
        callFrames.map(({ functionName, location: { scriptId, lineNumber, columnNumber } }) => {
          const place = `${scripts.get(scriptId)}:${lineNumber}:${columnNumber}`;
          return `${functionName || "?"} ${place}`;
        }),
      ),
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

/** One line for each target that breaks a rule. A page that a script blocks is a failure, which names the script. */
export async function violationsIn(page: Page, part: Part): Promise<string[]> {
  const watch = await watchOf(page);
  const said = look(page, part);
  const late = sleep(LONGEST_LOOK, undefined, { ref: false });
  const answer = await Promise.race([said, late]);
  if (answer) return answer;
  // Its evaluation ends in an error once the page is interrupted: the one below says more.
  said.catch(() => null);
  throw new Error(
    `no answer from ${page.url()}, which runs\n${(await interrupt(watch)).join("\n")}`,
  );
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
