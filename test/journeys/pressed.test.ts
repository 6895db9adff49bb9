/** What is pressed is what opens, even if a colleague's act puts another row in its place between the press and the release. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { fileClient, fileRepair, planVisit } from "./records.ts";
import { ask, deskOf, draftQuote, enterAs, MARC, nameFor, ONCE } from "./steps.ts";

const GRAPHQL = "**/api/graphql";
const HURRY = `mutation ($repair_id: ID!) {
  result: setRepairUrgency(repair_id: $repair_id, urgency: 1) { ... on Refusal { refused } }
}`;

type Desk = Awaited<ReturnType<typeof deskOf>>;

/** `file` writes a record that its list finds by the name; `rise` puts another before those that are there. */
const LISTS = [
  { name: "clients", path: "/app/client?q=", file: fileClient, rise: fileClient },
  { name: "repairs", path: "/app/repair?view=liste&text=", file: fileRepair, rise: fileHurried },
  { name: "cards", path: "/app/repair?text=", file: fileRepair, rise: fileHurried },
  { name: "quotes", path: "/app/quote?tab=quotes&text=", file: fileQuote, rise: fileQuote },
] as const;

async function fileHurried(desk: Desk, lastname: string): Promise<string> {
  const id = await fileRepair(desk, lastname);
  await ask(desk, HURRY, { repair_id: id });
  return id;
}

async function fileQuote(desk: Desk, lastname: string): Promise<string> {
  return (await draftQuote(desk, await fileRepair(desk, lastname))).id;
}

/** What the page asks for from now on is answered once `release` is called, which ends when the page has drawn it. */
async function holdAnswers(page: Page) {
  const asked = page.waitForRequest(GRAPHQL);
  const held = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  const release = async (): Promise<void> => {
    const answered = page.waitForResponse(GRAPHQL);
    held.resolve();
    await answered;
    await page.unrouteAll({ behavior: "wait" });
    await page.waitForTimeout(300);
  };
  return { asked, release };
}

type Rising = { rise: () => Promise<string>; linkTo: (what: string) => Locator };

/** The mouse is down on it while the page learns of what `rise` puts before it: nothing is drawn until the mouse is up. */
async function pressMeanwhile(
  page: Page,
  pressed: Locator,
  { rise, linkTo }: Rising,
): Promise<string> {
  const answers = await holdAnswers(page);
  const other = await rise();
  await answers.asked;
  await pressed.hover();
  await page.mouse.down();
  await answers.release();
  await expect(linkTo(other)).toHaveCount(0);
  await page.mouse.up();
  return other;
}

for (const { name, path, file, rise } of LISTS)
  test(
    `${name}: what is pressed opens, even if another comes to its place meanwhile`,
    ONCE,
    async ({ page }) => {
      const desk = await deskOf(MARC);
      const lastname = nameFor("MONTE");
      const pressed = await file(desk, lastname);
      const linkTo = (id: string) => page.locator(`a[href$="/${id}"]`).first();
      const topOf = async (id: string) => (await linkTo(id).boundingBox())?.y ?? 0;
      await enterAs(page, MARC);
      await page.goto(`${path}${encodeURIComponent(lastname)}`);
      await linkTo(pressed).waitFor();
      const other = await pressMeanwhile(page, linkTo(pressed), {
        rise: () => rise(desk, lastname),
        linkTo,
      });
      await expect(page).toHaveURL(new RegExp(`/${pressed}$`));
      await page.goBack();
      await linkTo(other).waitFor();
      expect(await topOf(other)).toBeLessThan(await topOf(pressed));
    },
  );

test(
  "a visit that is pressed opens, even if another is planned before it",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const { me } = await (await desk.get("/api/v1/auth/check")).json();
    const [lastname, earlier] = [nameFor("APRES"), nameFor("AVANT")];
    const day = addDays(
      dateOf(toInstant(Date.now()), DEFAULT_ZONE),
      170 + test.info().repeatEachIndex,
    );
    const plan = async (name: string, from: string, to: string): Promise<void> => {
      const repair_id = await fileRepair(desk, name);
      await planVisit(desk, { repair_id, user_id: me.id, day, from, to });
    };
    const rowOf = (name: string) => page.getByRole("button", { name: new RegExp(name) });
    await plan(lastname, "13:00", "14:00");
    await enterAs(page, MARC);
    await page.goto(`/app/agenda?view=list&date=${day}`);
    await rowOf(lastname).waitFor();
    await pressMeanwhile(page, rowOf(lastname), {
      rise: async () => {
        await plan(earlier, "08:00", "09:00");
        return earlier;
      },
      linkTo: rowOf,
    });
    await expect(page.getByRole("dialog")).toContainText(lastname);
  },
);

test(
  "the repair that is pressed is the one whose quote begins, even if an urgent one comes before it",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const lastname = nameFor("CHOISIE");
    const pressed = await fileRepair(desk, lastname);
    const linkTo = (id: string) => page.locator(`a[href$="repair_id=${id}"]`);
    await enterAs(page, MARC);
    await page.goto("/app/repair/quote");
    await page.getByLabel("Rechercher une réparation").fill(lastname);
    await linkTo(pressed).waitFor();
    await pressMeanwhile(page, linkTo(pressed), {
      rise: () => fileHurried(desk, lastname),
      linkTo,
    });
    await expect(page).toHaveURL(new RegExp(`repair_id=${pressed}$`));
  },
);
