/** What a client receives: chosen behind the link of a message, or noted by the shop. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { choiceSite } from "./site.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z", [choiceSite]);

const page = (sheetid: string, form?: Record<string, string>) =>
  doors().app.inject({
    url: `/suivi/${sheetid}/messages`,
    remoteAddress: anotherVisitor(),
    ...(form && { method: "POST", payload: form }),
  });
type Choice = { channel: string; wanted: boolean; via: string; created_by: string | null };
const choices = async (client_id: string, who = marc) =>
  (
    await ask<{ client: { message_choices: Choice[] } | null }>(
      "query ($id: ID!) { client(client_id: $id) { message_choices { channel wanted via created_by } } }",
      { id: client_id },
      who,
    )
  ).client?.message_choices;
const set = (client_id: string, facts: object, who = marc) =>
  ask(
    `mutation ($id: ID!, $channel: String!, $wanted: Boolean!) { result: setMessageChoice(client_id: $id, channel: $channel, wanted: $wanted) {
      ... on Client { message_choices { channel wanted via } } ... on Refusal { refused } } }`,
    { id: client_id, channel: "sms", wanted: false, ...facts },
    who,
  );

test("opening the link changes nothing; the button does, and its opposite takes it back", async () => {
  const { sheetid, client_id } = await openRepair(doors().database);
  expect((await page(sheetid)).statusCode).toBe(200);
  expect(await choices(client_id)).toEqual([]);
  const refused = await page(sheetid, { channel: "email", wanted: "no" });
  expect(refused.body).toContain('"wanted":false');
  await page(sheetid, { channel: "email", wanted: "no" });
  expect(await choices(client_id)).toEqual([
    { channel: "email", wanted: false, via: "link", created_by: null },
  ]);
  await page(sheetid, { channel: "email", wanted: "yes" });
  expect(await choices(client_id)).toMatchObject([{ channel: "email", wanted: true }]);
  const journal = await doors().database.asOwner(
    "select wanted from app.message_choice where client_id = $1 order by id",
    [client_id],
  );
  expect(journal).toEqual([{ wanted: false }, { wanted: true }]);
});

test.each<Record<string, string>>([
  { channel: "fax", wanted: "no" },
  { channel: "sms", wanted: "maybe" },
  {},
])("a form of %j is not found, nor is a link of no repair", async (form) => {
  const { sheetid } = await openRepair(doors().database);
  expect((await page(sheetid, form)).statusCode).toBe(404);
  expect((await page("x".repeat(22))).statusCode).toBe(404);
});

test("the shop notes it on the record, with who did; no other shop reads or writes it", async () => {
  const { client_id } = await openRepair(doors().database);
  expect(await set(client_id, {})).toMatchObject({
    result: { message_choices: [{ channel: "sms", wanted: false, via: "office" }] },
  });
  expect(await choices(client_id)).toMatchObject([{ created_by: marc.person.id }]);
  expect(await set(client_id, { channel: "fax" })).toMatchObject({
    result: { refused: "bad-input" },
  });
  expect(await choices(client_id, nadia)).toBeUndefined();
  await expect(set(client_id, {}, nadia)).rejects.toThrow();
});

test("what a merged record refused, its survivor refuses", async () => {
  const { database } = doors();
  const [from, into] = [await openRepair(database), await openRepair(database)];
  await set(from.client_id, { channel: "email" });
  await ask(
    "mutation ($from: ID!, $into: ID!) { mergeClients(from: $from, into: $into) { __typename } }",
    { from: from.client_id, into: into.client_id },
  );
  expect(await choices(into.client_id)).toMatchObject([{ channel: "email", wanted: false }]);
});
