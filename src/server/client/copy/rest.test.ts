/** The copy of a client's data: compared with what PostgreSQL itself says of the client. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRow } from "../../../../test/shop/garonne.ts";
import { CONTENTS_FR, LEFT_OUT, NOT_OF_A_CLIENT } from "../../../domain/client/copy/contents.ts";
import { saveFile } from "../../file/store.ts";
import { readShopTables } from "../../platform/archive/catalogue.ts";
import { readZip } from "../../platform/archive/read-zip.ts";
import { placeOf } from "../../platform/storage.ts";
import { mergeClients } from "../merge/merge.ts";
import { clientCopyRest } from "./rest.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-copy-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));
const { doors, send } = openOffice("2026-11-23T11:00:00.000Z", [clientCopyRest], { DATA_DIR });

const story = { client_id: "", repair_id: "", sheetid: "", reference: "" };
const merged = { client_id: "" };
type Row = Record<string, unknown>;
type Copy = { facts: Record<string, Row[]>; readme: string; files: Map<string, string> };

beforeAll(async () => {
  const { database } = doors();
  Object.assign(merged, await openRepair(database));
  Object.assign(story, await openRepair(database));
  await openRepair(database);
  const { client_id, repair_id } = story;
  await database.withShop(garonneScope, async (db) => {
    await issuedInvoice(db, repair_id, act());
    await mergeClients(db, {
      from: merged.client_id,
      into: client_id,
      author: { kind: "system", account_id: null },
    });
    for (const [recipientType, recipientID] of [
      ["repair", repair_id],
      ["client", client_id],
    ] as const)
      await saveFile(db, placeOf(doors().services.config, GARONNE.id), {
        id: randomUUID(),
        filename: `${recipientType}.jpg`,
        mimetype: "image/jpeg",
        tags: ["photo"],
        recipientType,
        recipientID,
        shared: false,
        created_by: null,
        created_at: act().at,
        bytes: Buffer.from(`photo of the ${recipientType}`),
      });
  });
  await database.asOwner("update app.repair set done = true where id = $1", [repair_id]);
  await database.asOwner(
    `with asked as (insert into app.review_request (shop_id, repair_id, done_on, asked_at)
       values ($1, $2, '2026-11-20', now()) returning shop_id, id)
     insert into app.review (shop_id, id, stars, text, author, kind, state, created_at)
     select shop_id, id, 4, 'Travail soigné', 'Hélène V.', 'Lave-linge', 'published', now() from asked`,
    [GARONNE.id, repair_id],
  );
  const letter = { shop_id: GARONNE.id, template: "shop-letter", text: "Bonjour", subject: "" };
  for (const recipient of ["Helene.Vidal@example.org", "+33639980012", "autre@example.org"])
    await insertRow(database, "app.message", { ...letter, recipient });
});

const ask = (id: string, who = marc, shop_id: string = GARONNE.id) =>
  send({ url: `/api/v1/shops/${shop_id}/export/client/${id}.zip` }, who);

async function unpack(bytes: Buffer): Promise<Copy> {
  const file = path.join(DATA_DIR, `${randomUUID()}.zip`);
  writeFileSync(file, bytes);
  const zip = await readZip(file, { bytes: 1e7, entries: 100, path: /^[\w./-]+$/ });
  const files = new Map<string, string>();
  for (const name of zip.sizes.keys()) files.set(name, await text(await zip.read(name)));
  zip.close();
  const facts = JSON.parse(files.get("client.json") ?? "") as Record<string, Row[]>;
  return { facts, readme: files.get("lisez-moi.html") ?? "", files };
}

test("each row of the shop that names the client or what is theirs is in the copy", async () => {
  const { database } = doors();
  const response = await ask(story.client_id);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toBe(
    'attachment; filename="donnees-client-2026-11-23.zip"',
  );
  const { facts } = await unpack(response.rawPayload);
  const ids = [
    ...new Set(
      ["client", "repair", "appliance", "quote", "invoice", "event"].flatMap((table) =>
        (facts[table] ?? []).map(({ id }) => String(id)),
      ),
    ),
  ];
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toContain(merged.client_id);
  const tables = await database.withShop(garonneScope, readShopTables, "read");
  const short: string[] = [];
  for (const { schema, name } of tables) {
    if (schema !== "app" || NOT_OF_A_CLIENT[name]) continue;
    const [row] = await database.asSuperuser<{ count: string }>(
      `select count(*) as count from app."${name}" t where t.shop_id = $1
       and exists (select from jsonb_each(to_jsonb(t)) f where f.value #>> '{}' = any($2))`,
      [GARONNE.id, ids],
    );
    const copied = facts[name]?.length ?? 0;
    if (copied < Number(row?.count)) short.push(`${name}: ${copied} of ${row?.count}`);
  }
  expect(short).toEqual([]);
  expect(facts["review"]).toMatchObject([{ stars: 4, text: "Travail soigné" }]);
});

test("a table that is added is of a client or is none of theirs: somebody decides", async () => {
  const tables = await doors().database.withShop(garonneScope, readShopTables, "read");
  const names = tables.flatMap(({ schema, name }) => (schema === "app" ? [name] : []));
  expect(names.filter((name) => !CONTENTS_FR[name] && !NOT_OF_A_CLIENT[name])).toEqual([]);
  expect(
    [...Object.keys(CONTENTS_FR), ...Object.keys(NOT_OF_A_CLIENT)].filter(
      (name) => !names.includes(name),
    ),
  ).toEqual([]);
  const columns = new Set(tables.flatMap((table) => table.columns));
  expect(Object.keys(LEFT_OUT).filter((column) => !columns.has(column))).toEqual([]);
});

test("each stored column is there, and nothing that opens a page or only serves searches", async () => {
  const { facts } = await unpack((await ask(story.client_id)).rawPayload);
  const [client = {}] = facts["client"] ?? [];
  const known = await doors().database.asOwner<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'app' and table_name = 'client' and is_generated = 'NEVER'`,
  );
  const expected = known.map(({ name }) => name).filter((name) => !LEFT_OUT[name]);
  expect(Object.keys(client).toSorted()).toEqual(expected.toSorted());
  expect(facts["client"]).toHaveLength(2);
  expect(facts["invoice"]).toHaveLength(1);
});

test("photos and documents are files, and the page for a reader leads to them", async () => {
  const { files, readme } = await unpack((await ask(story.client_id, sylvie)).rawPayload);
  const photos = [...files].filter(([name]) => name.startsWith("fichiers/"));
  expect(photos.map(([, bytes]) => bytes).toSorted()).toEqual([
    "photo of the client",
    "photo of the repair",
  ]);
  expect(readme).toContain("Copie des données de Hélène VIDAL");
  for (const [name] of photos) expect(readme).toContain(`href="${name}"`);
});

test("letters of no repair come by the address and the telephone, those of others do not", async () => {
  const { facts } = await unpack((await ask(story.client_id)).rawPayload);
  const recipients = (facts["message"] ?? []).map(({ recipient }) => recipient);
  expect(recipients).toContain("Helene.Vidal@example.org");
  expect(recipients).toContain("+33639980012");
  expect(recipients).not.toContain("autre@example.org");
});

test("the front desk may, a technician and another shop may not, and each copy is in the audit", async () => {
  expect((await ask(story.client_id, karim)).statusCode).toBe(403);
  expect((await ask(story.client_id, nadia)).statusCode).toBe(403);
  expect((await ask(story.client_id, nadia, nadia.shop_id)).statusCode).toBe(404);
  expect((await ask(randomUUID())).statusCode).toBe(404);
  expect((await ask(merged.client_id)).statusCode).toBe(404);
  expect((await ask("-".repeat(36))).statusCode).toBe(404);
  const before = await doors().database.asOwner(
    "select from app.audit where action = 'client.exported'",
  );
  await ask(story.client_id, sylvie);
  const lines = await doors().database.asOwner(
    "select name, record_id from app.audit where action = 'client.exported'",
  );
  expect(lines).toHaveLength(before.length + 1);
  expect(lines).toContainEqual({ name: "", record_id: story.client_id });
});
