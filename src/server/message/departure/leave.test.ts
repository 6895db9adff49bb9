/** « Je suis en route », pressed by Karim on his round. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { loadTracking, findSheet } from "../../repair/track.ts";

const { doors, ask } = openOffice("2026-11-23T08:11:00Z");
type Answer = { expected_at?: string; refused?: string; detail?: { expected_at?: string } };
const leave = async (id: string, facts: object = {}, who = karim) =>
  (
    await ask<{ result: Answer }>(
      `mutation ($id: ID!, $minutes: Int, $again: Boolean) {
        result: leaveForVisit(id: $id, minutes: $minutes, again: $again) {
          ... on Event { expected_at } ... on Refusal { refused detail } } }`,
      { id, ...facts },
      who,
    )
  ).result;
let hour = 8;
const visit = async (facts: Record<string, unknown> = {}) => {
  const affair = await openRepair(doors().database);
  const input = visitOf(new Date(Date.UTC(2026, 10, 24, (hour += 2))).toISOString(), {
    repair_id: affair.repair_id,
    trip_duration_before: 20,
    ...facts,
  });
  await ask(
    "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
  return { ...affair, id: input.id };
};
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<{ channel: string; subject: string }>(
    "select channel, subject from app.message where template = 'on-the-way' and repair_id = $1 order by id",
    [repair_id],
  );

test("the client is told the hour once, however often it is pressed, and another one once confirmed", async () => {
  const { id, repair_id } = await visit();
  const answers = await Promise.all([leave(id), leave(id)]);
  const told = { expected_at: "2026-11-23T08:35:00.000Z" };
  expect(answers).toContainEqual(told);
  expect(answers).toContainEqual({ refused: "told-already", detail: told });
  expect(await leave(id, { again: true, minutes: 45 })).toEqual({
    expected_at: "2026-11-23T09:00:00.000Z",
  });
  const letters = await lettersOf(repair_id);
  expect(letters.map(({ subject }) => subject.replace(/\s/g, " "))).toEqual([
    "Karim est en route, arrivée vers 9 h 35, Atelier Garonne",
    "Karim est en route, arrivée vers 10 h, Atelier Garonne",
  ]);
});

test("the tracking page and the journal say it", async () => {
  const { id, sheetid } = await visit();
  await leave(id);
  const { database, services } = doors();
  const sheet = await findSheet(database, sheetid);
  if (!sheet) throw new Error("no sheet");
  const page = await database.withShop(sheet.scope, (db) =>
    loadTracking(db, sheet, services.clock()),
  );
  expect(page?.appointments).toMatchObject([{ expected_at: "2026-11-23T08:35:00.000Z" }]);
  expect(page?.messages.map(({ text }) => text.replace(/\s/g, " "))).toContain(
    "Le technicien est en route, arrivée vers 9 h 35.",
  );
});

test("a client who is reached by no message is to be called; at the workshop, or done, there is no road", async () => {
  const { database } = doors();
  const fixed = await visit();
  await database.asOwner("update app.client set email = '' where id = $1", [fixed.client_id]);
  await database.asOwner("delete from app.client_phone where client_id = $1", [fixed.client_id]);
  expect(await leave(fixed.id)).toMatchObject({ refused: "client-to-call" });
  expect(await lettersOf(fixed.repair_id)).toEqual([]);
  const told = "select 1 from app.repair_item where type = 'TechnicianLeft' and repair_id = $1";
  expect(await database.asOwner(told, [fixed.repair_id])).toEqual([]);
  const workshop = await visit({ where: "Atelier" });
  expect(await leave(workshop.id)).toMatchObject({ refused: "no-visit" });
  const over = await visit({ status: "DONE" });
  expect(await leave(over.id)).toMatchObject({ refused: "no-visit" });
  await expect(leave((await visit()).id, {}, nadia)).rejects.toThrow();
});

test("a client who refuses such news is called instead; who refuses e-mails alone gets an SMS", async () => {
  const refuse = (client_id: string, channel: string) =>
    ask(
      `mutation ($id: ID!, $channel: String!) {
        setMessageChoice(client_id: $id, channel: $channel, wanted: false) { __typename } }`,
      { id: client_id, channel },
    );
  const { id, repair_id, client_id } = await visit();
  await refuse(client_id, "email");
  expect(await leave(id)).toMatchObject({ expected_at: expect.any(String) });
  expect(await lettersOf(repair_id)).toMatchObject([{ channel: "sms" }]);
  const silent = await visit();
  await refuse(silent.client_id, "email");
  await refuse(silent.client_id, "sms");
  expect(await leave(silent.id)).toMatchObject({ refused: "client-to-call" });
});
