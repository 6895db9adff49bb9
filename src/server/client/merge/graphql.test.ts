import { graphql } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { openDoors } from "../../../../test/shop/doors.ts";
import {
  GARONNE,
  KARIM,
  LOIRE,
  NADIA,
  SYLVIE,
  type Person,
} from "../../../../test/shop/garonne.ts";
import { scopeOf } from "../../account/store.ts";
import { schema } from "../../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z");

type Signed = Person & { shop_id: string };
const sylvie: Signed = { ...SYLVIE, shop_id: GARONNE.id };
const karim: Signed = { ...KARIM, shop_id: GARONNE.id };
const nadia: Signed = { ...NADIA, shop_id: LOIRE.id };

async function ask(source: string, variableValues: Record<string, unknown>, me: Signed = sylvie) {
  const scope = scopeOf(me, undefined);
  if (!scope) throw new Error("no scope");
  const contextValue = { services: doors().services, me, scope, ip: "127.0.0.1", userAgent: "" };
  return graphql({ schema, source, variableValues, contextValue });
}

const MERGE = `mutation ($from: ID!, $into: ID!) { result: mergeClients(from: $from, into: $into) {
  __typename ... on Client { id phones { number } merges { id lastname firstname by } } ... on Refusal { refused } } }`;
const UNDO = `mutation ($id: ID!) { result: undoMerge(id: $id) {
  __typename ... on Client { id firstname } ... on Refusal { refused } } }`;
const PAIRS = `query ($first: Int) { duplicateClients(first: $first) { why left { id } right { id } } }`;
const CLIENT = `query ($id: ID!) { client(client_id: $id) { id firstname } }`;

let marie = "";
let twin = "";
beforeAll(async () => {
  const { database } = doors();
  marie = await knownClient(database, "DUPONT Marie", {
    phones: ["+33639981234"],
    streets: ["8 allée des Peupliers"],
  });
  twin = await knownClient(database, "DUPOND Marie", { phones: ["+33639981234"] });
  await knownClient(database, "DUPONT Paul", {
    phones: ["+33639981234"],
    streets: ["8 allée des Peupliers"],
  });
  for (let turn = 0; turn < 30; turn++)
    await knownClient(database, `LOCATAIRE Numéro${turn}`, { phones: ["+33561000000"] });
});

const pairs = async (person = sylvie) => {
  const { data, errors } = await ask(PAIRS, { first: 10 }, person);
  expect(errors).toBeUndefined();
  return data?.duplicateClients;
};

test("the mistyped twin is proposed; the husband and a whole building's switchboard are not", async () => {
  expect(await pairs()).toEqual([
    {
      why: ["same-phone", "near-name"],
      ...orderedPair(marie, twin),
    },
  ]);
  expect(await pairs(nadia)).toEqual([]);
});

const orderedPair = (one: string, other: string) => {
  const [left, right] = one < other ? [one, other] : [other, one];
  return { left: { id: left }, right: { id: right } };
};

test("merged, the pair is no longer proposed, the old id answers the survivor, and undoing brings both back", async () => {
  const merged = await ask(MERGE, { from: twin, into: marie });
  expect(merged).toMatchObject({
    data: {
      result: {
        id: marie,
        phones: [{ number: "+33639981234" }],
        merges: [{ lastname: "DUPOND", firstname: "Marie", by: "Sylvie Roux" }],
      },
    },
  });
  expect(await pairs()).toEqual([]);
  expect((await ask(CLIENT, { id: twin })).data).toEqual({
    client: { id: marie, firstname: "Marie" },
  });
  const [merge] = JSON.parse(JSON.stringify(merged.data)).result.merges;
  expect((await ask(UNDO, { id: merge.id })).data).toMatchObject({ result: { id: twin } });
  expect((await ask(CLIENT, { id: twin })).data).toEqual({
    client: { id: twin, firstname: "Marie" },
  });
  expect(await pairs()).toHaveLength(1);
});

test.each([
  ["a technician", karim, "not-allowed"],
  ["another shop", nadia, "client-unknown"],
])("%s cannot merge them: %s", async (_, person, refused) => {
  expect((await ask(MERGE, { from: twin, into: marie }, person)).data).toEqual({
    result: { __typename: "Refusal", refused },
  });
});

test("another shop's merge is unknown to this one, and strange ids name nobody", async () => {
  const { data } = await ask(MERGE, { from: twin, into: marie });
  const [merge] = JSON.parse(JSON.stringify(data)).result.merges;
  const refused = { result: { __typename: "Refusal", refused: "merge-unknown" } };
  expect((await ask(UNDO, { id: merge.id }, nadia)).data).toEqual(refused);
  const { errors } = await ask(UNDO, { id: "'; drop table app.client" });
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await ask(MERGE, { from: "x", into: marie })).data).toMatchObject({
    result: { refused: "client-unknown" },
  });
});
