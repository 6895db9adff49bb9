/** What the stories of the agenda find there: days of their own, colleagues, appointments. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  toInstant,
  weekdayOf,
  type LocalDate,
} from "../../src/domain/time.ts";
import { settle } from "../screens.ts";
import { ask, deskOf, MARC } from "./steps.ts";

const TODAY = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
const YEAR = Number(TODAY.slice(0, 4));
const firstTuesday = (year: number, month: number): LocalDate => {
  const first = dateOf(toInstant(Date.UTC(year, month - 1, 1)), DEFAULT_ZONE);
  return addDays(first, (9 - weekdayOf(first)) % 7);
};
/** In June or in September, on summer time: two months away from every other story, and within the 400 days of the desk. */
const FIRST_DAY = [YEAR, YEAR + 1]
  .flatMap((year) => [firstTuesday(year, 6), firstTuesday(year, 9)])
  .find((day) => day >= addDays(TODAY, 60));

/** A day without other appointments, one for each story and each try. */
export const dayFor = (story: number): string => {
  const { repeatEachIndex, retry } = test.info();
  if (!FIRST_DAY) throw new Error("no June and no September in two years");
  return addDays(FIRST_DAY, story + 7 * (repeatEachIndex + retry));
};

type Colleague = { id: string; firstname: string };

export async function colleague(firstname: string): Promise<string> {
  const desk = await deskOf(MARC);
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const query = "query ($id: ID!) { repair_shop(id: $id) { users { id firstname } } }";
  const found = await ask<{ repair_shop: { users: Colleague[] } }>(desk, query, { id: me.shop_id });
  return found.repair_shop.users.find((user) => user.firstname === firstname)?.id ?? "";
}

/** The id of what the shop shares under that name. */
export async function shared(name: string): Promise<string> {
  const query = "query { resources { id name } }";
  const desk = await deskOf(MARC);
  const found = await ask<{ resources: { id: string; name: string }[] }>(desk, query, {});
  return found.resources.find((resource) => resource.name === name)?.id ?? "";
}

type Planned = {
  day: string;
  from: string;
  to: string;
  notes: string;
  user_id: string;
  /** A visit, its hours announced to the client. */
  repair_id?: string;
  kind?: string;
  fullday?: boolean;
  resource_ids?: string[];
};

/** An appointment that is there already; its hours are those of summer, two ahead of UTC. */
export async function plan(planned: Planned): Promise<string> {
  const { day, from, to, notes, user_id, repair_id, kind = "Autre", fullday = false } = planned;
  const { resource_ids = [] } = planned;
  const start_at = new Date(`${day}T${from}:00+02:00`).toISOString();
  const end_at = new Date(`${day}T${to}:00+02:00`).toISOString();
  const input = {
    start_at,
    end_at,
    ...(repair_id && { repair_id, public_start_at: start_at, public_end_at: end_at }),
    kind,
    fullday,
    assigned_to: [user_id],
    resource_ids,
    notes,
  };
  const { result } = await ask<{ result: { id: string } }>(
    await deskOf(MARC),
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input },
  );
  return result.id;
}

export const item = (page: Page, text: string) =>
  page.locator("[data-part=item]", { hasText: text });

export type Point = { x: number; y: number };
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The part that moves appointments is loaded after they are shown: a press that came before it is repeated. */
export async function hold(page: Page, from: Locator, to: (start: Point) => Point): Promise<void> {
  await expect(from).toBeVisible();
  await settle(page);
  await expect(async () => {
    const start = await middleOf(from);
    const end = to(start);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    try {
      await expect(page.locator("[data-part=ghost]")).toBeVisible({ timeout: 2_000 });
    } catch (error) {
      await page.mouse.up();
      throw error;
    }
  }).toPass();
}
