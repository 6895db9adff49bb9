/** The office: who comes in, where the menu leads, and what two colleagues see of one another. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, type Page } from "@playwright/test";
import { REPAIR_STATUSES } from "../../src/domain/repair/status.ts";
import { planVisit } from "./records.ts";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import {
  anotherAs,
  begin,
  deskOf,
  enterAs,
  MARC,
  nameFor,
  said,
  signInByForm,
  ONCE,
} from "./steps.ts";

const SYLVIE = "sylvie@atelier-garonne.test";
const LEA = "lea@atelier-garonne.test";
/** Signs in by no other form: tries of stories side by side would count together. */
const HUGO = "hugo@atelier-garonne.test";

test(
  "a protected address leads to the sign-in and back, its question included",
  ONCE,
  async ({ page, request }) => {
    const wanted = "/app/agenda?date=2026-03-02&view=week";
    const answer = await request.get(wanted, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/app/connexion?redirect=${encodeURIComponent(wanted)}`);

    await page.goto(wanted);
    await page.getByLabel(/e-mail/i).fill(HUGO);
    await page.getByLabel("Mot de passe", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("alert")).toContainText(said("mot de passe ne convient pas"));
    await expect(page).toHaveURL(/\/app\/connexion/);
    await expect(page.getByLabel(/e-mail/i)).toHaveValue(HUGO);

    await signInByForm(page, HUGO);
    await expect(page).toHaveURL(/\/app\/agenda\?date=2026-03-02&view=week$/);
    await expect(page.getByText(/2 – 8\smars/)).toBeVisible();
  },
);

test("a hostile way back leads home", ONCE, async ({ page }) => {
  const hostile = ["//evil.example/x", "https://evil.example/x", "/\\evil.example", "javascript:1"];
  for (const [index, way] of hostile.entries()) {
    await page.goto(`/app/connexion?redirect=${encodeURIComponent(way)}`);
    if (index === 0) await signInByForm(page, LEA);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/app$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accueil");
  }
});

test(
  "a forgotten password leads to a letter, and a link that is over to another one",
  ONCE,
  async ({ page }) => {
    await page.goto("/app/connexion#mot-de-passe=celui-d-une-autre-lettre");
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("étau, lime et pointeau");
    await page.getByRole("button", { name: "Enregistrer et se connecter" }).click();
    await expect(page.getByRole("alert")).toContainText(said("n’est plus valable"));
    await page.getByRole("button", { name: "Demander un autre lien" }).click();
    await page.getByRole("button", { name: "Revenir à la connexion" }).click();

    await page.getByLabel(/e-mail/i).fill("personne@example.org");
    await page.getByRole("button", { name: said("Mot de passe oublié") }).click();
    await expect(page.getByLabel(/e-mail/i)).toHaveValue("personne@example.org");
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    await expect(page.getByRole("status")).toContainText(said("Il sert une seule fois"));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connexion");
  },
);

test("once signed out, nothing of the office is left", async ({ page }) => {
  await page.goto("/app/repair");
  await signInByForm(page, LEA);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suivi des réparations");
  await openMenu(page);
  await page.getByRole("link", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/app\/connexion$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await page.goto("/app/repair");
  await expect(page).toHaveURL(/\/app\/connexion\?redirect=%2Fapp%2Frepair$/);
  expect((await page.request.get("/api/v1/auth/check")).status()).toBe(401);
});

test(
  "a browser that refuses the service worker opens the office without an error",
  ONCE,
  async ({ page }) => {
    const errors: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/v1/errors")) errors.push(request.postData());
    });
    await enterAs(page, MARC);
    // Refused in these stories: the registration is answered by nothing.
    for (const address of ["/app/repair", "/app/agenda"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  },
);

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";

test(
  "signing out on a cut line says that the session is open, until the server has closed it",
  ONCE,
  async ({ page }) => {
    await page.goto("/app");
    await signInByForm(page, LEA);
    await openMenu(page);
    await page.route("**/api/v1/auth/logout", (route) => route.abort());
    await page.getByRole("link", { name: "Déconnexion" }).click();
    await expect(page.getByRole("alert")).toContainText("Vous êtes encore connecté");
    expect((await page.request.get("/api/v1/auth/check")).status()).toBe(200);
    await page.unroute("**/api/v1/auth/logout");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page).toHaveURL(/\/app\/connexion$/);
    expect((await page.request.get("/api/v1/auth/check")).status()).toBe(401);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key === "etabli.session" || /draft|upload/.test(key))).toEqual([]);
  },
);

test(
  "one's devices are listed, and another one disconnected from here leaves the office at once",
  ONCE,
  async ({ page, browser }) => {
    await enterAs(page, LEA);
    // A session and a device of its own: other stories are signed in as the same person.
    const lost = await browser.newContext({ userAgent: FIREFOX });
    const elsewhere = await lost.newPage();
    await elsewhere.goto("/app");
    await signInByForm(elsewhere, LEA);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Accueil");
    await page.goto("/app");
    await openMenu(page);
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    const dialog = page.getByRole("dialog", { name: "Mon compte" });
    await expect(dialog.getByText("Cet appareil")).toBeVisible();
    await dialog.getByLabel("Mot de passe actuel").fill("ce n’est pas lui");
    await dialog.getByLabel("Nouveau mot de passe").fill("quatre mots sans rapport");
    await dialog.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(dialog.getByText("Ce n’est pas votre mot de passe actuel.")).toBeVisible();
    const others = dialog.getByRole("button", { name: "Déconnecter Firefox sur Windows" });
    for (let left = await others.count(); left > 0; left--) {
      await others.first().click();
      await expect(others).toHaveCount(left - 1);
    }
    await expect(elsewhere).toHaveURL(/\/app\/connexion/);
    await expect(elsewhere.getByText("Votre session est terminée")).toBeVisible();
    await lost.close();
    // Here the first answer refused says it, before the stream does.
    await page.context().clearCookies();
    await page.keyboard.press("Escape");
    // By keys: a reading caused by another story's change may have left the office already.
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await expect(page).toHaveURL(/\/app\/connexion/);
    await expect(page.getByText("Votre session est terminée")).toBeVisible();
  },
);

test("the menu says the specified words, and each one opens its screen; a telephone has its bar, and a cut line is said", async ({
  page,
  context,
}) => {
  await enterAs(page, MARC);
  await page.goto("/app");
  await openMenu(page);
  const menu = page.getByRole("navigation", { name: "Écrans" });
  const words = [
    "Accueil",
    "Agenda",
    "Suivi des réparations",
    "Pièces attendues",
    "Factures - Paiements",
    "Carnet de prix",
    "Fiches Clients",
    "Télé assistance",
    "Paramètres",
  ];
  await expect(menu.getByRole("link")).toHaveText(words);
  await expect(page.getByRole("link", { name: "Déconnexion" })).toBeVisible();
  await page.getByRole("button", { name: "Version" }).click();
  await expect(page.getByText(/Établi, version \d+\.\d+\.\d+/)).toBeVisible();
  await page.keyboard.press("Escape");
  for (const word of words.toReversed()) {
    await menu.getByRole("link", { name: word }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
    await expect(page.getByText("Ouuups")).toHaveCount(0);
    await openMenu(page);
  }
  await expectHelpBesideScreens(page);
  await expectBar(page);
  const sign = page.locator("[data-part=top-bar]").getByText("Hors-ligne");
  await expect(sign).toHaveCount(0);
  await context.setOffline(true);
  await expect(sign).toBeVisible();
  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
});

/** From the menu. It stays beside a wide screen; on a telephone it covers all, and would hide the screen gone back to. */
async function expectHelpBesideScreens(page: Page): Promise<void> {
  const help = page.getByRole("complementary", { name: "Aide" });
  await page.getByRole("button", { name: "Aide", exact: true }).click();
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agenda");
  if (isPhone()) return expect(help).toBeHidden();
  await help.getByRole("button", { name: "Fermer l’aide" }).click();
  await expect(help).toBeHidden();
}

/** At the bottom of a small screen; a large one has none. */
async function expectBar(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Accès rapide" });
  if (!isPhone()) return expect(bar).toBeHidden();
  await expect(bar.getByRole("link")).toHaveText(["Dashboard", "Agenda", "Suivi", "Clients"]);
  await bar.getByRole("link", { name: "Suivi" }).click();
  await expect(page).toHaveURL(/\/app\/repair$/);
  await expect(bar.getByRole("link", { name: "Suivi" })).toHaveAttribute("aria-current", "page");
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(830);
}

test("a sheet changes of status, becomes urgent and takes notes", async ({ page }) => {
  const { repair_id } = await begin(await deskOf(MARC), nameFor("WEBER"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("button", { name: /Devis à faire. Changer de statut/ }).click();
  const others = REPAIR_STATUSES.filter((status) => status !== "Devis à faire");
  expect(others).toHaveLength(12);
  await expect(page.getByRole("menuitem")).toHaveText(others);
  await page.getByRole("menuitem", { name: "En essai" }).click();
  await expect(page.getByRole("button", { name: /En essai. Changer de statut/ })).toBeVisible();
  await expect(page.locator("[data-part=timeline] li").first()).toContainText("En essai");

  const urgent = page.getByRole("button", { name: "Urgent" });
  if (isPhone()) await chooseMore(page, "Marquer urgent");
  else await urgent.click();
  await expect(page.getByText("Urgent", { exact: true }).filter({ visible: true })).not.toHaveCount(
    0,
  );
  if (isPhone()) await chooseMore(page, "N’est plus urgent");
  else {
    await expect(urgent).toHaveAttribute("aria-pressed", "true");
    await urgent.click();
    await expect(urgent).toHaveAttribute("aria-pressed", "false");
  }

  const last = page.locator("[data-part=timeline] li").first();
  // Written before the note is: two requests under way together may be written in either order.
  await expect(last).toContainText("N’est plus urgent");
  await page.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(page.getByText(said("Écrivez d’abord la note."))).toBeVisible();
  await page.getByLabel("Nouvelle note").fill("Roulement à changer.\nPrévoir deux heures.");
  await page.getByRole("button", { name: "Ajouter la note" }).click();
  await expect(last).toContainText("Roulement à changer.");
  await expect(last).toContainText("Marc Delmas");
  await expect(page.getByLabel("Nouvelle note")).toHaveValue("");
  await page.reload();
  await expect(last).toContainText("Prévoir deux heures.");
});

test(
  "a colleague's screen follows without being touched; later notifications come twenty by twenty",
  ONCE,
  async ({ page, browser }) => {
    const { repair_id, lastname } = await begin(await deskOf(MARC), nameFor("XAVIER"));
    await enterAs(page, MARC);
    const sylvie = await anotherAs(browser, SYLVIE);
    // The bell comes after the stream, as on a slow line: what the stream brings first waits for it.
    const stream = page.waitForResponse("**/api/v1/live*");
    await page.route("**/assets/bell-*.js", async (route) => {
      await stream;
      await sleep(1_000);
      await route.continue();
    });
    await page.goto(`/app/sheet/${repair_id}`);
    await sylvie.goto(`/app/sheet/${repair_id}`);
    await expect(sylvie.getByRole("heading", { level: 1 })).toContainText(lastname);
    await page.getByLabel("Nouvelle note").fill("Le client passera à midi.");
    await page.getByRole("button", { name: "Ajouter la note" }).click();
    await expect(sylvie.locator("[data-part=timeline]")).toContainText("Le client passera à midi.");
    await page.getByRole("button", { name: /Changer de statut/ }).click();
    await page.getByRole("menuitem", { name: "Réparé" }).click();
    await expect(sylvie.getByRole("button", { name: /Réparé. Changer de statut/ })).toBeVisible();
    await sylvie.context().close();

    await page.getByRole("button", { name: /^Notifications/ }).click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    // Those of « À traiter » are as many as the other stories leave.
    await panel.getByText("Toutes", { exact: true }).click();
    const lines = panel.getByRole("listitem");
    await expect(lines).toHaveCount(20);
    await panel.getByRole("button", { name: "Afficher les suivantes" }).press("Enter");
    await expect(lines.nth(20)).toBeVisible();
    await expect(panel.locator("li :focus")).toHaveCount(1);
  },
);

test("an unknown address of the office leads back to its home", ONCE, async ({ page }) => {
  await page.clock.install();
  await enterAs(page, MARC);
  await page.goto("/app/nulle-part");
  await expect(page.getByRole("heading", { name: "Ouuups..." })).toBeVisible();
  await expect(page.getByText("Nous ne trouvons pas la page demandée")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/app$/);
});

test(
  "Ctrl+K finds a client and a sheet's number, and does what it is told",
  ONCE,
  async ({ page }) => {
    const { repair_id, reference, lastname } = await begin(await deskOf(MARC), nameFor("KERVELLA"));
    await enterAs(page, MARC);
    await page.goto("/app/agenda");
    const box = page.getByRole("combobox", { name: "Rechercher ou agir" });
    const open = async () => {
      await page.keyboard.press("Control+k");
      await expect(box).toBeFocused();
    };
    await expect(page.getByRole("button", { name: "Rechercher" })).toBeVisible();
    await open();
    await expect(page.getByRole("option").first()).toContainText("Nouvelle intervention");
    // Enter pressed before the answer waits for it.
    await page.keyboard.type(lastname);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/app\/client\/[\w-]+$/);
    await open();
    await box.fill(reference.toLowerCase().replace("-", " "));
    await expect(page.getByRole("option", { name: lastname })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/app/sheet/${repair_id}`);
    await page.getByLabel("Nouvelle note").focus();
    await open();
    await page.keyboard.press("Escape");
    await expect(box).toHaveCount(0);
    await expect(page.getByLabel("Nouvelle note")).toBeFocused();
    await open();
    await page.keyboard.type("rendez vous");
    await expect(page.getByRole("option", { name: "Nouvelle intervention" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Type d’intervention");
  },
);

test(
  "a technician's home is the round: on the spot, then done, with one thumb",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const { repair_id, lastname } = await begin(desk, nameFor("TALBOT"));
    const { me } = await (await (await deskOf(HUGO)).get("/api/v1/auth/check")).json();
    const day = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 90 + lastname.length);
    await planVisit(desk, { repair_id, user_id: me.id, day, from: "09:00", to: "10:00" });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(`${day}T08:00:00.000Z`);
    await enterAs(page, HUGO);
    await page.goto("/app");
    await expect(page.getByRole("heading", { level: 3 })).toContainText(lastname);
    await expect(page.getByText("Le tambour ne tourne plus.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("link", { name: "Y aller" })).toHaveAttribute("href", /Copeaux/);
    await page.getByRole("button", { name: "J’y suis" }).click();
    const done = page.getByRole("button", { name: "Fait" });
    expect((await done.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await done.click();
    await expect(page.getByText("Tournée terminée")).toBeVisible();
    await page.getByText("1 visite faite").click();
    await expect(page.getByRole("listitem")).toContainText(lastname);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(done).toBeVisible();
    await page.getByText("Tout l’atelier").click();
    await expect(page.getByRole("heading", { name: "À débloquer" })).toBeVisible();
  },
);

/** On a telephone these stand behind « … ». */
async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: said(name) }).click();
}

const isPhone = (): boolean => test.info().project.name === "telephone";

async function openMenu(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
}
