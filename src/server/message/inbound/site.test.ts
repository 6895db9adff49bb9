/** A client writes from the tracking page, and reads the shop's answer there. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { repairSite } from "../../repair/site.ts";
import { inboundSite } from "./site.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z", [repairSite, inboundSite]);

type Form = Record<string, string>;
const write = (sheetid: string, form: Form, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url: `/suivi/${sheetid}/ecrire`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
    remoteAddress: anotherVisitor(),
  });
const message = (texte: string, id: string = crypto.randomUUID()): Form => ({ id, texte });
type Page = {
  conversation: { by: string; text: string }[];
  writing: { id: string; text: string; problem: string | null };
};
const page = async (sheetid: string) =>
  (await doors().app.inject({ url: `/suivi/${sheetid}/state` })).json<Page>();
const saidIn = async (sheetid: string) =>
  (await page(sheetid)).conversation.map(({ by, text }) => `${by}: ${text}`);
const answer = (repair_id: string, text: string, who = sylvie) =>
  ask(
    `mutation ($id: ID!, $text: String!) { writeToClient(repair_id: $id, text: $text) { __typename } }`,
    { id: repair_id, text },
    who,
  );

test("what a client writes lands in the journal and is notified; the shop's answer is read on the page", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  await answer(repair_id, "Madame Vidal, quel est le code de l’immeuble ?");
  expect(await saidIn(sheetid)).toEqual([]);
  const sent = await write(sheetid, message(" Est-ce grave ? "));
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/suivi/${sheetid}#conversation`]);
  await answer(repair_id, "Non, une pompe.");
  expect(await saidIn(sheetid)).toEqual(["client: Est-ce grave ?", "shop: Non, une pompe."]);
  const { notifications } = await ask<{ notifications: { kind: string; subtitle: string }[] }>(
    "{ notifications { kind subtitle } }",
    {},
    sylvie,
  );
  expect(notifications).toContainEqual({ kind: "reply", subtitle: "Est-ce grave ?" });
});

test("pressed twice, even at once, a message is written once; another with the same form is another", async () => {
  const { sheetid } = await openRepair(doors().database);
  const once = message("Bonjour");
  await Promise.all([write(sheetid, once), write(sheetid, once)]);
  await write(sheetid, { ...once, texte: "Encore une chose" });
  expect(await saidIn(sheetid)).toEqual(["client: Bonjour", "client: Encore une chose"]);
});

test.each([
  ["empty", "   "],
  ["too-long", "a".repeat(2_001)],
])(
  "a message that is %s is refused, and what was typed stays in the form",
  async (problem, typed) => {
    const { sheetid } = await openRepair(doors().database);
    const refused = await write(sheetid, message(typed));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ props: { writing: { problem, text: typed } } });
    expect(await saidIn(sheetid)).toEqual([]);
  },
);

test.each([
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["'; drop table app.shop; --", "'; drop table app.shop; --"],
  ["\u0007\u001b[2JBonjour\u202e", "[2JBonjour"],
])("%j is kept as the text %j", async (typed, text) => {
  const { sheetid } = await openRepair(doors().database);
  expect((await write(sheetid, message(typed))).statusCode).toBe(303);
  expect(await saidIn(sheetid)).toEqual([`client: ${text}`]);
});

test("ten messages an hour for one link, from any network", async () => {
  const { sheetid } = await openRepair(doors().database);
  for (let turn = 0; turn < 10; turn++)
    expect((await write(sheetid, message(`Message ${turn}`))).statusCode).toBe(303);
  expect((await write(sheetid, message("De trop"))).statusCode).toBe(429);
  expect(await saidIn(sheetid)).toHaveLength(10);
});

test("a form of another site, one of no repair and one without an id write nothing", async () => {
  const { sheetid } = await openRepair(doors().database);
  const forged = await write(sheetid, message("Bonjour"), { origin: "https://evil.example" });
  expect(forged.statusCode).toBe(403);
  expect((await write("x".repeat(22), message("Bonjour"))).statusCode).toBe(404);
  expect((await write(sheetid, { texte: "Bonjour" })).statusCode).toBe(404);
  expect((await write(sheetid, message("Bonjour", "1"))).statusCode).toBe(404);
  expect(await saidIn(sheetid)).toEqual([]);
});

test("another shop neither answers nor hears of it", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  await write(sheetid, message("Bonjour"));
  await expect(answer(repair_id, "Bonjour", nadia)).rejects.toThrow();
  const { notifications } = await ask<{ notifications: { kind: string }[] }>(
    "{ notifications { kind } }",
    {},
    nadia,
  );
  expect(notifications.filter(({ kind }) => kind === "reply")).toEqual([]);
});
