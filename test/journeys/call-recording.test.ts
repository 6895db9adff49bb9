/** A call is recorded only with the client's yes, which they take back at any moment; the film joins the sheet and says when it goes. */
import { expect, test, type Browser } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { arrive, enter, hold, isShown, openBrowser, openCall, PHONE } from "./call-steps.ts";
import { begin, deskOf, MARC, nameFor } from "./steps.ts";

test.describe.configure({ mode: "default" });

let browser: Browser;
test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());

test("a no changes nothing; a yes films the call until the client stops it, and the film is seen and deleted", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("MARTINEAU"))).repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC);
  await isShown(office, "Ce que montre la caméra du client");

  const record = office.getByRole("button", { name: "Enregistrer l’appel" });
  const question = client.getByRole("alertdialog", { name: /Enregistrer cet appel/ });
  await record.click();
  await expect(question).toContainText("image et voix");
  await expect(question).toContainText(/30\s?jours/);
  await expect(office.getByText("Le client lit la question…")).toBeVisible();
  expect(await violationsIn(client, "page")).toEqual([]);
  await question.getByRole("button", { name: "Non, merci" }).click();
  await expect(question).toHaveCount(0);
  await expect(client.getByRole("main")).toBeFocused();
  await expect(office.getByText("Le client n’a pas accepté d’être enregistré.")).toBeVisible();

  await record.click();
  await question.getByRole("button", { name: "Oui, j’accepte" }).click();
  await expect(client.getByText(/^\s*L’appel est enregistré/)).toBeVisible();
  await expect(office.getByText("Appel enregistré")).toBeVisible();
  await expect(office.getByText("0:04")).toBeVisible();
  // On a telephone what acts on the call stands in one line above the picture, and no word is cut.
  const desk_size = office.viewportSize();
  await office.setViewportSize(PHONE);
  const acts = ["Couper le micro", "Arrêter l’enregistrement", "Terminer l’appel"];
  const boxes = await Promise.all(
    acts.map((name) =>
      office.getByRole("button", { name }).evaluate((button) => {
        const words = [...button.querySelectorAll("span")];
        const isCut = words.some((word) => word.scrollWidth > word.clientWidth + 1);
        return { top: button.getBoundingClientRect().top, isCut };
      }),
    ),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
  if (desk_size) await office.setViewportSize(desk_size);
  expect(await violationsIn(office, "page")).toEqual([]);
  expect(await violationsIn(client, "page")).toEqual([]);
  await client.getByRole("button", { name: "Arrêter l’enregistrement" }).click();
  await expect(client.getByText(/^\s*L’appel est enregistré/)).toHaveCount(0);

  const film = office.locator("video[aria-label^=Enregistrement]");
  await expect(film).toBeVisible();
  await expect
    .poll(() =>
      film.evaluate((it) =>
        it instanceof HTMLVideoElement && it.readyState > 0
          ? { isLong: it.duration > 2, isWide: it.videoWidth >= 320 }
          : undefined,
      ),
    )
    .toEqual({ isLong: true, isWide: true });
  await expect(office.getByText(/supprimé de lui-même le/)).toBeVisible();
  expect(await violationsIn(office, "page")).toEqual([]);

  await office.getByRole("button", { name: "Terminer l’appel" }).click();
  const ending = office.getByRole("dialog");
  await ending.getByRole("radio", { name: "À rappeler" }).check();
  await ending.getByRole("button", { name: "Terminer l’appel" }).click();
  await expect(office.getByText("Le client avait accepté son enregistrement.")).toBeVisible();
  await office.getByRole("button", { name: "Supprimer le film" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Supprimer le film" }).click();
  await expect(office.getByText(/Le film a été supprimé le/)).toBeVisible();
  await expect(film).toHaveCount(0);
});
