/** A call between two networks that let nothing through directly: `npm run relay:proof`, which starts a relay. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { arrive, enter, hold, isShown, openBrowser, openCall, relayOnly } from "./call-steps.ts";
import { begin, deskOf, MARC, nameFor } from "./steps.ts";

let browser: Browser;
test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());

/** The kinds of both ends of the way in use: "relay" where a relay stands between. */
const waysOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const connection of globalThis.connections) {
      const report = await connection.getStats();
      const entries: Record<string, unknown>[] = [];
      report.forEach((entry: Record<string, unknown>) => entries.push(entry));
      for (const pair of entries)
        if (pair.type === "candidate-pair" && pair.nominated === true)
          for (const { id, candidateType } of entries)
            if (id === pair.localCandidateId) found.push(String(candidateType));
    }
    return found;
  });

test("where nothing passes directly, the picture comes through the relay", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("TUNNEL"))).repair_id);
  const client = await arrive(browser, call, relayOnly);
  await enter(client);
  const office = await hold(browser, call, MARC, { prepare: relayOnly });
  await isShown(office, "Ce que montre la caméra du client");
  expect(new Set([...(await waysOf(client)), ...(await waysOf(office))])).toEqual(
    new Set(["relay"]),
  );
  await office.getByLabel("Écrire un message").fill("Je vous vois.");
  await office.getByRole("button", { name: "Envoyer" }).click();
  await client.getByRole("button", { name: /^Écrire/ }).click();
  await expect(client.getByLabel("Messages de l’appel").getByText("Je vous vois.")).toBeVisible();
});
