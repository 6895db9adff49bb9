/** The letters of statuses: written by the owner, sent two minutes after a change, never for one that was taken back. */
import { expect, test } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { tellStatus } from "../jobs.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z");
const READY = {
  status: "Réparé",
  enabled: true,
  subject: "Votre {appareil} est prêt",
  text: "Bonjour {prenom},\n\nVenez quand vous voulez {date}.",
  sms: "{atelier} : {appareil} prêt. {lien}",
};
type Letter = {
  status: string;
  enabled: boolean;
  is_default: boolean;
  refused?: string;
  detail?: object;
};
const write = async (facts: object = {}, who = marc) =>
  (
    await ask<{ result: Letter }>(
      `mutation ($input: StatusLetterInput!) { result: saveStatusLetter(input: $input) {
        ... on StatusLetter { status enabled is_default subject } ... on Refusal { refused detail } } }`,
      { input: { ...READY, ...facts } },
      who,
    )
  ).result;
const letters = async (who = marc) =>
  (
    await ask<{ status_letters: Letter[] }>(
      "{ status_letters { status enabled is_default } }",
      {},
      who,
    )
  ).status_letters;
const move = (repair_id: string, status: string) =>
  ask(
    `mutation ($id: ID!, $status: String!) { setRepairStatus(repair_id: $id, status: $status) { __typename } }`,
    { id: repair_id, status },
  );
const planned = async (repair_id: string) =>
  (
    await doors().database.asSuperuser<{ run_at: string }>(
      "select run_at from graphile_worker.jobs where task_identifier = 'send-status-letter' and key = 'status letter of ' || $1",
      [repair_id],
    )
  ).map(({ run_at }) => new Date(run_at).toISOString());
const run = (repair_id: string) =>
  tellStatus({
    database: doors().database,
    clock: () => instant("2026-11-23T11:02:00Z"),
    origin: "https://etabli.example",
  })({ shop_id: garonneScope.shop_id, repair_id }, { attempt: 1, max_attempts: 25 });
const sentFor = (repair_id: string) =>
  doors().database.asOwner<{ channel: string; subject: string; text: string }>(
    "select channel, subject, text from app.message where template = 'repair-status' and repair_id = $1 order by id",
    [repair_id],
  );

test("every status has its letter in our words, and none leaves before the owner wants it", async () => {
  const all = await letters();
  expect(all).toHaveLength(13);
  expect(all.filter(({ enabled, is_default }) => enabled || !is_default)).toEqual([]);
  const { repair_id } = await openRepair(doors().database);
  await move(repair_id, "Réparé");
  expect(await planned(repair_id)).toEqual([]);
});

test("switched on, it leaves two minutes after the change, once, filled with what the repair says", async () => {
  expect(await write()).toMatchObject({ status: "Réparé", enabled: true, is_default: false });
  const { repair_id, sheetid } = await openRepair(doors().database);
  await move(repair_id, "Réparé");
  expect(await planned(repair_id)).toEqual(["2026-11-23T11:02:00.000Z"]);
  expect(await sentFor(repair_id)).toEqual([]);
  // What the journal says next is no other status.
  await ask(
    `mutation ($id: ID!) { addRepairNote(repair_id: $id, description: "Essuyé") { __typename } }`,
    { id: repair_id },
  );
  await Promise.all([run(repair_id), run(repair_id)]);
  const [letter, ...others] = await sentFor(repair_id);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Votre Lave-linge Brandt WTC1299 est prêt, Atelier Garonne");
  expect(letter?.text).toContain("Bonjour Hélène,\n\nVenez quand vous voulez.");
  expect(letter?.text).toContain(`https://etabli.example/suivi/${sheetid}/messages`);
});

test("a card put back within two minutes tells nothing; the same status taken later is told again", async () => {
  const { repair_id } = await openRepair(doors().database);
  await move(repair_id, "Réparé");
  await move(repair_id, "En essai");
  await run(repair_id);
  expect(await sentFor(repair_id)).toEqual([]);
  for (const _ of [1, 2]) {
    await move(repair_id, "Réparé");
    await run(repair_id);
    await move(repair_id, "En essai");
  }
  expect(await sentFor(repair_id)).toHaveLength(2);
});

test("thirty cards moved together plan thirty letters; a client without e-mail gets the SMS", async () => {
  const { database } = doors();
  const repairs = [await openRepair(database), await openRepair(database)];
  await database.asOwner("update app.client set email = '' where id = $1", [repairs[1]?.client_id]);
  const moves = repairs.map(({ repair_id }) => ({
    repair_id,
    from: "Devis à faire",
    to: "Réparé",
  }));
  await ask(
    "mutation ($moves: [RepairMoveInput!]!) { moveRepairs(moves: $moves) { __typename } }",
    {
      moves,
    },
  );
  for (const { repair_id } of repairs) {
    expect(await planned(repair_id)).toHaveLength(1);
    await run(repair_id);
  }
  expect(await sentFor(repairs[0]?.repair_id ?? "")).toMatchObject([{ channel: "email" }]);
  const [sms] = await sentFor(repairs[1]?.repair_id ?? "");
  expect(sms).toMatchObject({ channel: "sms" });
  expect(sms?.text).toMatch(/^Atelier Garonne : Lave-linge Brandt WTC1299 pret\. https:/);
});

test("the preview is a repair of the shop in that status, with its next appointment", async () => {
  const { repair_id, reference } = await openRepair(doors().database);
  await move(repair_id, "En essai");
  const public_start_at = "2026-11-25T08:00:00Z";
  const input = visitOf(public_start_at, {
    repair_id,
    public_start_at,
    public_end_at: "2026-11-25T10:00:00Z",
  });
  await ask(
    "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
  // The clock of the tests stands still: without this, another repair of the same instant may be the example.
  await doors().database.asOwner(
    `update app.repair set "lastUpdateAt" = now() + interval '1 minute' where id = $1`,
    [repair_id],
  );
  const example = async (who = marc) =>
    ask(`{ letter_example(status: "En essai") { reference values } }`, {}, who);
  expect(await example()).toMatchObject({
    letter_example: {
      reference,
      values: { prenom: "Hélène", date: expect.stringMatching(/^mercredi 25 novembre/) },
    },
  });
  expect(await example(nadia)).toEqual({ letter_example: null });
});

test("a field that does not exist is refused; the desk and another shop change nothing", async () => {
  expect(await write({ text: "Prix : {prix}" })).toMatchObject({
    refused: "bad-input",
    detail: { text: expect.stringContaining("{prix}") },
  });
  for (const who of [karim, sylvie])
    expect(await write({}, who)).toMatchObject({ refused: "not-allowed" });
  expect((await letters(nadia)).every(({ enabled }) => !enabled)).toBe(true);
});

test("a client who refuses such news by e-mail reads them by SMS, and by neither once both are refused", async () => {
  const refuse = (client_id: string, channel: string) =>
    ask(
      `mutation ($id: ID!, $channel: String!) {
        setMessageChoice(client_id: $id, channel: $channel, wanted: false) { __typename } }`,
      { id: client_id, channel },
    );
  await write();
  const { repair_id, client_id } = await openRepair(doors().database);
  await refuse(client_id, "email");
  await move(repair_id, "Réparé");
  await run(repair_id);
  expect(await sentFor(repair_id)).toMatchObject([{ channel: "sms" }]);
  const silent = await openRepair(doors().database);
  for (const channel of ["email", "sms"]) await refuse(silent.client_id, channel);
  await move(silent.repair_id, "Réparé");
  await run(silent.repair_id);
  expect(await sentFor(silent.repair_id)).toEqual([]);
});

test("switched off after the change, the letter that was planned does not leave", async () => {
  await write();
  const { repair_id } = await openRepair(doors().database);
  await move(repair_id, "Réparé");
  expect(await planned(repair_id)).toHaveLength(1);
  await write({ enabled: false });
  await run(repair_id);
  expect(await sentFor(repair_id)).toEqual([]);
});

test("it draws the machine for who reads it by e-mail, from the address of the site", async () => {
  await write();
  const { repair_id } = await openRepair(doors().database);
  await move(repair_id, "Réparé");
  await run(repair_id);
  const drawn = await doors().database.asOwner<{ html: string }>(
    "select html from app.message where template = 'repair-status' and repair_id = $1",
    [repair_id],
  );
  expect(drawn).toEqual([
    {
      html: expect.stringContaining('src="https://etabli.example/drawings/lave-linge.png" alt=""'),
    },
  ]);
});
