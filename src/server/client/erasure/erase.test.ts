/** What remains of a client whose data were erased: asked of every column that can hold a text. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { SEALED, tracesIn } from "../../../../test/shop/clients.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { date } from "../../../../test/shop/invoice.ts";
import { recordPaymentOn } from "../../payment/record.ts";
import type { ReceiptDocument } from "../../../domain/intake/document.ts";
import type { About } from "../../../domain/message/notification/describe.ts";
import type { CertificateDocument } from "../../../domain/quote/certificate/document.ts";
import type { JournalPayloads, JournalType } from "../../../domain/repair/journal.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { certifyIrreparable } from "../../quote/certificate/certify.ts";
import { loadCertificate } from "../../quote/certificate/store.ts";
import { findSheet, loadTracking } from "../../repair/track.ts";
import { appendItems } from "../../repair/store.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z");
const MUTATION =
  "mutation ($id: ID!) { result: eraseClient(id: $id) { __typename ... on ClientErasure { repairs photos messages } ... on Refusal { refused detail } } }";
type Result = { result: Record<string, unknown> };
const erase = async (id: string, who = marc) => (await ask<Result>(MUTATION, { id }, who)).result;

const story = { client_id: "", repair_id: "", sheetid: "", reference: "" };

/** Everything that a shop writes about a client on the way. */
beforeAll(async () => {
  const { database } = doors();
  Object.assign(story, await openRepair(database));
  const { client_id, repair_id } = story;
  const writing = { ...act(), shop_id: GARONNE.id, repair_id };
  await database.withShop(garonneScope, async (db) => {
    await issuedInvoice(db, repair_id, act());
    await appendItems(db, writing, [
      {
        type: "ClientAdded",
        payload: {
          client: { id: client_id, type: "Particulier", lastname: "VIDAL", firstname: "Hélène" },
        },
      },
      { type: "NotesAdded", payload: { description: "Code 4512, la voisine a la clé" } },
      { type: "StatusChanged", payload: { from: "Devis à faire", to: "Réparé" } },
    ]);
  });
  await database.asOwner(
    `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID")
     select $1::uuid, 'cuisine de Vidal.jpg', 'image/jpeg', 10, 'x', 'repair', $2::uuid
     union all
     select $1::uuid, 'plaque de Vidal.jpg', 'image/jpeg', 10, 'x', 'appliance', r.appliance_id
     from app.repair r where r.id = $2`,
    [GARONNE.id, repair_id],
  );
  await database.asOwner(
    `insert into app.message (shop_id, template, recipient, subject, text, html, repair_id)
     values ($1, 'shop-letter', 'helene.vidal@example.org', 'Pour Hélène Vidal', 'Bonjour Hélène', '<p>06 39 98 00 12</p>', $2)`,
    [GARONNE.id, repair_id],
  );
  await database.asOwner(
    `insert into app.intake (shop_id, id, repair_id, document, signed_by, signature, received_at)
     values ($1, gen_random_uuid(), $2, '{"client": {"name": "Hélène Vidal"}}', 'Hélène Vidal',
       '{"kind": "drawn", "strokes": "M10 10L4512 20"}', now())`,
    [GARONNE.id, repair_id],
  );
  await database.asOwner("update app.repair set done = true where id = $1", [repair_id]);
  await database.asOwner(
    `with asked as (insert into app.review_request (shop_id, repair_id, done_on, asked_at)
       values ($1, $2, '2026-11-20', now()) returning shop_id, id)
     insert into app.review (shop_id, id, stars, text, author, kind, state, created_at)
     select shop_id, id, 4, 'Merci, signé Vidal', 'Hélène V.', 'Lave-linge', 'published', now() from asked`,
    [GARONNE.id, repair_id],
  );
  await database.asOwner(
    "update app.repair set description = 'La machine de Mme Vidal fuit' where id = $1",
    [repair_id],
  );
});

const TRACES = [
  "vidal",
  "hélène",
  "helene",
  "peupliers",
  "639980012",
  "voisine",
  "code 4512",
  "l4512",
];

const tracesOf = (shop_id: string) => tracesIn(doors().database, shop_id, TRACES);

const status = (text: string) =>
  doors().database.asOwner("update app.repair set status = $2 where id = $1", [
    story.repair_id,
    text,
  ]);

test("a client with an open repair keeps their data, and the shop reads which one", async () => {
  await status("En essai");
  expect(await erase(story.client_id)).toMatchObject({
    refused: "repair-open",
    detail: { reference: story.reference },
  });
  expect(await tracesOf(GARONNE.id)).toContain("client.lastname");
});

test("the owner alone erases, and only clients of the shop", async () => {
  expect(await erase(story.client_id, karim)).toMatchObject({ refused: "not-allowed" });
  await expect(erase(story.client_id, nadia)).rejects.toThrow();
  await expect(erase(randomUUID())).rejects.toThrow();
});

test("no text of any table names the client any more, but what the law asks to keep", async () => {
  const { database } = doors();
  const other = await openRepair(database, LOIRE.id);
  const beside = await tracesOf(LOIRE.id);
  await status("Terminer/Archivé");
  expect(await erase(story.client_id)).toMatchObject({ repairs: 1, photos: 2 });
  expect((await tracesOf(GARONNE.id)).filter((place) => !SEALED.has(place))).toEqual([]);
  expect(await tracesOf(LOIRE.id)).toEqual(beside);
  expect(other.client_id).not.toBe(story.client_id);
});

test("the invoice stays as it was given, the journal keeps its shape, and the audit says so", async () => {
  const { database } = doors();
  const [invoice] = await database.asOwner<{ document: string }>(
    "select document::text as document from app.invoice where repair_id = $1",
    [story.repair_id],
  );
  expect(invoice?.document).toContain("VIDAL");
  const items = await database.asOwner<{ type: string; payload: object }>(
    "select type, payload from app.repair_item where repair_id = $1 order by id",
    [story.repair_id],
  );
  expect(items).toContainEqual({ type: "NotesAdded", payload: { description: "effacé" } });
  expect(items).toContainEqual({
    type: "StatusChanged",
    payload: { from: "Devis à faire", to: "Réparé" },
  });
  const lines = await database.asOwner(
    "select name, after from app.audit where action = 'client.erased'",
  );
  expect(lines).toMatchObject([{ name: "", after: { repairs: 1, photos: 2 } }]);
});

test("whatever a client is called, the product's own words, ids and dates stay, and the client's page opens", async () => {
  const { database } = doors();
  const { client_id, repair_id, sheetid } = await openRepair(database);
  await database.asOwner(
    "update app.client set lastname = 'MIN', firstname = 'Card' where id = $1",
    [client_id],
  );
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, act()),
  );
  // Every id holds one of these: the digit of its version follows a dash.
  const parts = Array.from({ length: 16 }, (_, digit) => digit.toString(16)).flatMap((digit) => [
    `${digit}-4`,
    `${digit}-7`,
  ]);
  await database.asOwner(
    "insert into app.client_address (shop_id, client_id, street) select $1, $2, unnest($3::text[])",
    [GARONNE.id, client_id, parts],
  );
  const given = { id: randomUUID(), repair_id, reason: "parts", fault: "Carte", note: "" } as const;
  await database.withShop(garonneScope, (db) => certifyIrreparable(db, given, act()));
  const receipt = { invoice_id, amount: 19_000, received_on: date("2026-11-23"), note: "" };
  await database.withShop(garonneScope, (db) =>
    recordPaymentOn(db, { ...receipt, method: "card" }, act()),
  );
  await database.asOwner("update app.repair set status = 'Terminer/Archivé' where id = $1", [
    repair_id,
  ]);
  const written = () =>
    database.asOwner(
      `select type, payload ->> 'method' as method, payload ->> 'from' as "from", payload ->> 'to' as "to",
         payload ->> 'quote_id' as quote_id, payload ->> 'invoice_id' as invoice_id, payload ->> 'valid_until' as valid_until
       from app.repair_item where repair_id = $1 order by id`,
      [repair_id],
    );
  const before = await written();
  expect(await erase(client_id)).toMatchObject({ repairs: 1 });
  expect(await written()).toEqual(before);
  expect(before.map(({ type }) => type)).toContain("PaymentReceived");
  const kept = await database.withShop(garonneScope, (db) => loadCertificate(db, given.id));
  expect(kept?.document).toMatchObject({ reason: "parts" });
  const sheet = await findSheet(database, sheetid);
  const page =
    sheet && (await database.withShop(sheet.scope, (db) => loadTracking(db, sheet, act().at)));
  expect(page?.messages.map(({ text }) => text)).toContain("Votre dossier est terminé.");
});

/** A list of words that the product chooses among, or one of them; a text, an instant and a day are none. */
type IsChosen<V> = [NonNullable<V>] extends [Instant | LocalDate]
  ? false
  : [NonNullable<V>] extends [readonly (infer Item)[]]
    ? IsChosen<Item>
    : [NonNullable<V>] extends [string]
      ? string extends NonNullable<V>
        ? false
        : true
      : false;
type ChosenKey<T> = T extends readonly (infer Item)[]
  ? ChosenKey<Item>
  : T extends object
    ? {
        [K in keyof T & string]-?: IsChosen<T[K]> extends true ? K : ChosenKey<NonNullable<T[K]>>;
      }[keyof T & string]
    : never;
/** What an erasure reads key by key; of statuses it changes nothing. */
type Erased =
  | JournalPayloads[Exclude<JournalType, "StatusChanged">]
  | About
  | CertificateDocument
  | ReceiptDocument;

/** A key that is missing here does not compile. `reason` is a free text elsewhere: see the test of the left out files. */
const CHOSEN: Record<Exclude<ChosenKey<Erased>, "reason">, true> = {
  by: true,
  channel: true,
  danger: true,
  method: true,
  parts: true,
  rejected: true,
  type: true,
  vat_regime: true,
  where: true,
};

const blanked = async (value: object): Promise<unknown> => {
  const [row] = await doors().database.asSuperuser<{ said: unknown }>(
    "select app.blank_person($1::jsonb, '{min}', '{}', '{reason,filename}') as said",
    [JSON.stringify(value)],
  );
  return row?.said;
};

test.each(Object.keys(CHOSEN))(
  "« %s » keeps its word, whatever a client is called",
  async (key) => {
    const said = { [key]: "minutes", inside: [{ [key]: ["terminer"] }], other: "effacé" };
    expect(await blanked({ ...said, other: "Mme Min" })).toEqual(said);
  },
);

test("a file that was left out loses its name and keeps the reason, which the sheet says", async () => {
  const left_out = [{ filename: "salon de Min.tiff", reason: "file-type-refused" }];
  expect(await blanked({ reason: "Trop cher", left_out, files: [] })).toEqual({
    reason: "effacé",
    left_out: [{ filename: "effacé", reason: "file-type-refused" }],
    files: [],
  });
  expect(await blanked({ left_out: [] })).toEqual({ left_out: [] });
});

test("no login of the application rewrites a journal, even with the setting of the erasure", async () => {
  const { database } = doors();
  for (const statement of ["set app.erasing = 'on'; update app.repair_item set payload = '{}'"]) {
    await expect(database.asOwner(statement)).rejects.toMatchObject({ code: "ET001" });
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  }
});
