/** A review behind the link of one letter: given, changed, taken back; answered and reported by the shop. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import type { PageProps } from "../../../web/site/props.ts";
import { secretOf } from "../../platform/security/letter-secret.ts";
import { shopSite } from "../../shop/site.ts";
import { reviewSite } from "./site.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z", [shopSite, reviewSite]);

type Asked = { repair_id: string; sheetid: string; id: string; url: string };

/** A finished repair whose client was asked. */
async function asked(): Promise<Asked> {
  const { repair_id, sheetid } = await openRepair(doors().database);
  const id = randomUUID();
  await doors().database.asOwner(
    `update app.repair set status = 'Terminer/Archivé', archived = true, done = true where id = $1`,
    [repair_id],
  );
  await doors().database.asOwner(
    `insert into app.review_request (shop_id, id, repair_id, done_on, asked_at) values ($1, $2, $3, '2026-11-20', now())`,
    [GARONNE.id, id, repair_id],
  );
  const token = secretOf(doors().services.ledgerKey, id);
  return { repair_id, sheetid, id, url: `/suivi/${sheetid}/avis/${token}` };
}

const press = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
    remoteAddress: anotherVisitor(),
  });
const give = async (url: string, form: Record<string, string> = {}) =>
  (await press(url, { stars: "5", text: "Rapide et soigné.", name: "yes", ...form })).json<{
    props: PageProps["review/give"];
  }>().props;
async function published(): Promise<Asked> {
  const one = await asked();
  await give(one.url);
  return one;
}
const rowsOf = (id: string) =>
  doors().database.asOwner<{ stars: number; text: string; author: string; state: string }>(
    "select stars, text, author, state from app.review where id = $1",
    [id],
  );
const visit = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
/** On the shop's page, which learns of a change by a live event, within milliseconds. */
const shown = async () =>
  (await visit("/31000/atelier-garonne")).json<{ props: PageProps["shop"] }>().props.reviews.shown;
const shownIds = async () => (await shown()).map(({ id }) => id);
const shownOne = async (id: string) => (await shown()).find((review) => review.id === id);
const sumOf = async () =>
  (
    await doors().database.asOwner<{ review_count: number; review_stars: number }>(
      "select review_count, review_stars from app.shop where id = $1",
      [GARONNE.id],
    )
  )[0];

describe("a client", () => {
  test("gives a review, which the page, the directory's row and the journal have at once", async () => {
    const { url, id, repair_id } = await asked();
    const before = await sumOf();
    expect(await give(url)).toMatchObject({ step: "saved", state: "published" });
    expect(await rowsOf(id)).toEqual([
      { stars: 5, text: "Rapide et soigné.", author: "Hélène V.", state: "published" },
    ]);
    await expect
      .poll(async () => (await shown())[0])
      .toMatchObject({ id, author: "Hélène V.", kind: "Lave-linge" });
    const after = await sumOf();
    expect((after?.review_count ?? 0) - (before?.review_count ?? 0)).toBe(1);
    expect((after?.review_stars ?? 0) - (before?.review_stars ?? 0)).toBe(5);
    const journal = await doors().database.asOwner(
      "select author, payload from app.repair_item where repair_id = $1 and type = 'ReviewReceived'",
      [repair_id],
    );
    expect(journal).toEqual([{ author: "client", payload: { stars: 5 } }]);
  });

  test("who presses twice at the same time gives one review", async () => {
    const { url, id, repair_id } = await asked();
    await Promise.all([give(url), give(url), give(url)]);
    expect(await rowsOf(id)).toHaveLength(1);
    const journal = await doors().database.asOwner(
      "select id from app.repair_item where repair_id = $1 and type = 'ReviewReceived'",
      [repair_id],
    );
    expect(journal).toHaveLength(1);
  });

  test("changes it, and takes it back, by the same link", async () => {
    const { url, id } = await asked();
    await give(url);
    expect(await give(url, { stars: "2", text: "En panne de nouveau.", name: "no" })).toMatchObject(
      {
        state: "published",
      },
    );
    expect(await rowsOf(id)).toEqual([
      { stars: 2, text: "En panne de nouveau.", author: "", state: "published" },
    ]);
    await expect.poll(() => shownOne(id)).toMatchObject({ stars: 2, text: "En panne de nouveau." });
    expect(await give(url, { decision: "withdraw" })).toMatchObject({ step: "withdrawn" });
    await expect.poll(shownIds).not.toContain(id);
    const form = (await visit(url)).json<{ props: PageProps["review/give"] }>().props;
    expect(form).toMatchObject({ state: null, draft: { stars: 0, text: "" } });
  });

  test.each([
    ["no star", { stars: "" }],
    ["six stars", { stars: "6" }],
    ["a book", { text: "x".repeat(2_001) }],
  ])("who sends %s reads why, and keeps what they wrote", async (_, wrong) => {
    const { url, id } = await asked();
    const props = await give(url, wrong);
    expect(props.problem).not.toBe("");
    expect(props.draft.text).toBe("text" in wrong ? wrong.text : "Rapide et soigné.");
    expect(await rowsOf(id)).toEqual([]);
  });

  test("who writes a number has it masked, and is read before being published", async () => {
    const { url, id } = await asked();
    expect(await give(url, { text: "Appelez-moi au 06 39 98 00 12" })).toMatchObject({
      state: "waiting",
    });
    expect(await rowsOf(id)).toMatchObject([{ text: "Appelez-moi au •••", state: "waiting" }]);
    const { id: later } = await published();
    await expect.poll(shownIds).toContain(later);
    expect(await shownIds()).not.toContain(id);
  });

  test("who writes a script is quoted as text", async () => {
    const { url, id } = await asked();
    await give(url, { text: "<script>alert(1)</script>" });
    await expect.poll(() => shownOne(id)).toMatchObject({ text: "<script>alert(1)</script>" });
  });
});

describe("the link", () => {
  test("is of one repair and one letter: nothing else opens the form", async () => {
    const one = await asked();
    const other = await asked();
    const token = other.url.split("/").at(-1) ?? "";
    for (const url of [
      `/suivi/${one.sheetid}/avis/${token}`,
      `/suivi/${one.sheetid}/avis/${"x".repeat(43)}`,
      `/suivi/${"x".repeat(22)}/avis/${token}`,
    ]) {
      expect((await visit(url)).statusCode).toBe(404);
      expect((await press(url, { stars: "1", text: "", name: "no" })).statusCode).toBe(404);
    }
    const forged = { origin: "https://evil.example" };
    expect((await press(one.url, { stars: "1" }, forged)).statusCode).toBe(403);
    expect(await rowsOf(one.id)).toEqual([]);
    const page = await visit(one.url);
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  test("cannot exist for a repair that was never finished: the key refuses it", async () => {
    const { repair_id } = await openRepair(doors().database);
    const insert = doors().database.asOwner(
      "insert into app.review_request (shop_id, repair_id, done_on, asked_at) values ($1, $2, '2026-11-20', now())",
      [GARONNE.id, repair_id],
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  test("leads to the rules, which anybody reads", async () => {
    expect((await visit("/avis")).json()).toMatchObject({ page: "review/rules" });
  });
});

type Read = { id: string; answer?: string; reported_reason?: string; refused?: string };
const mutate = async (name: string, variables: Record<string, string>, who = marc) => {
  const second = Object.keys(variables).find((key) => key !== "id") ?? "";
  return (
    await ask<{ result: Read }>(
      `mutation ($id: ID!, $${second}: String!) { result: ${name}(id: $id, ${second}: $${second}) {
        ... on Review { id answer reported_reason } ... on Refusal { refused } } }`,
      variables,
      who,
    )
  ).result;
};

describe("the shop", () => {
  test("answers once in public, and may correct it; another shop and a technician may not", async () => {
    const { url, id } = await asked();
    await give(url);
    expect(await mutate("answerReview", { id, text: "Merci Hélène !" })).toMatchObject({
      answer: "Merci Hélène !",
    });
    await mutate("answerReview", { id, text: "Merci à vous." });
    await expect.poll(() => shownOne(id)).toMatchObject({ answer: "Merci à vous." });
    expect(await mutate("answerReview", { id, text: "  " })).toEqual({ refused: "empty-answer" });
    expect(await mutate("answerReview", { id, text: "x" }, karim)).toEqual({
      refused: "not-allowed",
    });
    await expect(mutate("answerReview", { id, text: "x" }, nadia)).rejects.toThrow();
    const theirs = await ask<{ reviews: object[] }>("{ reviews { id } }", {}, nadia);
    expect(theirs.reviews).toEqual([]);
  });

  test("reports for a reason of the list, and the review stays until it is decided", async () => {
    const { url, id } = await asked();
    await give(url);
    expect(await mutate("reportReview", { id, reason: "bad" })).toEqual({
      refused: "reason-unknown",
    });
    expect(await mutate("reportReview", { id, reason: "insult" })).toMatchObject({
      reported_reason: "insult",
    });
    await expect.poll(shownIds).toContain(id);
    // Changed meanwhile, it is read by a person.
    expect(await give(url, { text: "Corrigé." })).toMatchObject({ state: "waiting" });
    expect(await mutate("answerReview", { id, text: "x" })).toEqual({
      refused: "review-not-public",
    });
  });
});
