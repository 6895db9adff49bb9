/** What comes back in the agenda, what becomes an intervention, and what fills a hole of the day. */
import { expect, test, type Page } from "@playwright/test";
import { addDays, parseLocalDate } from "../../src/domain/time.ts";
import { colleague, dayFor, item, plan } from "./agenda-steps.ts";
import { fileClient, fileRepair, fileWaiting, planVisit } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE, phoneOf, said, STREET, TOWN } from "./steps.ts";
import { settle } from "../screens.ts";
import { chooseType, deskAt, findClient, newAppliance, step, wizard } from "./wizard-desk.ts";

const after = (day: string, days: number): string => {
  const date = parseLocalDate(day);
  if (!date) throw new Error(`${day} is no date`);
  return addDays(date, days);
};
const cell = (page: Page, day: string, row: string) => page.locator(`[data-cell="${day} ${row}"]`);
const dialog = (page: Page, name: string | RegExp = "Rendez-vous") =>
  page.getByRole("dialog", { name });

test.beforeEach(({ page }) => enterAs(page, MARC));

test(
  "two people are away every other week; one time is moved, then those that follow, then they end",
  ONCE,
  async ({ page }) => {
    const day = dayFor(13);
    const [karim, lea] = [await colleague("Karim"), await colleague("Léa")];
    const notes = nameFor("Formation");
    // Léa is taken that morning in four weeks: that day is left out, and named.
    const taken = { day: after(day, 28), from: "09:00", to: "10:00", notes: "Salon" };
    await plan({ ...taken, user_id: lea });
    const asked = new URLSearchParams({
      date: day,
      appointemnt: "new",
      event_kind: "Congé / indisponibilité",
      assigned_to: JSON.stringify([karim]),
    });
    await page.goto(`/app/agenda?${asked}`);
    const created = dialog(page, "Nouveau rendez-vous");
    await created.getByLabel("Heure de début").fill("08:00");
    await created.getByLabel("Heure de fin").fill("12:00");
    await created.getByText("Léa Fontaine", { exact: true }).click();
    await created.getByLabel("Notes du rendez-vous").fill(notes);
    await created.getByLabel("Répétition").selectOption("Toutes les deux semaines");
    await created.getByLabel("Jusqu’au").fill(after(day, 1));
    await expect(created.getByText("assez loin pour revenir une fois")).toBeVisible();
    await created.getByLabel("Jusqu’au").fill(after(day, 56));
    await expect(created.getByText(said("5 fois, la dernière le"))).toBeVisible();
    await created.getByRole("button", { name: "Je créé ce rendez-vous" }).click();
    await expect(page.getByText(said("Répété 3 fois"))).toContainText(said("déjà pris"));

    const week = (days: number) => page.goto(`/app/agenda?date=${after(day, days)}&view=week`);
    await week(14);
    for (const row of [karim, lea])
      await expect(cell(page, after(day, 14), row)).toContainText(notes);
    await item(page, notes).first().click();
    await expect(dialog(page).getByText(said("Toutes les deux semaines jusqu’au"))).toBeVisible();
    await dialog(page).getByLabel("Date", { exact: false }).first().fill(after(day, 15));
    await dialog(page).getByRole("button", { name: "Je modifie ce rendez-vous" }).click();
    const which = dialog(page, "Modifier lesquels");
    await which.getByRole("button", { name: "Ne rien changer" }).click();
    await dialog(page).getByRole("button", { name: "Je modifie ce rendez-vous" }).click();
    await which.getByRole("button", { name: "Celui-ci et les 2 suivants" }).click();
    await expect(cell(page, after(day, 15), karim)).toContainText(notes);
    await week(42);
    await expect(cell(page, after(day, 43), lea)).toContainText(notes);

    await item(page, notes).first().click();
    await expect(dialog(page).getByText(said("Toutes les deux semaines jusqu’au"))).toBeVisible();
    await settle(page);
    await dialog(page).getByRole("button", { name: "Supprimer" }).click();
    await dialog(page, "Supprimer lesquels")
      .getByRole("button", { name: "Celui-ci et le suivant" })
      .click();
    await expect(item(page, notes)).toHaveCount(0);
    await week(56);
    await expect(page.getByRole("table", { name: "Semaine par personne" })).toBeVisible();
    await expect(item(page, notes)).toHaveCount(0);
    await week(0);
    await expect(cell(page, day, karim)).toContainText(notes);
  },
);

test(
  "an appointment becomes an intervention: its hour, person, place and notes are kept",
  ONCE,
  async ({ page }) => {
    const [day, user_id, lastname] = [dayFor(12), await colleague("Karim"), nameFor("DEVIENT")];
    const address = {
      ...TOWN,
      street: STREET,
      complement: "",
      country: "France",
      lat: null,
      lon: null,
    };
    const addresses = [{ ...address, tags: ["intervention"] }];
    await fileClient(await deskOf(MARC), lastname, { addresses });
    const notes = nameFor("Rappeler Mme");
    await plan({ day, from: "14:00", to: "15:30", notes, user_id });
    await page.goto(`/app/agenda?date=${day}&view=day&columns=true&users=${user_id}`);
    await item(page, notes).click();
    await dialog(page).getByRole("button", { name: "En faire une intervention" }).click();
    const desk = deskAt(page, "keyboard alone");
    await expect(wizard(page).getByRole("radio").first()).toBeFocused();
    await chooseType(desk, "Diagnostic / Devis");
    await expect(wizard(page).getByRole("radio", { name: "Chez le client" })).toBeChecked();
    await desk.press("Enter");
    await findClient(desk, phoneOf(lastname), lastname);
    await newAppliance(desk, "machine a laver", "Lave-linge");
    for (const name of ["Symptômes", "Précisions", "Rendez-vous"]) {
      await wizard(page).getByRole("button", { name: "Suivant", exact: true }).click();
      await expect(step(page, name)).toBeVisible();
    }
    await expect(wizard(page).getByLabel("Heure de début")).toHaveValue("14:00");
    await expect(wizard(page).getByLabel("Heure de fin")).toHaveValue("15:30");
    await expect(wizard(page).getByRole("checkbox", { name: "Karim Benali" })).toBeChecked();
    await expect(wizard(page).getByLabel("Notes du rendez-vous")).toHaveValue(notes);
    await expect(wizard(page).getByText(said("Quelqu’un est déjà pris"))).toHaveCount(0);
    await desk.create();
    await expect(wizard(page)).toHaveCount(0);
    const visits = page.locator("[data-part=item]");
    await expect(visits).toHaveCount(1);
    await expect(visits).toContainText(lastname.split(" ")[0] ?? "");
    await expect(visits).toContainText(said("14 h"));
  },
);

const MURET = { lat: 43.4616, lon: 1.3263 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };

/** Muret, Blagnac, then Muret again; another technician goes out once. Answers the name of the last client of Muret. */
async function planZigzag(day: string, [user_id, other]: readonly [string, string]) {
  const desk = await deskOf(MARC);
  const last = nameFor("RETOUR");
  for (const [lastname, who, from, to, place] of [
    [nameFor("ALLER"), user_id, "08:00", "09:00", MURET],
    [nameFor("DÉTOUR"), user_id, "09:45", "10:45", BLAGNAC],
    [last, user_id, "13:30", "14:30", MURET],
    [nameFor("AILLEURS"), other, "08:00", "09:00", BLAGNAC],
  ] as const) {
    const repair_id = await fileRepair(desk, lastname);
    await planVisit(desk, { repair_id, user_id: who, day, from, to, place });
  }
  return last;
}

/** Each page that the browser prints has the heading of one technician. */
async function expectPrinted(page: Page, headings: readonly RegExp[]): Promise<void> {
  // The part for paper is fetched after the screen is shown.
  await expect(async () => {
    await page.evaluate(() => {
      const keep = () => {
        const heads = document.querySelectorAll("[data-part=round-pages] header");
        document.body.dataset.paper = [...heads].map(({ textContent }) => textContent).join("\n");
      };
      addEventListener("beforeprint", keep, { once: true });
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const paper = await page.evaluate(() => document.body.dataset.paper?.split("\n"));
    expect(paper).toEqual(headings.map((heading) => expect.stringMatching(heading)));
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(headings.length);
  }).toPass({ timeout: 60_000 });
}

test(
  "a hole of the day is filled in one press; a day is printed a page a technician, then takes a shorter order",
  ONCE,
  async ({ page }) => {
    const [day, user_id, lastname] = [dayFor(16), await colleague("Karim"), nameFor("ATTEND")];
    await fileWaiting(await deskOf(MARC), lastname);
    const at = (date: string) => `/app/agenda?date=${date}&view=day&columns=true&users=${user_id}`;
    const fill = page.getByRole("button", { name: "Combler un trou" });
    // Further ahead than anybody plans: nothing would fit.
    await page.goto(at(dayFor(410)));
    await expect(page.getByRole("button", { name: "Aujourd’hui" })).toBeVisible();
    await expect(fill).toBeHidden();
    await page.goto(at(day));
    await fill.click();
    const holes = dialog(page, /Combler un trou/);
    // Its own row: the others may say that they are near it.
    const own = page.locator("strong", { hasText: lastname });
    const row = holes.getByRole("listitem").filter({ has: own });
    await expect(row).toContainText(/Karim Benali, .*(min de route|sans détour)/);
    await row.getByRole("button", { name: "Planifier" }).click();
    await expect(row).toHaveCount(0);
    await holes.press("Escape");
    await expect(item(page, lastname)).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(item(page, lastname)).toHaveCount(0);

    const other = await colleague("Léa");
    const next = after(day, 1);
    const last = await planZigzag(next, [user_id, other]);
    await page.goto(`/app/agenda?date=${next}&view=day&columns=true&users=${user_id},${other}`);
    await expect(item(page, last)).toContainText(said("15 h 30 – 16 h 30"));
    await expectPrinted(page, [/^Tournée du .*Karim Benali$/, /^Tournée du .*Léa Fontaine$/]);
    await expect(page.locator("[data-part=round-pages]")).toHaveCount(0);

    await page.getByRole("button", { name: "Réorganiser la journée" }).click();
    const round = dialog(page, /Réorganiser la journée/);
    await expect(round.getByRole("status")).toContainText(/\d.* de route en moins/);
    for (const title of ["Prévu", "Proposé"])
      await expect(round.getByRole("img", { name: said(`${title} : 3 étapes`) })).toBeVisible();
    await round.getByRole("button", { name: "Prendre cet ordre" }).click();
    await expect(round).toHaveCount(0);
    await expect(page.getByText(said("Journée réorganisée"))).toBeVisible();
    await expect(item(page, last)).not.toContainText(said("15 h 30 – 16 h 30"));
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(item(page, last)).toContainText(said("15 h 30 – 16 h 30"));

    await page.getByRole("button", { name: "Réorganiser la journée" }).click();
    await round.getByLabel("Tournée de").selectOption("Toute l’équipe");
    await expect(round.getByRole("status")).toContainText(/\d.* de route en moins/);
    const karim = round.getByRole("region", { name: "Karim Benali" });
    for (const title of ["Prévu", "Proposé"])
      await expect(karim.getByRole("img", { name: said(`${title} : `) })).toBeVisible();
    await round.getByRole("button", { name: "Prendre cet ordre" }).click();
    await expect(round).toHaveCount(0);
    await expect(item(page, last)).not.toContainText(said("15 h 30 – 16 h 30"));
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(item(page, last)).toContainText(said("15 h 30 – 16 h 30"));
  },
);

test(
  "the places of a visit are proposed on the sheet, the board's card and its list, and undone in one press",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("PLACE");
    const repair_id = await fileWaiting(await deskOf(MARC), lastname);
    const find = page.getByRole("button", { name: "Trouver une place" });
    const places = dialog(page, "Trouver une place");
    const planned = page.getByRole("region", { name: "Rendez-vous" }).getByRole("listitem");
    await page.goto(`/app/sheet/${repair_id}`);
    await find.click();
    // The last one is not what the other stories of these weeks take.
    const place = places.getByRole("listitem").last();
    await expect(place).toContainText(/(min de route|sans détour)/);
    await expect(place).toContainText("Annoncé");
    await place.getByRole("button", { name: /^Planifier/ }).click();
    await expect(places).toHaveCount(0);
    await expect(planned).toHaveCount(1);
    await expect(find).toHaveCount(0);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(find).toBeVisible();
    await expect(planned).toHaveCount(0);

    await page.goto(`/app/repair?text=${encodeURIComponent(lastname)}`);
    const card = page.locator(`[data-card="${repair_id}"]`);
    await card.getByRole("button", { name: /Changer de statut/ }).click();
    await page.getByRole("menuitem", { name: "Trouver une place" }).click();
    await place.getByRole("button", { name: /^Planifier/ }).click();
    await expect(places).toHaveCount(0);
    await expect(page.getByText("Rendez-vous planifié")).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await card.getByRole("button", { name: /Changer de statut/ }).click();
    await expect(page.getByRole("menuitem", { name: "Trouver une place" })).toBeVisible();

    await page.goto(`/app/repair?view=liste&text=${encodeURIComponent(lastname)}`);
    await page.getByRole("button", { name: /Changer de statut/ }).click();
    await page.getByRole("menuitem", { name: "Trouver une place" }).click();
    await expect(place).toContainText("Annoncé");
  },
);
