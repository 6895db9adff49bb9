/** The screens of the agenda: its views, then its dialogs. */
import type { Page } from "@playwright/test";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  toInstant,
  weekdayOf,
  type Instant,
  type LocalDate,
} from "../src/domain/time.ts";
import { ask, closeDialog, opened } from "./screens-opening.ts";
import type { Placeless } from "./screens.ts";

export type PlannedVisit = { id: string; status: string; start_at: Instant; end_at: Instant };

export function agendaScreens(visits: readonly PlannedVisit[]): Placeless[] {
  const monday = comingMonday();
  const tomorrow = toInstant(Date.now() + 86_400_000);
  const coming = visits.find(({ status, start_at }) => status === "TODO" && start_at > tomorrow);
  return [
    { name: "bureau-agenda-4-jours", path: `/app/agenda?view=4day&date=${monday}` },
    { name: "bureau-agenda-semaine", path: `/app/agenda?view=week&date=${monday}` },
    { name: "bureau-agenda-mois", path: `/app/agenda?view=month&date=${monday}` },
    { name: "bureau-agenda-liste", path: `/app/agenda?view=list&date=${monday}` },
    { name: "bureau-agenda-jour", path: `/app/agenda?view=day&date=${monday}` },
    { name: "bureau-agenda-affichage", path: "", follows: true, open: opened("Affichage") },
    {
      name: "bureau-agenda-reorganiser",
      path: "",
      follows: true,
      open: opened("Réorganiser la journée"),
    },
    { name: "bureau-agenda-combler", path: "", follows: true, open: opened("Combler un trou") },
    {
      name: "bureau-agenda-placer",
      path: "",
      follows: true,
      open: async (page) => {
        await closeDialog(page);
        await page.getByRole("button", { name: "Choisir une heure libre" }).press("Enter");
        await page.locator("[data-part=cursor]").waitFor();
      },
    },
    { name: "bureau-agenda-nouveau", path: "/app/agenda?appointemnt=new" },
    { name: "bureau-agenda-serie", path: "", follows: true, open: openSeriesQuestion },
    { name: "bureau-agenda-rendez-vous", path: `/app/agenda?appointemnt=${coming?.id}` },
    { name: "bureau-agenda-prevenir", path: "", follows: true, open: openTellQuestion },
  ];
}

/** The demonstration has nothing that comes back: Marc is away each week, early, far from what others look at. */
async function openSeriesQuestion(page: Page): Promise<void> {
  const id = "0192f0a0-0000-7000-8000-00000000a11a";
  const { me } = await (await page.request.get("/api/v1/auth/check")).json();
  const day = addDays(comingMonday(), 28);
  const input = `{ id: "${id}", kind: "Congé / indisponibilité", notes: "Marché", assigned_to: ["${me.id}"], start_at: "${day}T03:00:00Z", end_at: "${day}T04:00:00Z" }`;
  const repeat = `{ every: "week", until: "${addDays(day, 14)}" }`;
  await ask(
    page.request,
    `mutation { upsertEvent(input: ${input}, repeat: ${repeat}) { __typename } }`,
  );
  await page.goto(`/app/agenda?date=${day}&appointemnt=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog", { name: "Supprimer lesquels" }).waitFor();
}

/** Its day changes, and with it the window announced. */
async function openTellQuestion(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Rendez-vous" });
  const day = dialog.getByLabel("Date").first();
  await day.fill(addDays(comingMonday(), 35));
  await dialog.getByRole("button", { name: "Je modifie ce rendez-vous" }).click();
  await page.getByRole("dialog", { name: "Prévenir le client" }).waitFor();
}

/** A day on which everybody works, whenever the pictures are taken. */
function comingMonday(): LocalDate {
  const today = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
  return addDays(today, (8 - weekdayOf(today)) % 7);
}
