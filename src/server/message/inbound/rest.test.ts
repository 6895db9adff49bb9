/** Replies of clients as the providers deliver them: e-mail in JSON or whole, SMS, duplicates, strangers. */
import { expect, test } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { queueEmail } from "../outbox/store.ts";
import { buildDoors, instant } from "../../../../test/shop/doors.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";
import { inboundRest } from "./rest.ts";

const SECRET = "un-secret-de-fournisseur";
const NOW = "2026-11-23T11:00:00Z";
const { doors, ask } = openOffice(NOW, [
  (app, services) =>
    inboundRest(app, { ...services, config: { ...services.config, INBOUND_SECRET: SECRET } }),
]);
const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url: `/api/v1/inbound/${path}`,
    headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const received = async (path: string, payload: object | string, headers = {}) =>
  (await post(path, payload, headers)).json<{ received?: string }>().received;

/** A repair whose client was written a letter; the id of the letter. */
const written = async (facts: { email?: string } = {}) => {
  const { database } = doors();
  const story = await openRepair(database);
  const { email: to = "helene.vidal@example.org" } = facts;
  await database.asOwner("update app.client set email = $2 where id = $1", [story.client_id, to]);
  const letter = {
    template: "quote-sent",
    to,
    subject: "Votre devis",
    text: "Bonjour",
    html: "",
    sms: "Votre devis",
  } as const;
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, letter, { at: instant(NOW), repair_id: story.repair_id }),
  );
  return { ...story, letter_id: id ?? "" };
};
let turn = 0;
const email = (facts: object = {}) => ({
  from: "Hélène Vidal <helene.vidal@example.org>",
  to: "reponses@etabli.example",
  subject: "Re: Votre devis",
  text: "D’accord pour mardi.\n\nLe lun. 23 nov. 2026, Atelier <a@b.fr> a écrit :\n> Bonjour",
  message_id: `<${turn++}@example.org>`,
  ...facts,
});
const repliesOf = (repair_id: string) =>
  doors().database.asOwner<{ author: string; payload: object }>(
    "select author, payload from app.repair_item where type = 'ClientReplied' and repair_id = $1 order by id",
    [repair_id],
  );

test("without the secret nothing is received, and without a configured one there is no such address", async () => {
  expect((await post("email", email(), { authorization: "Bearer faux" })).statusCode).toBe(401);
  expect((await post("sms", {}, { authorization: "" })).statusCode).toBe(401);
});

test("while no secret is configured, the address does not exist", async () => {
  const { app, services } = await buildDoors(doors().database, {
    now: NOW,
    plugins: [inboundRest],
  });
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/inbound/email",
    headers: { authorization: "Bearer " },
    payload: email(),
  });
  expect(response.statusCode).toBe(404);
  await services.live.close();
  await app.close();
});

test("what the shop answers to a notice of its own is no reply of the client", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const notice = {
    template: "booking-new",
    to: "patron@atelier.test",
    subject: "Réservation",
  } as const;
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, { ...notice, text: "Bonjour", html: "" }, { at: instant(NOW), repair_id }),
  );
  const answer = email({ from: "patron@atelier.test", in_reply_to: `<${id}@etabli.example>` });
  expect(await received("email", answer)).toBe("unknown");
  expect(await repliesOf(repair_id)).toEqual([]);
});

test("an address that two shops know belongs to neither", async () => {
  const { database } = doors();
  const from = "deux.ateliers@example.org";
  await written({ email: from });
  const elsewhere = await openRepair(database, LOIRE.id);
  await database.asOwner("update app.client set email = $2 where id = $1", [
    elsewhere.client_id,
    from,
  ]);
  expect(await received("email", email({ from }))).toBe("unknown");
});

test("an answer to the letter's own address lands in the journal, without what it quotes, and is notified", async () => {
  const { repair_id, letter_id } = await written();
  const to = `reponses+${letter_id}@etabli.example`;
  expect(await received("email", email({ to }))).toBe("sheet");
  expect(await repliesOf(repair_id)).toEqual([
    { author: "client", payload: { channel: "email", text: "D’accord pour mardi." } },
  ]);
  const { notifications } = await ask<{
    notifications: { kind: string; title: string; subtitle: string }[];
  }>("{ notifications { kind title subtitle } }", {}, sylvie);
  expect(notifications[0]).toEqual({
    kind: "reply",
    title: "Hélène VIDAL vous répond",
    subtitle: "D’accord pour mardi.",
  });
});

test("delivered twice, even at once, it is written once", async () => {
  const { repair_id, letter_id } = await written();
  const again = email({ in_reply_to: `<${letter_id}@etabli.example>` });
  const answers = await Promise.all([received("email", again), received("email", again)]);
  expect(answers.toSorted()).toEqual(["known", "sheet"]);
  expect(await repliesOf(repair_id)).toHaveLength(1);
});

test.each(["message/rfc822", "application/json"])("a whole letter is read as %s", async (type) => {
  const { repair_id, letter_id } = await written();
  const raw = [
    "From: =?utf-8?q?H=C3=A9l=C3=A8ne?= <helene.vidal@example.org>",
    "To: reponses@etabli.example",
    "Subject: Re: Votre devis",
    `Message-ID: <whole-${type.length}@example.org>`,
    `References: <${letter_id}@etabli.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "<p>C=E2=80=99est parfait</p><blockquote>Bonjour</blockquote>",
  ].join("\r\n");
  const payload = type === "message/rfc822" ? raw : { raw };
  expect(await received("email", payload, { "content-type": type })).toBe("sheet");
  expect(await repliesOf(repair_id)).toMatchObject([{ payload: { text: "C’est parfait" } }]);
});

test("a client who writes out of any thread is kept aside, then given to a repair; a stranger is not kept", async () => {
  const from = "seule@example.org";
  const { repair_id, reference } = await written({ email: from });
  expect(await received("email", email({ from: "inconnu@example.org" }))).toBe("unknown");
  await written({ email: "autre@example.org" });
  expect(await received("email", email({ from: "autre@example.org" }))).toBe("aside");
  expect(await received("email", email({ from }))).toBe("aside");
  const list = async (who = sylvie) =>
    (
      await ask<{ replies_aside: { id: string; sender: string }[] }>(
        "{ replies_aside { id sender } }",
        {},
        who,
      )
    ).replies_aside;
  const reply = (await list()).find(({ sender }) => sender === from);
  expect(await list(nadia)).toEqual([]);
  const settle = (typed: string, who = sylvie) =>
    ask<{ result: { id?: string; refused?: string } }>(
      `mutation ($id: ID!, $reference: String!) { result: settleReply(id: $id, reference: $reference) {
        ... on Reply { id } ... on Refusal { refused } } }`,
      { id: reply?.id, reference: typed },
      who,
    );
  await expect(settle("", nadia)).rejects.toThrow();
  expect(await settle("R1999-1")).toMatchObject({ result: { refused: "repair-unknown" } });
  expect(await settle(reference)).toMatchObject({ result: { id: reply?.id } });
  expect(await repliesOf(repair_id)).toHaveLength(1);
  expect(await list()).toMatchObject([{ sender: "autre@example.org" }]);
  await expect(settle("")).rejects.toThrow();
});

test("an SMS lands on the repair that was last written to its number; « STOP » is a choice, not a note", async () => {
  const { database } = doors();
  const { repair_id, client_id } = await written({ email: "" });
  const sms = (text: string, id: string, from = "+33639980012") =>
    received("sms", { from, text, id });
  expect(await sms("Plutôt 15 h", "sms-1")).toBe("sheet");
  expect(await sms("Plutôt 15 h", "sms-1")).toBe("known");
  expect(await repliesOf(repair_id)).toMatchObject([
    { payload: { channel: "sms", text: "Plutôt 15 h" } },
  ]);
  expect(await sms("STOP", "sms-2")).toBe("sheet");
  const choices = () =>
    database.asOwner(
      "select channel, wanted, via from app.message_choice where client_id = $1 order by id",
      [client_id],
    );
  expect(await choices()).toEqual([{ channel: "sms", wanted: false, via: "sms" }]);
  await sms("start", "sms-3");
  expect(await choices()).toHaveLength(2);
  expect(await sms("Bonjour", "sms-4", "+33600000000")).toBe("unknown");
});

test.each([
  ["email", {}],
  ["email", { raw: 12 }],
  ["email", email({ to: 12 })],
  ["sms", { from: "+33639980012" }],
])("what is not a message for %s is refused: %j", async (path, payload) => {
  expect((await post(path, payload)).statusCode).toBe(400);
});

test("put away, a reply leaves the list and no sheet changes; of two who settle it at once, one does", async () => {
  const from = "classee@example.org";
  const { repair_id } = await written({ email: from });
  await received("email", email({ from }));
  const [reply] = (
    await ask<{ replies_aside: { id: string }[] }>("{ replies_aside { id } }", {}, sylvie)
  ).replies_aside;
  const put = () =>
    ask(
      `mutation ($id: ID!) { settleReply(id: $id, reference: "") { __typename } }`,
      { id: reply?.id },
      sylvie,
    ).then(
      () => "done",
      () => "gone",
    );
  const outcomes = await Promise.all([put(), put()]);
  expect(outcomes.toSorted()).toEqual(["done", "gone"]);
  expect(await repliesOf(repair_id)).toEqual([]);
});
