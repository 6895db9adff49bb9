/** The letter that asks for a review, and what an administrator decides. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { act, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { instant, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../../test/shop/garonne.ts";
import { officeDoors, signIn, type Cookies } from "../../../../test/shop/office.ts";
import { DEFAULT_MESSAGE_RULES } from "../../../domain/message/rules/rules.ts";
import { giveReview } from "./give.ts";
import { schema } from "../../schema.ts";
import { setChoice } from "../choice/set.ts";
import { saveRules } from "../rules/store.ts";
import { askReviews } from "./ask.ts";
import { reviewRest } from "./rest.ts";

const NOW = "2026-11-23T11:00:00Z";
const doors = openDoors(NOW, [officeDoors(schema), reviewRest]);
const people: Record<"alix" | "marc", Cookies> = { alix: {}, marc: {} };

beforeAll(async () => {
  people.alix = await signIn(
    doors(),
    { id: randomUUID(), firstname: "Alix", lastname: "Morel" },
    null,
  );
  people.marc = await signIn(doors(), MARC, GARONNE.id);
});

const sweep = (at = NOW) =>
  askReviews({
    database: doors().database,
    scope: garonneScope,
    at: instant(at),
    origin: "https://etabli.example",
  });
const lettersOf = (repair_id: string, template = "review-asked") =>
  doors().database.asOwner<{ channel: string; text: string }>(
    "select channel, text from app.message where repair_id = $1 and template = $2",
    [repair_id, template],
  );

/** In this status for so many days. */
async function repairIn(status: string, { days = 3, done = true } = {}) {
  const story = await openRepair(doors().database);
  await doors().database.asOwner(
    `update app.repair set status = $2, archived = $2 = 'Terminer/Archivé', done = $3,
       "statusFrom" = $4::timestamptz - make_interval(days => $5) where id = $1`,
    [story.repair_id, status, done, NOW, days],
  );
  return story;
}

describe("the client of a finished repair", () => {
  test("is asked once, by a letter whose link only its sending knows", async () => {
    const { repair_id, sheetid } = await repairIn("Terminer/Archivé");
    await Promise.all([sweep(), sweep()]);
    await sweep("2026-11-24T11:00:00Z");
    const [letter, ...others] = await lettersOf(repair_id);
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(
      new RegExp(`https://etabli.example/suivi/${sheetid}/avis/letter-secret-[0-9a-f-]{36}`),
    );
  });

  test.each([
    ["one day ago", "Terminer/Archivé", { days: 1 }],
    ["two months ago", "Terminer/Archivé", { days: 60 }],
    ["never repaired", "Terminer/Archivé", { done: false }],
    ["open again", "Prêt à réparer", {}],
    ["still at the workshop", "Réparé", {}],
  ])("is not asked: %s", async (_, status, how) => {
    const { repair_id } = await repairIn(status, how);
    await sweep();
    expect(await lettersOf(repair_id)).toEqual([]);
  });

  test("is not asked by a shop that turned it off", async () => {
    const { repair_id } = await repairIn("Attente de réglement");
    const turn = (reviews: boolean) =>
      doors().database.withShop(garonneScope, (db) =>
        saveRules(db, { ...DEFAULT_MESSAGE_RULES, reviews }),
      );
    await turn(false);
    await sweep();
    expect(await lettersOf(repair_id)).toEqual([]);
    await turn(true);
    await sweep();
    expect(await lettersOf(repair_id)).toHaveLength(1);
  });

  test("is asked by SMS when they refuse e-mails, and by no way when they refuse both", async () => {
    const refuse = (client_id: string, channel: "email" | "sms") =>
      doors().database.withShop(garonneScope, (db) =>
        setChoice(db, { client_id, channel, wanted: false, via: "link" }, act()),
      );
    const one = await repairIn("Attente de réglement");
    await refuse(one.client_id, "email");
    const silent = await repairIn("Attente de réglement");
    for (const channel of ["email", "sms"] as const) await refuse(silent.client_id, channel);
    await sweep();
    expect(await lettersOf(one.repair_id)).toMatchObject([{ channel: "sms" }]);
    expect(await lettersOf(silent.repair_id)).toEqual([]);
  });
});

describe("an administrator", () => {
  type Pending = { id: string; shop_id: string; text: string; state: string };
  const pending = async () =>
    (await doors().app.inject({ url: "/api/v1/admin/reviews", cookies: people.alix })).json<{
      rows: Pending[];
    }>().rows;
  const decide = (payload: object, cookies = people.alix) =>
    doors().app.inject({ method: "POST", url: "/api/v1/admin/reviews/decide", payload, cookies });

  /** A review that must be read first. */
  async function doubtful() {
    const { repair_id } = await repairIn("Terminer/Archivé");
    await sweep();
    await doors().database.withShop(garonneScope, (db) =>
      giveReview(db, { repair_id, stars: "1", text: "Des voleurs", name: "no" }, act()),
    );
    const [row] = await doors().database.asOwner<{ id: string }>(
      "select id from app.review_request where repair_id = $1",
      [repair_id],
    );
    return { repair_id, shop_id: GARONNE.id, id: row?.id ?? "" };
  }

  test("publishes it", async () => {
    const { id, shop_id } = await doubtful();
    expect(await pending()).toContainEqual(expect.objectContaining({ id, state: "waiting" }));
    expect((await decide({ id, shop_id, reason: "" })).json()).toEqual({ state: "published" });
    expect((await pending()).map((one) => one.id)).not.toContain(id);
    expect((await decide({ id, shop_id, reason: "insult" })).json()).toMatchObject({
      refused: "review-decided",
    });
  });

  test("refuses it, and its author reads why", async () => {
    const { id, shop_id, repair_id } = await doubtful();
    expect((await decide({ id, shop_id, reason: "because" })).statusCode).toBe(422);
    expect((await decide({ id, shop_id, reason: "insult" })).json()).toEqual({ state: "refused" });
    const [letter] = await lettersOf(repair_id, "review-refused");
    expect(letter?.text).toContain("Injure, menace ou propos discriminatoire");
    // Another text of the same client is read again.
    const again = { repair_id, stars: "2", text: "Trop cher à mon goût.", name: "no" };
    const state = await doors().database.withShop(garonneScope, (db) =>
      giveReview(db, again, act()),
    );
    expect(state).toBe("waiting");
  });

  test("is alone to decide", async () => {
    const { id, shop_id } = await doubtful();
    expect((await decide({ id, shop_id, reason: "" }, people.marc)).statusCode).toBe(403);
    expect((await decide({ id: randomUUID(), shop_id, reason: "" })).statusCode).toBe(404);
  });
});
