/** A quote that several people, or one device without network, write: one quote, and nobody's words replaced unseen. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { draft, openRepair } from "../../../test/shop/affairs.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { openSales } from "../../../test/shop/sales.ts";

const { doors, ask, newQuote } = openSales("2026-11-23T11:00:00.000Z");

const newRepair = async () => (await openRepair(doors().database)).repair_id;
const quotesOf = async (repair_id: string) => {
  const query = "query ($id: ID!) { repair(id: $id) { quotes { id subject notes } } }";
  return (await ask(query, { id: repair_id })).data.repair.quotes;
};

test("saved under an id of its writer's, once and again, it is one quote", async () => {
  const repair_id = await newRepair();
  const new_id = randomUUID();
  expect(await newQuote(repair_id, { new_id })).toMatchObject({ id: new_id });
  expect(await newQuote(repair_id, { new_id, subject: "Pompe" })).toMatchObject({ id: new_id });
  expect(await quotesOf(repair_id)).toMatchObject([{ id: new_id, subject: "Pompe" }]);
});

test("of five saves at once under one new id, one quote", async () => {
  const repair_id = await newRepair();
  const new_id = randomUUID();
  const saves = Array.from({ length: 5 }, () => newQuote(repair_id, { new_id }));
  expect(new Set((await Promise.all(saves)).map(({ id }) => id))).toEqual(new Set([new_id]));
  expect(await quotesOf(repair_id)).toHaveLength(1);
});

test("an id of another repair's quote, or of another shop's, is not taken over", async () => {
  const [mine, other] = [await newRepair(), await newRepair()];
  const new_id = randomUUID();
  await newQuote(mine, { new_id });
  const notFound = [{ extensions: { code: "NOT_FOUND" } }];
  expect(await newQuote(other, { new_id, subject: "Pris" })).toMatchObject(notFound);
  expect(await newQuote(mine, { new_id, subject: "Pris" }, nadia)).toMatchObject(notFound);
  expect(await quotesOf(mine)).toMatchObject([{ subject: draft.subject }]);
});

test("two people who change two fields of one draft both have theirs", async () => {
  const repair_id = await newRepair();
  const { id } = await newQuote(repair_id);
  await newQuote(repair_id, { id, base: draft, subject: "Pompe" });
  expect(await newQuote(repair_id, { id, base: draft, notes: "À l’étage" })).toMatchObject({ id });
  expect(await quotesOf(repair_id)).toEqual([{ id, subject: "Pompe", notes: "À l’étage" }]);
});

test("the same field of both is refused with what is stored, and by whom; nothing is written", async () => {
  const repair_id = await newRepair();
  const { id } = await newQuote(repair_id);
  await newQuote(repair_id, { id, base: draft, subject: "Pompe" });
  const met = { id, base: draft, subject: "Courroie", notes: "À l’étage" };
  expect(await newQuote(repair_id, met)).toMatchObject({
    refused: "changed-meanwhile",
    detail: {
      conflicts: [
        {
          field: "subject",
          theirs: "Pompe",
          account_id: expect.any(String),
          at: expect.any(String),
        },
      ],
    },
  });
  expect(await quotesOf(repair_id)).toEqual([{ id, subject: "Pompe", notes: "" }]);
  // Chosen: mine, on top of theirs.
  await newQuote(repair_id, { ...met, base: { ...draft, subject: "Pompe" } });
  expect(await quotesOf(repair_id)).toEqual([{ id, subject: "Courroie", notes: "À l’étage" }]);
});

test("a base that is no draft is refused", async () => {
  const repair_id = await newRepair();
  const { id } = await newQuote(repair_id);
  for (const base of [{}, "autrefois", { ...draft, lines: "aucune" }])
    expect(await newQuote(repair_id, { id, base })).toMatchObject({ refused: "bad-input" });
});

test("a status that another person gave meanwhile is not replaced unseen", async () => {
  const repair_id = await newRepair();
  const SET = `mutation ($repair_id: ID!, $status: String!, $from: String) {
    result: setRepairStatus(repair_id: $repair_id, status: $status, from: $from) {
      ... on Repair { status } ... on Refusal { refused detail } } }`;
  const set = async (status: string, from?: string) =>
    (await ask(SET, { repair_id, status, from })).data.result;
  const { repair } = (
    await ask("query ($id: ID!) { repair(id: $id) { status } }", { id: repair_id })
  ).data;
  expect(await set("Attente de pièces")).toEqual({ status: "Attente de pièces" });
  expect(await set("En essai", repair.status)).toMatchObject({
    refused: "changed-meanwhile",
    detail: { conflicts: [{ field: "status", theirs: "Attente de pièces" }] },
  });
  // What both want is no conflict, and there is nothing left to do.
  expect(await set("Attente de pièces", repair.status)).toMatchObject({ refused: "unchanged" });
  expect(await set("En essai", "Attente de pièces")).toEqual({ status: "En essai" });
});
