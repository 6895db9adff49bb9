/** What several parts or screens show is asked for once while its changes are heard, and by each screen while they are not. */
import { expect, test, type Page } from "@playwright/test";
import { settle } from "../screens.ts";
import { enterAs, MARC, ONCE } from "./steps.ts";
import { deskAt, openWizard } from "./wizard-desk.ts";

const LIVE = "**/api/v1/live*";

type Sent = { operationName: string; variables?: object };

/** What the page has asked for since this was last called. */
function sentBy(page: Page): () => Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/graphql")) sent.push(request.postDataJSON());
  });
  return () => sent.splice(0);
}

/** The operations that the page has sent since this was last called. */
function operationsOf(page: Page): () => string[] {
  const sent = sentBy(page);
  return () => sent().map(({ operationName }) => operationName);
}

/** From the agenda to the parts that are awaited and back; both show the shop's people and hours. */
async function goThereAndBack(page: Page): Promise<void> {
  for (const [link, title] of [
    ["Pièces attendues", "Pièces attendues"],
    ["Agenda", "Agenda"],
  ] as const) {
    const answered = page.waitForResponse("**/api/graphql");
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await answered;
    await settle(page);
  }
}

/** Stories told at the same time change the shop, and would make every screen ask for it. */
function hearNoChange(): void {
  const source: object = EventSource.prototype;
  const addEventListener = new Proxy(Reflect.get(source, "addEventListener"), {
    apply(add, self, given) {
      Object.assign(globalThis, { streamOfStory: self });
      return given[0] === "changed" ? undefined : Reflect.apply(add, self, given);
    },
  });
  Object.assign(source, { addEventListener });
}

/** As the server says it when it was away from its database. */
const sayThatAllMayHaveChanged = (): boolean =>
  Reflect.get(globalThis, "streamOfStory").dispatchEvent(
    new MessageEvent("resync", { data: "{}" }),
  );

test("from screen to screen the shop is not asked for again", ONCE, async ({ page }) => {
  await page.addInitScript(hearNoChange);
  await enterAs(page, MARC);
  const stream = page.waitForResponse(LIVE);
  await page.goto("/app/agenda");
  await stream;
  await settle(page);
  // What the first screen was answered before the stream was open is asked for once more.
  await goThereAndBack(page);
  const operations = operationsOf(page);
  await goThereAndBack(page);
  expect(operations().filter((name) => name === "shop")).toEqual([]);
});

test("while no change is heard, each screen asks for the shop", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  await page.route(LIVE, (route) => route.abort());
  await page.goto("/app/agenda");
  await settle(page);
  const operations = operationsOf(page);
  await goThereAndBack(page);
  expect(operations().filter((name) => name === "shop").length).toBeGreaterThan(1);
});

async function askedAfterChange(page: Page): Promise<string[]> {
  const sent = sentBy(page);
  const answered = page.waitForResponse("**/api/graphql");
  await page.evaluate(sayThatAllMayHaveChanged);
  await answered;
  await settle(page);
  return sent().map(({ operationName, variables }) => JSON.stringify([operationName, variables]));
}

for (const address of ["/app/client", "/app/agenda"])
  test(`${address} asks for each thing once when something changed`, ONCE, async ({ page }) => {
    await page.addInitScript(hearNoChange);
    await enterAs(page, MARC);
    await page.goto(address);
    await settle(page);
    const asked = await askedAfterChange(page);
    expect(asked).toEqual([...new Set(asked)]);
  });

test("a wizard without client asks for none when something changed", ONCE, async ({ page }) => {
  await page.addInitScript(hearNoChange);
  await enterAs(page, MARC);
  await openWizard(deskAt(page, "keyboard alone"));
  await settle(page);
  expect((await askedAfterChange(page)).join()).not.toContain('id":""');
});
