/** A call becomes a complete intervention at the client's: how many keys, and how many seconds. */
import { expect, test, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { ask, deskOf, enterAs, MARC, nameFor, phoneOf, repairsOf, said, ONCE } from "./steps.ts";
import {
  chooseType,
  chooseWhere,
  createdSheet,
  deskAt,
  findClient,
  newAppliance,
  notes,
  openWizard,
  panel,
  report,
  takeSlot,
  takeThing,
  tellSymptoms,
} from "./wizard-desk.ts";

/**
 * A receptionist who types while listening: 120 ms for each key of a word (about fifty words a minute),
 * 350 ms before each decision, reading included since the wizard proposes what is usual. What the client
 * says in the meantime is his own time. The seconds are reported, not judged: they are the machine's too.
 */
const HUMAN = { key: 120, decision: 350 };
const LAST_DIGITS = 6;
const NOTES = "Fuite depuis hier, sonner au portail.";
/** Everything but the client's number and the précisions. */
const MOST_KEYS = 11;

const fragmentOf = (lastname: string): string =>
  phoneOf(lastname).replaceAll(" ", "").slice(-LAST_DIGITS);

async function expectComplete(page: Page, lastname: string, machine: RegExp): Promise<void> {
  await createdSheet(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(lastname);
  await expect(panel(page, "Appareil et panne")).toContainText(machine);
  await expect(page.getByText("Prêt à réparer").first()).toBeVisible();
  await expect(page.locator("[data-part=timeline]")).toContainText(said("Une fuite d’eau"));
  await expect(page.locator("[data-part=timeline]")).toContainText(said("Par le hublot"));
  const planned = panel(page, "Rendez-vous").getByRole("listitem");
  await expect(planned).toHaveCount(1);
  await expect(planned).toContainText("Réparation · Chez le client");
  await expect(planned).toContainText("Annoncé au client");
}

test(
  "the phone of a known client is typed: his machine, its leak and a visit, with the keyboard alone",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("HUMAIN");
    await fileRepair(await deskOf(MARC), lastname);
    await enterAs(page, MARC);
    const desk = deskAt(page, "keyboard alone", HUMAN);
    await openWizard(desk);
    const answered = Date.now();

    await chooseType(desk, "Réparation");
    await chooseWhere(desk, "Chez le client");
    await findClient(desk, fragmentOf(lastname), lastname);
    await takeThing(desk, 3);
    await tellSymptoms(desk, [
      ["1", "Une fuite d’eau"],
      ["1", "Par le hublot"],
    ]);
    await desk.write(notes(page), NOTES);
    await desk.create();
    await takeSlot(desk);
    await expectComplete(page, lastname, /Lave-linge/);

    const seconds = ((Date.now() - answered + HUMAN.decision) / 1000).toFixed(1);
    report("appel → intervention", `${desk.keys()} touches, ${seconds.replace(".", ",")} s`);
    expect(desk.keys() - LAST_DIGITS - NOTES.length).toBeLessThanOrEqual(MOST_KEYS);
    await expect(page.locator("[data-part=timeline]")).toContainText(NOTES);

    // The machine is the one the client has: no second one is written for him.
    const { client } = await ask<{ client: { appliances: unknown[] } }>(
      await deskOf(MARC),
      "query ($id: ID!) { client(client_id: $id) { appliances { id } } }",
      { id: await clientOf(lastname) },
    );
    expect(client.appliances).toHaveLength(1);
    expect(await repairsOf(await deskOf(MARC), lastname)).toHaveLength(2);
  },
);

async function clientOf(lastname: string): Promise<string> {
  const { repairs } = await ask<{ repairs: { client: { id: string } }[] }>(
    await deskOf(MARC),
    "query ($text: String) { repairs(text: $text) { client { id } } }",
    { text: lastname },
  );
  return repairs[0]?.client.id ?? "";
}

test("the same by what is seen and touched, for a machine not seen yet", async ({ page }) => {
  const lastname = nameFor("TACTILE");
  await fileRepair(await deskOf(MARC), lastname);
  await enterAs(page, MARC);
  const desk = deskAt(page, "pointer");
  await openWizard(desk);
  await chooseType(desk, "Réparation");
  await chooseWhere(desk, "Chez le client");
  await findClient(desk, lastname, lastname);
  await takeThing(desk, 1);
  await newAppliance(desk, "lavante sechante", "Lave-linge séchant");
  await desk.next();
  await tellSymptoms(desk, [
    ["1", "Une fuite d’eau"],
    ["1", "Par le hublot"],
  ]);
  await desk.next();
  await takeSlot(desk);
  await expectComplete(page, lastname, /Lave-linge séchant/);
});
