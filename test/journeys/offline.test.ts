/** A technician's morning in a cellar: what was read in town is still there, says from when it is, and goes with the session. */
import { expect, test, type Page } from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { fileRepair, planVisit } from "./records.ts";
import { deskOf, MARC, nameFor, signInByForm, TOUCH } from "./steps.ts";

const HUGO = "hugo@atelier-garonne.test";

test.use({ serviceWorkers: "allow" });
// The worker loads the whole office, beside three other stories that do so too.
test.describe.configure({ timeout: 300_000 });

/** The worker answers for the page, and holds every script of the office. */
const ready = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return navigator.serviceWorker.controller !== null && Math.max(0, ...counts) > 100;
  });

/** Looked into only where it exists: opening makes an empty one. */
const keptAnswers = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "etabli-kept")) return 0;
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open("etabli-kept");
    opening.addEventListener("success", () => {
      const { result } = opening;
      const counting = result.transaction("answers").objectStore("answers").count();
      counting.addEventListener("success", () => {
        result.close();
        resolve(counting.result);
      });
    });
    return promise;
  });

test(
  "the round and a sheet that nobody opened are read without network, and gone after the sign-out",
  TOUCH,
  async ({ page, context }) => {
    const name = nameFor("CAVE");
    const desk = await deskOf(MARC);
    const { me } = await (await (await deskOf(HUGO)).get("/api/v1/auth/check")).json();
    const repair_id = await fileRepair(desk, name);
    // In the evening, where no other story plans anything.
    const day = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 1);
    await planVisit(desk, { repair_id, user_id: me.id, day, from: "20:00", to: "20:30" });
    // A session of its own: it ends with the sign-out.
    await page.goto("/app/connexion");
    await signInByForm(page, HUGO);
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    const asked = new Set<string>();
    page.on("requestfinished", (request) => {
      if (!request.url().endsWith("/api/graphql")) return;
      const { operationName, variables } = request.postDataJSON();
      // Sent ahead of the scripts for the home of the desk; the round of a technician takes no answer of it.
      if (operationName !== "waiting") asked.add(JSON.stringify([operationName, variables]));
    });
    await page.goto("/app");
    await expect.poll(() => ready(page), { timeout: 150_000 }).toBe(true);
    await expect
      .poll(() => [...asked].some((question) => question.includes(repair_id)), { timeout: 150_000 })
      .toBe(true);
    await expect.poll(() => keptAnswers(page)).toBeGreaterThanOrEqual(asked.size);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Hors-ligne")).toBeVisible();
    await page.goto(`/app/sheet/${repair_id}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(/^vu à \d\d?\s?h/)).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText("Hors-ligne")).toHaveCount(0);
    await page.goto("/app/logout");
    await expect(page.getByLabel("Mot de passe", { exact: true })).toBeVisible();
    expect(await keptAnswers(page)).toBe(0);
  },
);
