/** How a call ends: with a colleague's opinion, a link that opens nothing any more, or a visit that brings the part. */
import { randomUUID } from "node:crypto";
import { expect, test, type Browser } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { dayFor } from "./agenda-steps.ts";
import { arrive, enter, hold, isShown, openBrowser, openCall, PHONE } from "./call-steps.ts";
import { ask, begin, deskOf, MARC, nameFor } from "./steps.ts";

const KARIM = "karim@atelier-garonne.test";
const SHOP = "Ce que montre la caméra du client";

test.describe.configure({ mode: "default" });

let browser: Browser;
test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());

test("a colleague gives an opinion, and the link dies with the call", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("RENARD"))).repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC);
  await isShown(office, SHOP);
  const colleague = await hold(browser, call, KARIM);
  await isShown(colleague, SHOP);
  // What one of them points at, the other and the client see.
  await colleague.getByLabel("Écrire un message").fill("Regarde le joint.");
  await colleague.getByRole("button", { name: "Envoyer" }).click();
  const said = office.getByLabel("Messages de l’appel");
  await expect(said.getByText("Regarde le joint.")).toBeVisible();
  await expect(said.getByText("Karim")).toBeVisible();

  await office.getByRole("button", { name: "Terminer l’appel" }).click();
  const dialog = office.getByRole("dialog", { name: "Terminer l’appel" });
  await dialog.getByLabel("Résolu à distance").check();
  await dialog.getByRole("button", { name: "Terminer l’appel" }).click();
  await expect(office.getByText(/Son lien n’ouvre plus rien/)).toBeVisible();
  await expect(client.getByText("L’appel est terminé.")).toBeVisible();
  await client.reload();
  await expect(client.getByRole("button", { name: "Rejoindre l’appel" })).toHaveCount(0);
  expect(await violationsIn(client, "page")).toEqual([]);
  // Nor by hand: no seat, and no credentials of the relay.
  const joined = await client.request.post(`${call.path}/join`, { data: { id: randomUUID() } });
  const relay = await client.request.get(`${call.path}/ice?page=${randomUUID()}`);
  expect([joined.status(), relay.status()]).toEqual([410, 410]);
});

test("on a telephone, a call ends in a planned visit with its part", async () => {
  const desk = await deskOf(MARC);
  const { repair_id } = await begin(desk, nameFor("MARTEL"));
  const call = await openCall(desk, repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC, { viewport: PHONE });
  await isShown(office, SHOP);
  await office.getByRole("button", { name: "Terminer l’appel" }).click();
  const end = office.getByRole("dialog", { name: "Terminer l’appel" });
  await end.getByLabel("Visite à planifier").check();
  await end.getByLabel("Pièces à charger").fill("Courroie 1930 H8");
  await end.getByRole("button", { name: "Terminer l’appel" }).click();
  expect(await violationsIn(office, "page")).toEqual([]);

  await office.getByRole("link", { name: "Planifier la visite" }).click();
  const visit = office.getByRole("dialog", { name: "Nouveau rendez-vous" });
  await expect(visit.getByLabel("Notes du rendez-vous")).toHaveValue(/Courroie 1930 H8/);
  await expect(visit.getByLabel("Type de rendez-vous")).toHaveValue("Réparation");
  await visit.getByLabel("Date", { exact: false }).first().fill(dayFor(20));
  await visit.getByLabel("Heure de début").fill("07:00");
  await visit.getByRole("button", { name: "Je créé ce rendez-vous" }).click();
  await expect(visit).toBeHidden();

  const { repair } = await ask<{ repair: { events: { kind: string; notes: string }[] } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { events { kind notes } } }",
    { id: repair_id },
  );
  expect(repair.events).toContainEqual({
    kind: "Réparation",
    notes: "À charger\u00a0: Courroie 1930 H8",
  });
  await office.goto(`/app/sheet/${repair_id}`);
  await expect(office.getByText(/Courroie 1930 H8/).first()).toBeVisible();
});
