/** A morning that slips: one press gives the day its new hours, and the client who would wait reads theirs. */
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import {
  addMinutes,
  DEFAULT_ZONE,
  formatTime,
  toInstant,
  type Instant,
} from "../../src/domain/time.ts";
import { violationsIn } from "../looks/axe.ts";
import { enterAsColleague, invite } from "./colleague.ts";
import { linkOf } from "./letters.ts";
import { fileRepair, planVisit } from "./records.ts";
import { ask, deskOf, emailOf, enterAs, nameFor, ONCE, said, TOUCH } from "./steps.ts";

/** A shop of one person that no other story uses. */
const OWNER = "owner@etabli-du-nord.test";
const LILLE = { lat: 50.633, lon: 3.0586 };
const ROUBAIX = { lat: 50.6942, lon: 3.1746 };

const now = () => toInstant(Date.now());
/** The server's clock is the true one: a day that has just begun or nearly ended has no morning to slip. */
const hour = Number(
  new Intl.DateTimeFormat("fr", { hour: "numeric", hourCycle: "h23", timeZone: DEFAULT_ZONE })
    .formatToParts(Date.now())
    .find(({ type }) => type === "hour")?.value,
);
test.skip(hour < 2 || hour > 18, "the day is over, or has not begun");

// One after another: the desk sees everybody who is late.
test.describe.configure({ mode: "default" });

test(
  "the technician runs over, says how long, and the next client is told by one press",
  TOUCH,
  async ({ page, browser }) => {
    const morning = await slippingMorning();
    await enterAsColleague(page.context(), morning.email);
    const client = await follow(browser, morning.sheetid);
    await page.goto("/app");
    const line = page.getByRole("region", { name: "Retard" });
    await expect(line).toContainText(said("Vous avez 2"));
    for (const button of await line.getByRole("button").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await line.getByRole("button", { name: said("30 min") }).tap();
    await acceptNewHours(page, morning.waiting);
    await tellsTheClient(client, morning);
    await expect(page.getByRole("listitem").filter({ hasText: morning.waiting })).toBeVisible();
    await expect(line).toHaveCount(0);
    await client.context().close();
  },
);

test("the desk sees who is late and sends the same new hours", ONCE, async ({ page, browser }) => {
  const morning = await slippingMorning();
  await enterAs(page, OWNER);
  const client = await follow(browser, morning.sheetid);
  await page.goto("/app");
  await page.getByRole("button", { name: said("de retard, réorganiser") }).click();
  await page.getByRole("radiogroup").getByText(said("30 min")).click();
  await acceptNewHours(page, morning.waiting);
  await tellsTheClient(client, morning);
  await expect(page.getByRole("button", { name: said("de retard, réorganiser") })).toHaveCount(0);
  await client.context().close();
});

test(
  "a visit that no longer fits is said, taken out of the day, and one press from another place",
  ONCE,
  async ({ page }) => {
    const { waiting } = await slippingMorning({ isOff: true });
    await enterAs(page, OWNER);
    await page.goto("/app");
    const late = page.getByRole("button", { name: said("de retard, réorganiser") });
    await late.first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radiogroup").getByText(said("30 min")).click();
    await expect(dialog.getByRole("status")).toContainText(said("ne tient plus dans la journée"));
    await dialog.getByRole("button", { name: "Réorganiser", exact: true }).click();
    await expect(dialog.getByRole("status")).toContainText("Une visite est sans intervenant");
    expect(await violationsIn(page, "dialog")).toEqual([]);
    await dialog
      .getByRole("link", { name: new RegExp(`Replanifier la visite de .*${waiting}`) })
      .click();
    await expect(page).toHaveURL(/appointemnt=/);
    await expect(page.getByText(waiting).first()).toBeVisible();
  },
);

async function acceptNewHours(page: Page, waiting: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const stop = dialog.getByRole("listitem").filter({ hasText: waiting });
  await expect(stop).toContainText("Nouveau créneau");
  await expect(dialog.getByRole("status")).toContainText(said("Un client est à prévenir"));
  await expect(dialog.getByRole("img", { name: /étapes/ })).toBeVisible();
  expect(await violationsIn(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Prévenir et réorganiser" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(said("un client a son nouveau créneau"))).toBeVisible();
}

type Morning = Awaited<ReturnType<typeof slippingMorning>>;

/** The page that the client has open shows the new window by itself; the letter leads to it. */
async function tellsTheClient(client: Page, { repair_id, sheetid, waiting }: Morning) {
  const desk = await deskOf(OWNER);
  const { events } = await ask<{ events: { repair_id: string; public_start_at: string }[] }>(
    desk,
    `query ($from: Instant!, $to: Instant!) { events(from: $from, to: $to) { repair_id public_start_at } }`,
    { from: now(), to: addMinutes(now(), 600) },
  );
  // It takes place, and no longer in five minutes.
  const start = events.find((event) => event.repair_id === repair_id)?.public_start_at ?? "";
  const window = formatTime(toInstant(Date.parse(start)), DEFAULT_ZONE);
  await expect(client.getByRole("heading", { name: "Rendez-vous" }).locator("..")).toContainText(
    said(window),
  );
  expect(await linkOf(emailOf(waiting), new RegExp(`d=C3=A9plac[^]*/suivi/${sheetid}`))).not.toBe(
    "",
  );
}

async function follow(browser: Browser, sheetid: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/suivi/${sheetid}`);
  await expect(page.getByRole("heading", { name: "Rendez-vous" })).toBeVisible();
  return page;
}

/** A visit that should have ended 25 minutes ago, a client who waits for five minutes from now on, one this evening. */
async function slippingMorning({ isOff = false } = {}) {
  const desk = await deskOf(OWNER);
  const today = new Intl.DateTimeFormat("fr-CA", { timeZone: DEFAULT_ZONE }).format(Date.now());
  const open = { first: today, last: today, reason: "Essais", hours: [{ from: 0, to: 1440 }] };
  await desk.post("/api/graphql", {
    data: {
      query: `mutation ($input: ShopOpeningInput!) { saveShopOpening(input: $input) { __typename } }`,
      variables: { input: open },
    },
  });
  const lastname = nameFor("TARDY");
  const email = await invite(OWNER, { lastname, role: "TECHNICIAN", bookable: true });
  const user_id = await idOf(lastname);
  const waiting = nameFor("ATTENTE");
  const plan = async (name: string, from: number, to: number, window?: [number, number]) => {
    const repair_id = await fileRepair(desk, name);
    const at = (minutes: number) => addMinutes(now(), minutes).slice(0, 16).concat(":00.000Z");
    const told = window && { public_start_at: at(window[0]), public_end_at: at(window[1]) };
    await planVisit(desk, {
      repair_id,
      user_id,
      day: at(from).slice(0, 10),
      from: at(from).slice(11, 16),
      to: at(to).slice(11, 16),
      place: name === waiting ? ROUBAIX : LILLE,
      ...(told && { window: told }),
    });
    return repair_id;
  };
  await plan(nameFor("ENCOURS"), -70, -25);
  const repair_id = await plan(waiting, 5, 35, [5, 15]);
  if (isOff) await leave(desk, { user_id, from: addMinutes(now(), 45) });
  else await plan(nameFor("SOIREE"), 180, 210, [150, 270]);
  const { repair } = await ask<{ repair: { sheetid: string } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { sheetid } }",
    { id: repair_id },
  );
  return { email, waiting, repair_id, sheetid: repair.sheetid };
}

/** Away for 24 hours, so until the end of the day at whatever hour the story runs. */
const leave = (desk: APIRequestContext, { user_id, from }: { user_id: string; from: Instant }) =>
  ask(desk, "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }", {
    input: {
      kind: "Congé / indisponibilité",
      start_at: from,
      end_at: addMinutes(from, 1440),
      assigned_to: [user_id],
    },
  });

/** Of the colleague who has just come. */
async function idOf(lastname: string): Promise<string> {
  const desk = await deskOf(OWNER);
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const { repair_shop } = await ask<{ repair_shop: { users: { id: string; lastname: string }[] } }>(
    desk,
    "query ($id: ID!) { repair_shop(id: $id) { users { id lastname } } }",
    { id: me.shop_id },
  );
  return repair_shop.users.find((user) => user.lastname === lastname)?.id ?? "";
}
