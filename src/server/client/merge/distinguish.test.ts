import { graphql } from "graphql";
import { beforeEach, expect, test } from "vitest";
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
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

const APART = `mutation ($one: ID!, $other: ID!) { result: tellClientsApart(client_id: $one, other_client_id: $other) {
  __typename ... on ToldApart { left { id } right { id } } ... on Refusal { refused } } }`;
const BACK = `mutation ($one: ID!, $other: ID!) { result: takeBackClientsApart(client_id: $one, other_client_id: $other) {
  __typename ... on ToldApart { left { id } right { id } } ... on Refusal { refused } } }`;
const MERGE = `mutation ($from: ID!, $into: ID!) { result: mergeClients(from: $from, into: $into) {
  ... on Client { id merges { id } } ... on Refusal { refused } } }`;
const UNDO = `mutation ($id: ID!) { result: undoMerge(id: $id) { ... on Client { id } } }`;
const PAIRS = `{ duplicateClients { left { id } right { id } } }`;
const SAID = `{ clientDistinctions { left { id } right { id } at by } }`;
const SIMILAR = `query ($input: SimilarInput!) { similarClients(input: $input) { id } }`;

const MOBILE = "+33639981234";
let marie = "";
let twin = "";
beforeEach(async () => {
  for (const table of ["client_merge", "client_distinction", "client_phone", "client"])
    await doors().database.asOwner(`delete from app.${table}`);
  marie = await knownClient(doors().database, "DUPONT Marie", { phones: [MOBILE] });
  twin = await knownClient(doors().database, "DUPOND Marie", { phones: [MOBILE] });
});

const pair = (one: string, other: string) => {
  const [left, right] = one < other ? [one, other] : [other, one];
  return { left: { id: left }, right: { id: right } };
};
const apart = async (one: string, other: string, me?: Signed) =>
  (await ask(APART, { one, other }, me)).result;
const pairs = async () => (await ask(PAIRS, {})).duplicateClients;
const said = async (me?: Signed) => (await ask(SAID, {}, me)).clientDistinctions;
const merge = async (from: string, into: string) => (await ask(MERGE, { from, into })).result;

test("a pair that somebody said to be two people is not proposed again, and who said it is kept", async () => {
  expect(await pairs()).toEqual([pair(marie, twin)]);
  expect(await apart(twin, marie)).toEqual({ __typename: "ToldApart", ...pair(marie, twin) });
  expect(await apart(marie, twin)).toEqual({ __typename: "ToldApart", ...pair(marie, twin) });
  expect(await pairs()).toEqual([]);
  expect(await said()).toEqual([
    { ...pair(marie, twin), by: "Sylvie Roux", at: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect(await said(nadia)).toEqual([]);
});

test("taken back, the pair is proposed again; taking it back twice changes nothing", async () => {
  await apart(marie, twin);
  for (let turn = 0; turn < 2; turn++)
    expect((await ask(BACK, { one: twin, other: marie })).result.__typename).toBe("ToldApart");
  expect(await said()).toEqual([]);
  expect(await pairs()).toEqual([pair(marie, twin)]);
});

test("while the one is typed, the other is proposed until it was said to be somebody else", async () => {
  const input = { id: marie, lastname: "DUPONT", firstname: "Marie", email: "", phones: [MOBILE] };
  const similar = async () => (await ask(SIMILAR, { input })).similarClients;
  expect(await similar()).toEqual([{ id: twin }]);
  await apart(marie, twin);
  expect(await similar()).toEqual([]);
  const others = (await ask(SIMILAR, { input: { ...input, id: null } })).similarClients;
  expect(others).toHaveLength(2);
});

test("what was said of a record is said of the one it was merged into, until they are parted", async () => {
  const third = await knownClient(doors().database, "DUPONT Marie", { phones: [MOBILE] });
  await apart(marie, twin);
  expect(await pairs()).not.toContainEqual(pair(marie, twin));
  const { merges } = await merge(marie, third);
  expect(await pairs()).toEqual([]);
  expect(await said()).toMatchObject([pair(third, twin)]);
  await ask(UNDO, { id: merges[0].id });
  expect(await said()).toMatchObject([pair(marie, twin)]);
  expect(await pairs()).toHaveLength(2);
});

test("who merges the two all the same leaves nothing to say, and parted they are two again", async () => {
  await apart(marie, twin);
  const { merges } = await merge(twin, marie);
  expect(await said()).toEqual([]);
  expect(await apart(marie, twin)).toEqual({ __typename: "Refusal", refused: "merge-self" });
  await ask(UNDO, { id: merges[0].id });
  expect(await said()).toHaveLength(1);
  expect(await pairs()).toEqual([]);
});

test.each<[string, () => [string, string, Signed?], string]>([
  ["the same record twice", () => [marie, marie], "merge-self"],
  ["an id that is none", () => [marie, "'; drop table app.client"], "client-unknown"],
  ["another shop", () => [marie, twin, nadia], "client-unknown"],
  ["a technician", () => [marie, twin, karim], "not-allowed"],
])("%s is refused", async (_, asked, refused) => {
  expect(await apart(...asked())).toEqual({ __typename: "Refusal", refused });
  expect(await pairs()).toHaveLength(1);
});

test("a client who was said to be somebody else goes with the import that brought him", async () => {
  await apart(marie, twin);
  await doors().database.asOwner("delete from app.client_phone where client_id = $1", [twin]);
  await doors().database.asOwner("delete from app.client where id = $1", [twin]);
  expect(await said()).toEqual([]);
});
