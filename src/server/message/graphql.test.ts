/** What the office reads of the outbox, and how the e-mails of one change are written. */
import { expect, test } from "vitest";
import { garonneScope, NOON, openRepair } from "../../../test/shop/affairs.ts";
import { karim, marc, nadia, sylvie } from "../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE } from "../../../test/shop/garonne.ts";
import { pagesRead } from "../../../test/pages-read.ts";
import { openSales } from "../../../test/shop/sales.ts";
import { refuse } from "../../domain/decision.ts";
import type { Email } from "../../domain/message/message.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { itemsOfRepairs } from "../repair/store.ts";
import { queueEmail, queueEmails } from "./outbox/store.ts";
import { listMessages, messagesOfRepairs } from "./store.ts";

const { doors, ask, sent, accepted } = openSales("2026-11-23T11:00:00.000Z");

const email = (facts: Partial<Email> = {}): Email => ({
  template: "booking-confirmed",
  to: "helene.vidal@example.org",
  subject: "Votre rendez-vous",
  text: "Bonjour,",
  html: "<p>Bonjour,</p>",
  ...facts,
});
const messagesOf = async (repair_id: string, who = marc) => {
  const query = `query ($id: ID!) { repair(id: $id) {
    messages { template recipient subject status attempts transport sent_at repair_id } } }`;
  return (await ask(query, { id: repair_id }, who)).data.repair?.messages;
};

test("the outbox is for the owner; a technician reads what was said about a repair", async () => {
  const { repair_id } = await accepted();
  const { data } = await ask("{ messages(first: 3) { template recipient status attempts } }");
  expect(data.messages[0]).toMatchObject({ template: "quote-accepted", recipient: GARONNE.email });
  for (const colleague of [karim, sylvie]) {
    const { errors } = await ask("{ messages { id } }", {}, colleague);
    expect(errors[0]).toMatchObject({ extensions: { code: "FORBIDDEN" } });
  }
  expect(await messagesOf(repair_id, karim)).toMatchObject([
    { template: "quote-sent" },
    { template: "quote-accepted-client" },
  ]);
});

test("another shop's owner reads neither the outbox nor the messages of a repair", async () => {
  const { repair_id } = await accepted();
  expect((await ask("{ messages { id } }", {}, nadia)).data).toEqual({ messages: [] });
  expect(await messagesOf(repair_id, nadia)).toBeUndefined();
});

test("the outbox answers as many as asked, the newest first", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { reference } = await sent(repair_id);
  const list = async (first: number) =>
    (await ask("query ($first: Int) { messages(first: $first) { subject } }", { first })).data
      .messages;
  expect(await list(1)).toEqual([
    { subject: expect.stringContaining(`Votre devis ${reference} de 240,00`) },
  ]);
  expect(await list(-3)).toHaveLength(1);
  expect((await list(500)).length).toBeGreaterThan(2);
});

test("a message that waits shows no departure yet", async () => {
  const { repair_id } = await openRepair(doors().database);
  await sent(repair_id);
  expect(await messagesOf(repair_id)).toMatchObject([
    { status: "queued", attempts: 0, transport: null, sent_at: null, repair_id },
  ]);
});

test("e-mails of one change are written together, in the journal too, and sent by one task", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const key = { shop_id: GARONNE.id, repair_id, at: NOON };
  await database.withShop(garonneScope, (db) =>
    queueEmails(db, key, [
      { email: email({ subject: "Confirmé" }) },
      { email: null },
      { email: email({ to: GARONNE.email, subject: "Nouvelle réservation" }) },
    ]),
  );
  expect((await messagesOf(repair_id)).map(({ subject }: Email) => subject)).toEqual([
    "Confirmé",
    "Nouvelle réservation",
  ]);
  const items = await database.withShop(garonneScope, (db) => itemsOfRepairs(db, [repair_id]));
  expect(items).toMatchObject([
    { type: "MessageSent", author: "system", payload: { channel: "email", subject: "Confirmé" } },
    { type: "MessageSent", payload: { subject: "Nouvelle réservation" } },
  ]);
  expect(JSON.stringify(items)).not.toContain("helene.vidal@example.org");
});

test("a message about no repair leaves no trace in a journal", async () => {
  const { database } = doors();
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, email({ to: ` ${GARONNE.email} ` }), { at: NOON }),
  );
  const [newest] = await database.withShop(garonneScope, (db) => listMessages(db, 1));
  expect(newest).toMatchObject({ id, recipient: GARONNE.email, repair_id: null });
});

test("a change that is refused in the end leaves neither message nor task", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, async (db) => {
    await queueEmail(db, email(), { at: NOON, repair_id });
    return refuse("slot-taken");
  });
  expect(await messagesOf(repair_id)).toEqual([]);
});

test("no shop writes a message about another shop's repair", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database, LOIRE.id);
  const writing = database.withShop(garonneScope, (db) =>
    queueEmail(db, email(), { at: NOON, repair_id }),
  );
  await expect(writing).rejects.toMatchObject({ code: "23503" });
});

const RESEND = `mutation ($id: ID!) { result: resendMessage(id: $id) {
  __typename ... on Message { id status recipient attempts failure } ... on Refusal { refused } } }`;
const resend = async (id: string, who = karim) => {
  const { data, errors } = await ask(RESEND, { id }, who);
  return errors ? errors[0].extensions.code : data.result;
};
const ERROR = "Can't send mail - all recipients were rejected: 550 5.1.1 user unknown";

/** The quote of a repair whose client's address the mail server refused. */
async function refusedLetter(): Promise<{ id: string; client_id: string; repair_id: string }> {
  const { database } = doors();
  const { repair_id, client_id } = await openRepair(database);
  await sent(repair_id);
  const [message] = await database.asOwner<{ id: string }>(
    "update app.message set status = 'failed', attempts = 1, last_error = $2 where repair_id = $1 returning id",
    [repair_id, ERROR],
  );
  if (!message) throw new Error("no letter left with the quote");
  return { id: message.id, client_id, repair_id };
}
const failures = async (who = karim) =>
  (await ask("{ failed_messages { id failure } }", {}, who)).data.failed_messages;

test("a refused letter is listed for the whole shop with its reason, and no other shop reads it", async () => {
  const { id } = await refusedLetter();
  expect(await failures()).toContainEqual({ id, failure: expect.stringContaining("n’existe pas") });
  expect(await failures(nadia)).toEqual([]);
  expect(await resend(id, nadia)).toBe("NOT_FOUND");
});

test("sent again, it goes to the address as corrected, once, and the journal says who asked", async () => {
  const { id, client_id, repair_id } = await refusedLetter();
  const { database } = doors();
  await database.asOwner("update app.client set email = 'corrected@example.org' where id = $1", [
    client_id,
  ]);
  const queued = {
    id,
    status: "queued",
    recipient: "corrected@example.org",
    attempts: 0,
    failure: "",
  };
  expect(await resend(id)).toMatchObject(queued);
  expect(await resend(id)).toMatchObject(queued);
  const items = await database.withShop(garonneScope, (db) => itemsOfRepairs(db, [repair_id]));
  const asked = items.filter(({ type }) => type === "MessageResent");
  expect(asked).toMatchObject([{ author: "shop", payload: { message_id: id } }]);
  const jobs = await database.asSuperuser<{ payload: { message_id?: string } }>(
    "select payload from graphile_worker._private_jobs",
  );
  expect(jobs.filter(({ payload }) => payload.message_id === id).length).toBeGreaterThan(0);
  expect(await failures()).not.toContainEqual(expect.objectContaining({ id }));
});

test("without an address on file, with a link that is over, or past its mailbox’s limit, it does not go", async () => {
  const { id, client_id } = await refusedLetter();
  const { database } = doors();
  await database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  expect(await resend(id)).toMatchObject({ refused: "no-email" });
  await database.asOwner("update app.client set email = 'full@example.org' where id = $1", [
    client_id,
  ]);
  await database.withShop(garonneScope, async (db) => {
    for (let turn = 0; turn < 50; turn++)
      await queueEmail(db, email({ to: "full@example.org", template: "quote-sent" }), { at: NOON });
  });
  expect(await resend(id)).toMatchObject({ refused: "mailbox-limit" });
  await database.asOwner("update app.message set template = 'booking-to-confirm' where id = $1", [
    id,
  ]);
  expect(await resend(id)).toMatchObject({ refused: "link-over" });
});

/** What a client without e-mail is sent with their quote. */
async function quoteFor(numbers: string[]) {
  const { database } = doors();
  const { repair_id, client_id } = await openRepair(database);
  await database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  await database.asOwner("delete from app.client_phone where client_id = $1", [client_id]);
  for (const [position, number] of numbers.entries())
    await database.asOwner(
      "insert into app.client_phone (shop_id, client_id, position, name, number) values ($1, $2, $3, 'Portable', $4)",
      [GARONNE.id, client_id, position, number],
    );
  await sent(repair_id);
  const { data } = await ask(
    "query ($id: ID!) { repair(id: $id) { messages { channel recipient text segments } } }",
    { id: repair_id },
  );
  return { repair_id, messages: data.repair.messages };
}

test("a client without e-mail gets an SMS on the mobile, of one sentence with the link", async () => {
  const { messages } = await quoteFor(["+33561000000", "+33639981234"]);
  expect(messages).toMatchObject([{ channel: "sms", recipient: "+33639981234", segments: 1 }]);
  expect(messages[0].text).toMatch(
    /^Atelier Garonne : Votre devis D\S+ de [\d\s]+,\d\d\s€\. https?:\S+$/,
  );
});

test("without a mobile either, the shop is asked to call", async () => {
  const { messages, repair_id } = await quoteFor(["+33561000000"]);
  expect(messages).toEqual([]);
  const { data } = await ask("{ notifications(first: 1) { kind subtitle repair_id } }");
  expect(data.notifications).toMatchObject([
    { kind: "to-call", repair_id, subtitle: expect.stringContaining("05 61 00 00 00") },
  ]);
});

test("the letters of a repair are found without reading those of the others", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.asOwner(
    `insert into app.message (shop_id, template, recipient, text, status, transport, sent_at, repair_id)
     select r.shop_id, 'appointment', 'essai@example.org', 'Essai', 'sent', 'outbox', now(), r.id
     from generate_series(1, 5000), (select shop_id, id from app.repair where shop_id = $1 and id <> $2 limit 1) r`,
    [GARONNE.id, repair_id],
  );
  await database.asOwner("analyze app.message");
  const read = (db: ShopDb) => messagesOfRepairs(db, [repair_id]);
  expect(await pagesRead(database, garonneScope, { table: "app.message", read })).toBeLessThan(6);
});
