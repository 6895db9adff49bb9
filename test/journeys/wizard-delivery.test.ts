/** A delivery is asked no symptoms, forwards and backwards; an open repair is taken up where it stands. */
import { expect, test } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { ask, begin, deskOf, enterAs, MARC, nameFor, repairsOf } from "./steps.ts";
import {
  chooseType,
  chooseWhere,
  createdSheet,
  deskAt,
  findClient,
  notes,
  openWizard,
  panel,
  step,
  takeSlot,
  takeThing,
  WAYS,
  wizard,
  type Desk,
  onceAWay,
} from "./wizard-desk.ts";

const back = (desk: Desk) =>
  desk.way === "keyboard alone"
    ? desk.press("Alt+ArrowLeft")
    : wizard(desk.page).getByRole("button", { name: "Précédent" }).click();

for (const way of WAYS)
  test(
    `a delivery knows its place, and leaves the symptoms out both ways: ${way}`,
    onceAWay(way),
    async ({ page }) => {
      const lastname = nameFor(way === "pointer" ? "CAMION" : "LIVRAISON");
      await fileRepair(await deskOf(MARC), lastname);
      await enterAs(page, MARC);
      const desk = deskAt(page, way);
      await openWizard(desk);
      await chooseType(desk, "Livraison / Enlèvement");
      // The place is known: the third step follows the first.
      await findClient(desk, lastname, lastname);
      await expect(wizard(page).getByRole("list", { name: "Déjà noté" })).toContainText(
        "Livraison / Enlèvement · Chez le client",
      );
      await takeThing(desk, 3);
      await expect(notes(page)).toBeFocused();
      await back(desk);
      await expect(step(page, "Appareil").getByRole("radio", { checked: true })).toBeVisible();
      await desk.next();
      await desk.write(notes(page), "Deuxième étage sans ascenseur.");
      await (way === "pointer" ? desk.next() : desk.press("Control+Enter"));
      await takeSlot(desk);

      await createdSheet(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(lastname);
      await expect(page.getByText("Livraison / Enlèvement").first()).toBeVisible();
      await expect(page.locator("[data-part=timeline]")).toContainText(
        "Deuxième étage sans ascenseur.",
      );
      const planned = panel(page, "Rendez-vous").getByRole("listitem");
      await expect(planned).toContainText("Livraison / Enlèvement · Chez le client");
    },
  );

type Stored = {
  repair: { status: string; items: { type: string }[]; events: { kind: string }[] };
};

const STORED =
  "query ($id: ID!) { repair(id: $id) { status items { type } events { kind status } } }";

for (const way of WAYS)
  test(
    `an open repair gets a second visit, and stays one repair: ${way}`,
    onceAWay(way),
    async ({ page }) => {
      const lastname = nameFor(way === "pointer" ? "RETOUR" : "SUITES");
      const office = await deskOf(MARC);
      const { repair_id } = await begin(office, lastname);
      const before = (await ask<Stored>(office, STORED, { id: repair_id })).repair;
      await enterAs(page, MARC);
      const desk = deskAt(page, way);
      await openWizard(desk);
      await chooseType(desk, "Réparation");
      await chooseWhere(desk, "Chez le client");
      await findClient(desk, lastname, lastname);
      await takeThing(desk, 2);
      await desk.use(wizard(page).getByRole("button", { name: "Passer cette étape" }));
      await desk.write(notes(page), "La pièce est arrivée.");
      await (way === "pointer" ? desk.next() : desk.press("Control+Enter"));
      await takeSlot(desk);

      expect(await createdSheet(page)).toBe(repair_id);
      await expect(page.locator("[data-part=timeline]")).toContainText("La pièce est arrivée.");
      await expect(panel(page, "Rendez-vous").getByRole("listitem")).toHaveCount(2);
      await expect(panel(page, "Rendez-vous")).toContainText("Réparation · Chez le client");
      const after = (await ask<Stored>(office, STORED, { id: repair_id })).repair;
      expect(after.status).toBe(before.status);
      expect(after.events.map(({ kind }) => kind).toSorted()).toEqual([
        "Diagnostic / Devis",
        "Réparation",
      ]);
      const count = (kept: Stored["repair"], type: string) =>
        kept.items.filter((item) => item.type === type).length;
      for (const once of ["ClientAdded", "ApplianceAdded"])
        expect(count(after, once), once).toBe(count(before, once));
      expect(count(after, "NotesAdded")).toBe(count(before, "NotesAdded") + 1);
      expect(await repairsOf(office, lastname)).toHaveLength(1);
    },
  );
