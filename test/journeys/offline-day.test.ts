/** A technician's day begun in town, lived in cellars, ended in town: what was done there is on the server once, in its order. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { addDays, dateOf, DEFAULT_ZONE, toInstant, type LocalDate } from "../../src/domain/time.ts";
import { fileRepair, planVisit } from "./records.ts";
import { anotherAs, ask, deskOf, enterAs, MARC, nameFor, ONCE, TOUCH } from "./steps.ts";

const HUGO = "hugo@atelier-garonne.test";

test.use({ serviceWorkers: "allow" });
// The worker loads the whole office, beside three other stories that do so too.
test.describe.configure({ timeout: 300_000 });
const LOADED = { timeout: 150_000 };

/** On a day of its own, far away: no other visit is before it. */
async function visitOf(lastname: string): Promise<{ repair_id: string; day: LocalDate }> {
  const desk = await deskOf(MARC);
  const repair_id = await fileRepair(desk, lastname);
  const { me } = await (await (await deskOf(HUGO)).get("/api/v1/auth/check")).json();
  const day = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 220 + lastname.length);
  await planVisit(desk, { repair_id, user_id: me.id, day, from: "08:00", to: "09:00" });
  return { repair_id, day };
}

/** The office holds its scripts, and the day was read ahead. */
async function prepared(page: Page, repair_id: string): Promise<void> {
  const ready = page.waitForResponse(
    (response) => (response.request().postData() ?? "").includes(`{"id":"${repair_id}"}`),
    LOADED,
  );
  await page.goto("/app");
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          const names = await caches.keys();
          const counts = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).length),
          );
          return navigator.serviceWorker.controller !== null && Math.max(0, ...counts) > 100;
        }),
      LOADED,
    )
    .toBe(true);
  await ready;
  // An answer is kept once the page rests.
  await page.waitForTimeout(1_000);
}

const waiting = (page: Page, count: number) =>
  page.getByRole("button", {
    name: count === 1 ? /^1 action en attente/ : new RegExp(`^${count} actions en attente`),
  });

type Done = {
  repair: {
    items: { type: string; payload: { description?: string }; created_at: string }[];
    work_times: { minutes: number | null }[];
    spare_parts: { description: string }[];
    intakes: { signed_by: string }[];
    photos: { filename: string }[];
    events: { status: string; arrived_at: string | null }[];
  };
};
const DONE = `query ($id: ID!) { repair(id: $id) { items { type payload created_at } work_times { minutes }
  spare_parts { description } intakes { signed_by } photos { filename } events { status arrived_at } } }`;
const doneOf = async (desk: APIRequestContext, id: string) =>
  (await ask<Done>(desk, DONE, { id })).repair;

const notesIn = ({ items }: Done["repair"]): string[] =>
  items.flatMap(({ type, payload }) =>
    type === "NotesAdded" && payload.description ? [payload.description] : [],
  );

const photo = async (): Promise<Buffer> => {
  const create = { width: 900, height: 600, channels: 3, background: "#678" } as const;
  return sharp({ create }).jpeg().toBuffer();
};

test(
  "a visit without network, from « J’y suis » to « Fait », leaves by itself when the line is back",
  TOUCH,
  async ({ page, context }) => {
    const name = nameFor("CAVE");
    const { repair_id, day } = await visitOf(name);
    await page.clock.setFixedTime(`${day}T08:05:00.000Z`);
    await enterAs(page, HUGO);
    await prepared(page, repair_id);

    await context.setOffline(true);
    await page.reload();
    const visit = page.getByRole("article");
    await expect(visit).toContainText(name);
    await visit.getByRole("button", { name: "J’y suis" }).tap();
    await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
    await expect(visit.getByRole("button", { name: "Fait" })).toBeVisible();
    await expect(waiting(page, 1)).toBeVisible();

    await visit.getByRole("link", { name: "Fiche" }).tap();
    const bar = page.getByRole("group", { name: "Sur place" });
    const timer = page.getByRole("button", { name: "Démarrer" });
    await timer.tap();
    await expect(page.getByRole("button", { name: "Arrêter" })).toBeVisible();
    await page.clock.setFixedTime(`${day}T08:45:00.000Z`);
    await page.getByRole("button", { name: "Arrêter" }).tap();
    await expect(page.getByText(/40\s?min/).first()).toBeVisible();

    await bar.getByRole("button", { name: "Note" }).tap();
    await page.getByRole("dialog").getByLabel("Nouvelle note").fill("Joint remplacé.");
    await page.getByRole("dialog").getByRole("button", { name: "Ajouter la note" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const journal = page.locator("[data-part=timeline]");
    await expect(journal).toContainText("Joint remplacé.");
    await expect(journal).toContainText("attend le réseau");

    await page.getByRole("button", { name: "Ajouter une pièce" }).tap();
    await page.getByRole("dialog").getByLabel("Pièce", { exact: true }).fill("Joint de hublot");
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).tap();
    await expect(page.getByText("Joint de hublot").first()).toBeVisible();

    await page.getByRole("button", { name: "Recevoir l’appareil" }).first().tap();
    const reception = page.getByRole("dialog", { name: "Réception de l’appareil" });
    const condition = reception.getByLabel("Précision");
    await condition.fill("Rayure sur le dessus");
    // What is typed while a dialog opens is written a moment later, and forgotten when the pen goes elsewhere first.
    await expect(condition).toHaveValue("Rayure sur le dessus");
    const frame = reception.getByRole("img", { name: /^Cadre de signature/ });
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (!box) throw new Error("no frame");
    await page.mouse.move(box.x + 20, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await reception.getByRole("button", { name: "Recevoir l’appareil" }).tap();
    await expect(reception).toHaveCount(0);

    const chosen = page.waitForEvent("filechooser");
    await bar.getByRole("button", { name: /^Photo/ }).tap();
    const file = { name: "hublot.jpg", mimeType: "image/jpeg", buffer: await photo() };
    await (await chosen).setFiles([file]);
    await expect(bar.getByRole("button", { name: "Photo (1)" })).toBeVisible();

    // The telephone was put away: the page is opened again in the same cellar.
    await page.reload();
    await expect(waiting(page, 6)).toBeVisible();
    await expect(journal).toContainText("Joint remplacé.");
    await bar.getByRole("button", { name: "Fait" }).tap();
    await expect(waiting(page, 7)).toBeVisible();
    await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
    // While the message is there: it lasts six seconds, and does not cover what it speaks of.
    await waiting(page, 7).tap({ timeout: 3_000 });
    const list = page.getByRole("dialog", { name: "En attente sur cet appareil" });
    await expect(list.getByRole("listitem")).toHaveText([
      /J’y suis/,
      /Temps passé\s: démarré/,
      /Temps passé\s: arrêté/,
      /Note\s: Joint remplacé\./,
      /Pièce\s: Joint de hublot/,
      /Appareil reçu, signé par/,
      /Rendez-vous\s: Fait/,
    ]);
    await page.keyboard.press("Escape");

    await context.setOffline(false);
    await expect(page.getByRole("button", { name: /en attente/ })).toHaveCount(0, {
      timeout: 30_000,
    });
    const desk = await deskOf(MARC);
    await expect.poll(async () => (await doneOf(desk, repair_id)).photos.length).toBe(1);
    const done = await doneOf(desk, repair_id);
    expect(notesIn(done)).toEqual(["Joint remplacé."]);
    expect(done.items.filter(({ type }) => type === "TechnicianArrived")).toHaveLength(1);
    expect(done).toMatchObject({
      work_times: [{ minutes: 40 }],
      spare_parts: [{ description: "Joint de hublot" }],
      intakes: [{ signed_by: expect.stringContaining(name) }],
      events: [{ status: "DONE", arrived_at: expect.any(String) }],
    });
    await expect(journal).not.toContainText("attend le réseau");
  },
);

test("what the desk changed meanwhile is shown beside what was done in the cellar, and chosen", async ({
  page,
  context,
}) => {
  const name = nameFor("CROISEE");
  const { repair_id, day } = await visitOf(name);
  await page.clock.setFixedTime(`${day}T08:05:00.000Z`);
  await enterAs(page, HUGO);
  await prepared(page, repair_id);
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Statut : Devis à faire/ }).click();
  await page.getByRole("menuitem", { name: "Prêt à réparer" }).click();
  await expect(page.getByRole("button", { name: /^Statut : Prêt à réparer/ })).toBeVisible();
  await page.getByLabel("Nouvelle note").fill("Carte brûlée.");
  await page.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(waiting(page, 2)).toBeVisible();

  const desk = await deskOf(MARC);
  const MOVE = `mutation ($id: ID!) { result: setRepairStatus(repair_id: $id, status: "Attente de pièces") { ... on Refusal { refused } } }`;
  await ask(desk, MOVE, { id: repair_id });
  await context.setOffline(false);

  // The note leaves by itself; the status waits for a person.
  const mark = page.getByRole("button", { name: "1 action en attente, dont 1 à régler" });
  await expect(mark).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Statut : Attente de pièces/ })).toBeVisible();
  expect(notesIn(await doneOf(desk, repair_id))).toEqual(["Carte brûlée."]);
  await mark.click();
  const list = page.getByRole("dialog", { name: "En attente sur cet appareil" });
  const choice = list.getByRole("group", { name: "Statut" });
  await expect(choice).toContainText("Prêt à réparer");
  await expect(choice).toContainText("Attente de pièces");
  await choice.getByRole("button", { name: "Prendre l’autre" }).click();
  await expect(list).toContainText("Tout est parti");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /en attente/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Statut : Attente de pièces/ })).toBeVisible();
});

test(
  "forty notes of two telephones, a line cut thirty times: each is there once, in its order",
  ONCE,
  async ({ page, browser, baseURL }) => {
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("COUPEE"));
    await enterAs(page, HUGO);
    const other = await anotherAs(browser, HUGO, { baseURL: baseURL ?? "" });
    const cuts = { left: 30, before: 0, after: 0 };
    const chance = seeded(20_261_128);
    const pages = [page, other];
    for (const one of pages) {
      await one.route("**/api/graphql", async (route) => {
        if (!route.request().headers()["idempotency-key"]) return route.continue();
        const dice = chance();
        if (cuts.left === 0 || dice > 0.6) return route.continue();
        cuts.left -= 1;
        if (dice > 0.3) {
          cuts.before += 1;
          return route.abort("connectionreset");
        }
        // The server did it; its answer never came.
        cuts.after += 1;
        await route.fetch();
        return route.abort("connectionreset");
      });
      await one.goto(`/app/sheet/${repair_id}`);
    }
    const written = pages.map((_, number) =>
      Array.from({ length: 20 }, (__, turn) => `Appareil ${number + 1}, point ${turn + 1}.`),
    );
    const write = async (one: Page, notes: readonly string[]) => {
      for (const note of notes) {
        await one.getByLabel("Nouvelle note").fill(note);
        await one.getByRole("button", { name: "Ajouter la note" }).click();
        await expect(one.getByLabel("Nouvelle note")).toHaveValue("");
        if (note.includes("point 9.")) await one.reload();
      }
    };
    await Promise.all(pages.map((one, number) => write(one, written[number] ?? [])));
    for (const one of pages)
      await expect
        .poll(
          async () => {
            // Sooner than the queue's own patience.
            await one.evaluate(() => dispatchEvent(new Event("online")));
            return one.getByRole("button", { name: /en attente/ }).count();
          },
          { timeout: 60_000 },
        )
        .toBe(0);
    const notes = notesIn(await doneOf(await deskOf(MARC), repair_id));
    for (const [number, mine] of written.entries())
      expect(notes.filter((note) => note.startsWith(`Appareil ${number + 1},`))).toEqual(mine);
    expect(cuts.left).toBe(0);
    expect(Math.min(cuts.before, cuts.after)).toBeGreaterThan(5);
    await other.context().close();
  },
);

/** The same throws at each run (mulberry32, public domain). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
