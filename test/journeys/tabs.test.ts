/** Two tabs of one browser: what comes while a person looks elsewhere, and a session that ends in both. */
import { expect, test, type Page } from "@playwright/test";
import { ask, begin, deskOf, MARC, nameFor, ONCE, signInByForm } from "./steps.ts";

const KARIM = "karim@atelier-garonne.test";

/** The headless browser refuses notifications whatever is granted: this one asks, grants, and keeps the titles. */
function watch(): void {
  const shown: string[] = [];
  Object.assign(window, {
    shown,
    Notification: class extends EventTarget {
      static get permission(): string {
        return localStorage.getItem("story.permission") ?? "default";
      }
      static async requestPermission(): Promise<void> {
        localStorage.setItem("story.permission", "granted");
      }
      constructor(title: string) {
        super();
        shown.push(title);
      }
    },
  });
}
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
const shownIn = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "shown"));

test(
  "a colleague's mention is shown by the browser to who looks elsewhere; signed out in one tab, the other leaves too",
  ONCE,
  async ({ page, context }) => {
    await context.addInitScript(watch);
    const desk = await deskOf(MARC);
    const { repair_id, reference } = await begin(desk, nameFor("YVAIN"));
    await page.goto("/app");
    await signInByForm(page, KARIM);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accueil");
    const other = await context.newPage();
    await other.goto("/app");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Accueil");

    await other.getByRole("button", { name: /^Notifications/ }).click();
    await other.getByRole("button", { name: "Choisir" }).click();
    await other
      .getByRole("button", { name: "Me prévenir aussi quand je regarde ailleurs" })
      .click();
    await expect(other.getByText("Ce navigateur vous prévient aussi")).toBeVisible();
    await other.keyboard.press("Escape");

    for (const tab of [page, other]) await hide(tab);
    const { me }: { me: { id: string } } = await (
      await page.request.get("/api/v1/auth/check")
    ).json();
    await ask(
      desk,
      `mutation ($id: ID!, $who: [ID!]) {
        result: addRepairNote(repair_id: $id, description: "Tu as la clé ?", mentioned: $who) { __typename } }`,
      { id: repair_id, who: [me.id] },
    );
    await expect.poll(() => shownIn(page)).toEqual([expect.stringMatching(/^Marc Delmas vous/i)]);

    const bell = other.getByRole("button", { name: /^Notifications, \d+ non lue/ });
    await bell.click();
    const panel = other.getByRole("dialog", { name: "Notifications" });
    const mine = panel.getByRole("listitem").filter({ hasText: reference });
    await mine.getByRole("button", { name: "Fait" }).click();
    await expect(mine).toHaveCount(0);
    await panel.getByText("Toutes").click();
    await mine.getByRole("button", { name: "À refaire" }).click();
    await expect(mine.getByRole("button", { name: "Fait" })).toBeVisible();
    await mine.getByRole("button", { name: "Confier" }).click();
    await other.getByRole("menuitem", { name: "Sylvie Roux" }).click();
    await expect(mine).toContainText("confié à Sylvie Roux");
    await mine.getByRole("button", { name: /vous mentionne/ }).click();
    await expect(other).toHaveURL(new RegExp(`/app/sheet/${repair_id}$`));
    await expect(panel).toHaveCount(0);

    await other.goto("/app/logout");
    await expect(other).toHaveURL(/\/app\/connexion/);
    await expect(page).toHaveURL(/\/app\/connexion/);
  },
);
