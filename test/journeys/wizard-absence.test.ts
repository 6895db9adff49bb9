/** An absence is an hour of the agenda and no repair; nobody can then book it. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { ask, deskOf, enterAs, nameFor, said, typeIn } from "./steps.ts";
import { deskAt, openWizard, step, WAYS, wizard, type Desk, onceAWay } from "./wizard-desk.ts";

/** He works alone: when he is away, his shop offers nothing. */
const BENOIT = "owner@etabli-du-nord.test";
const WANTED = {
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  zip: "59000",
  city: "Lille",
  category_id: "gros-electromenager",
};

type Slot = { start_at: string; slot_id: string };

async function shopOf(office: APIRequestContext): Promise<string> {
  return (await (await office.get("/api/v1/auth/check")).json()).me.shop_id;
}

async function freeOn(office: APIRequestContext, first: string, days: number): Promise<Slot[]> {
  const search = new URLSearchParams({ ...WANTED, first, days: String(days) });
  const found = await office.get(`/api/v1/shops/${await shopOf(office)}/slots?${search}`);
  return (await found.json()).slots;
}

/** A working day of his without appointments: one for each story and each of its first two tries. */
async function dayFor(office: APIRequestContext, story: number): Promise<string> {
  const soon = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 8);
  const query =
    "query ($from: Instant!, $to: Instant!) { events(from: $from, to: $to) { start_at } }";
  const to = `${addDays(soon, 21)}T23:00:00Z`;
  const { events } = await ask<{ events: Pick<Slot, "start_at">[] }>(office, query, {
    from: `${soon}T00:00:00Z`,
    to,
  });
  const dayOf = ({ start_at }: Pick<Slot, "start_at">): string => start_at.slice(0, 10);
  const busy = new Set(events.map(dayOf));
  const free = [...new Set((await freeOn(office, soon, 21)).map(dayOf))].toSorted();
  const { repeatEachIndex, retry } = test.info();
  const rank = (2 * (repeatEachIndex + retry) + story) % 4;
  const day = free.filter((one) => Number(one.slice(-2)) % 4 === rank && !busy.has(one));
  if (!day[0]) throw new Error("he is away for three weeks already");
  return day[0];
}

/** An absence has no repair. */
async function plannedOn(office: APIRequestContext, day: string): Promise<unknown[]> {
  const query =
    "query ($from: Instant!, $to: Instant!) { events(from: $from, to: $to) { kind repair_id } }";
  const hours = { from: `${day}T06:00:00Z`, to: `${day}T18:00:00Z` };
  return (await ask<{ events: unknown[] }>(office, query, hours)).events;
}

/** A browser takes the figures of a date in the order of its own language, which the machine decides. */
async function giveDay({ page, way }: Desk, day: string): Promise<void> {
  const date = step(page, "Rendez-vous").getByLabel("Date", { exact: false }).first();
  if (way === "pointer") return date.fill(day);
  await expect(date).toBeFocused();
  const [year, month, date_of_month] = day.split("-");
  for (const figures of [`${date_of_month}${month}${year}`, `${month}${date_of_month}${year}`]) {
    await page.keyboard.type(figures);
    if ((await date.inputValue()) === day) return;
    for (let part = 0; part < 3; part++) await page.keyboard.press("ArrowLeft");
  }
  await expect(date).toHaveValue(day);
}

const created = (page: Page) => wizard(page).getByText("Rendez-vous créé");
const plan = (page: Page) => wizard(page).getByRole("button", { name: "Créer le rendez-vous" });

for (const [story, way] of WAYS.entries())
  test(
    `a day off is written in the agenda, and nobody can book it: ${way}`,
    onceAWay(way),
    async ({ page }) => {
      const office = await deskOf(BENOIT);
      const day = await dayFor(office, story);
      const [offered] = await freeOn(office, day, 1);

      await enterAs(page, BENOIT);
      const desk = deskAt(page, way);
      await openWizard(desk);
      const type = step(page, "Type d’intervention");
      await desk.take("6", type.getByText("Congé / indisponibilité", { exact: true }));
      if (way === "pointer") await desk.next();
      await expect(wizard(page).locator("li[data-look='skipped']")).toHaveCount(5);
      await giveDay(desk, day);
      const fullday = step(page, "Rendez-vous").getByLabel("Toute la journée");
      if (way === "pointer") await fullday.check();
      else {
        await typeIn(page, fullday, " ");
        await expect(fullday).toBeChecked();
      }
      const notes = nameFor("Congé");
      await typeIn(page, step(page, "Rendez-vous").getByLabel("Notes du rendez-vous"), notes);
      await (way === "pointer" ? plan(page).click() : desk.press("Control+Enter"));
      await expect(created(page)).toBeVisible();
      await desk.use(wizard(page).getByRole("link", { name: said("Voir ce jour dans l’agenda") }));
      await expect(page).toHaveURL(new RegExp(`date=.*${day}`));
      const wholeDays = page.getByRole("group", { name: "Journées entières" });
      await expect(
        wholeDays.getByRole("button", { name: new RegExp(`Vandewalle.*${notes}`) }),
      ).toBeVisible();

      expect(await plannedOn(office, day)).toEqual([
        { kind: "Congé / indisponibilité", repair_id: null },
      ]);
      expect(await freeOn(office, day, 1)).toEqual([]);
      expect(await book(office, offered)).toBe(409);
    },
  );

/** A visitor had the window on screen before the absence was written. */
async function book(office: APIRequestContext, offered: Slot | undefined): Promise<number> {
  if (!offered) throw new Error("nothing was offered that day");
  const { slot_id: _, ...slot } = offered;
  const { zip, city, category_id, kind, where } = WANTED;
  const answer = await office.post(`/api/v1/shops/${await shopOf(office)}/bookings`, {
    data: {
      booking_id: crypto.randomUUID(),
      kind,
      where,
      appliance: { kind_id: "lave-linge", category_id },
      description: "Le tambour ne tourne plus.",
      client: {
        lastname: "TARDIF",
        firstname: "Camille",
        phone: "06 39 98 00 07",
        email: "tardif@example.org",
      },
      address: { street: "1 rue du Copeau", zip, city },
      slot,
      consents: { cgv: true },
    },
  });
  return answer.status();
}
