/** Photos and documents that clients join to their replies. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { placeOf, readBytes } from "../../platform/storage.ts";
import { queueEmail } from "../outbox/store.ts";
import { inboundRest } from "./rest.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-replies-"));
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));
const place = placeOf({ DATA_DIR }, GARONNE.id);
const NOW = "2026-11-23T11:00:00Z";
const INBOUND_SECRET = "un-secret-de-fournisseur";
const { doors, ask } = openOffice(NOW, [
  (app, services) =>
    inboundRest(app, { ...services, config: { ...services.config, DATA_DIR, INBOUND_SECRET } }),
]);

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF",
);
const photoOf = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: "#a33" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();

type Part = { filename: string; type: string; bytes: Buffer; embedded?: boolean };
type Written = { from: string; to?: string; parts?: readonly Part[] };
let turn = 0;

/** A letter as a program writes it, in `message/rfc822`. */
function letter({ from, to = "reponses@etabli.example", parts = [] }: Written): string {
  const body = parts.map(
    ({ filename, type, bytes, embedded }, rank) => `--limite\r
Content-Type: ${type}; name="${filename}"\r
Content-Disposition: ${embedded ? "inline" : "attachment"}; filename="${filename}"\r
${embedded ? `Content-ID: <image${rank}@example.org>\r\n` : ""}Content-Transfer-Encoding: base64\r
\r
${bytes.toString("base64").replace(/.{76}/g, "$&\r\n")}\r
`,
  );
  return `From: Hélène Vidal <${from}>\r
To: ${to}\r
Subject: Re: Votre devis\r
Message-ID: <joint-${turn++}@example.org>\r
MIME-Version: 1.0\r
Content-Type: multipart/related; boundary=limite\r
\r
--limite\r
Content-Type: text/plain; charset=utf-8\r
\r
Voici la photo.\r
${body.join("")}--limite--\r
`;
}

const deliver = async (raw: string) => {
  const response = await doors().app.inject({
    method: "POST",
    url: "/api/v1/inbound/email",
    headers: { authorization: `Bearer ${INBOUND_SECRET}`, "content-type": "message/rfc822" },
    payload: raw,
  });
  return response.json<{ received: string }>().received;
};

/** A client known by this address, and their repair. */
const opened = async (from: string) => {
  const { database } = doors();
  const story = await openRepair(database);
  await database.asOwner("update app.client set email = $2 where id = $1", [story.client_id, from]);
  return story;
};

type Row = { id: string; filename: string; mimetype: string; shared: boolean; stored_as: string };
const filesOf = (type: string, id: string) =>
  doors().database.asOwner<Row>(
    `select id, filename, mimetype, shared, stored_as from app.file
     where "recipientType" = $1 and "recipientID" = $2 order by filename`,
    [type, id],
  );
const journalOf = async (repair_id: string) =>
  (
    await doors().database.asOwner<{ type: string; payload: Record<string, unknown> }>(
      "select type, payload from app.repair_item where repair_id = $1 and author = 'client' order by id",
      [repair_id],
    )
  ).filter(({ type }) => ["ClientReplied", "PhotoAdded"].includes(type));

const asideFrom = async (from: string) => {
  const { replies_aside } = await ask<{
    replies_aside: {
      id: string;
      sender: string;
      left_out: string;
      files: { filename: string }[];
    }[];
  }>("{ replies_aside { id sender left_out files { filename } } }", {}, sylvie);
  return replies_aside.find(({ sender }) => sender === from);
};
const settle = (id: string | undefined, reference: string) =>
  ask(
    `mutation ($id: ID!, $reference: String!) { settleReply(id: $id, reference: $reference) { __typename } }`,
    { id, reference },
    sylvie,
  );

const parts = async (): Promise<Part[]> => [
  { filename: "tambour.jpg", type: "image/jpeg", bytes: await photoOf(400) },
  { filename: "facture.pdf", type: "application/pdf", bytes: PDF },
  { filename: "macro.docm", type: "application/vnd.ms-word", bytes: Buffer.from("PK\u0003\u0004") },
  { filename: "logo.png", type: "image/png", bytes: Buffer.alloc(900), embedded: true },
];

test("photos and PDFs wait for their repair, cleaned, and are not shown to anyone else", async () => {
  const from = "jointe@example.org";
  const { repair_id, reference } = await opened(from);
  expect(await deliver(letter({ from, parts: await parts() }))).toBe("aside");
  const aside = await asideFrom(from);
  expect(aside).toMatchObject({
    files: expect.arrayContaining(
      ["tambour.jpg", "facture.pdf"].map((filename) => expect.objectContaining({ filename })),
    ),
    left_out: "Non gardé\u00a0: macro.docm (type de fichier non accepté).",
  });
  await settle(aside?.id, reference);
  const files = await filesOf("repair", repair_id);
  expect(files).toMatchObject([
    { filename: "facture.pdf", mimetype: "application/pdf", shared: false },
    { filename: "tambour.jpg", mimetype: "image/jpeg", shared: false },
  ]);
  const photo = await readBytes(place, files[1]?.stored_as ?? "");
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
  expect(await journalOf(repair_id)).toMatchObject([
    {
      type: "ClientReplied",
      payload: {
        text: "Voici la photo.",
        left_out: [{ filename: "macro.docm", reason: "file-type-refused" }],
      },
    },
  ]);
  const [line] = await journalOf(repair_id);
  expect(line?.payload.files).toHaveLength(2);
});

test("in the thread of a letter they are in the sheet at once, named by the line of the reply alone", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const sent = { template: "quote-sent", to: "fil@example.org", subject: "Votre devis" } as const;
  const id = await database.withShop(garonneScope, (db) =>
    queueEmail(db, { ...sent, text: "Bonjour", html: "" }, { at: instant(NOW), repair_id }),
  );
  const to = `reponses+${id}@etabli.example`;
  expect(await deliver(letter({ from: "fil@example.org", to, parts: await parts() }))).toBe(
    "sheet",
  );
  const files = await filesOf("repair", repair_id);
  expect(files.map(({ filename }) => filename)).toEqual(["facture.pdf", "tambour.jpg"]);
  const [line, ...others] = await journalOf(repair_id);
  expect(others).toEqual([]);
  expect(line?.payload).toMatchObject({
    files: [{ filename: "tambour.jpg" }, { filename: "facture.pdf" }],
    left_out: [{ filename: "macro.docm" }],
  });
});

test("what is put away takes its files along", async () => {
  const from = "sans-suite@example.org";
  await opened(from);
  await deliver(letter({ from, parts: await parts() }));
  const aside = await asideFrom(from);
  expect(await filesOf("reply", aside?.id ?? "")).toHaveLength(2);
  await settle(aside?.id, "");
  expect(await filesOf("reply", aside?.id ?? "")).toEqual([]);
});

test("a letter that comes twice brings its files once", async () => {
  const from = "deux-fois@example.org";
  await opened(from);
  const raw = letter({ from, parts: await parts() });
  expect([await deliver(raw), await deliver(raw)]).toEqual(["aside", "known"]);
  expect(await filesOf("reply", (await asideFrom(from))?.id ?? "")).toHaveLength(2);
});

test("a shop without room keeps the words, and says which files it left", async () => {
  const from = "place@example.org";
  await opened(from);
  await doors().database.asOwner(
    `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID", created_at)
     select $1, 'film.mp4', 'video/mp4', 2147483647, '', 'shop', $1, '2026-01-01' from generate_series(1, 101)`,
    [GARONNE.id],
  );
  expect(await deliver(letter({ from, parts: await parts() }))).toBe("aside");
  await doors().database.asOwner("delete from app.file where filename = 'film.mp4'");
  const aside = await asideFrom(from);
  expect(aside?.files).toEqual([]);
  expect(aside?.left_out).toContain("tambour.jpg (plus de place), facture.pdf (plus de place)");
  expect(await filesOf("reply", aside?.id ?? "")).toEqual([]);
});

test("a provider may send the files in its JSON", async () => {
  const from = "json@example.org";
  await opened(from);
  const response = await doors().app.inject({
    method: "POST",
    url: "/api/v1/inbound/email",
    headers: { authorization: `Bearer ${INBOUND_SECRET}` },
    payload: {
      from,
      to: "reponses@etabli.example",
      text: "Voici",
      message_id: "<json@example.org>",
      attached: [{ filename: "facture.pdf", content: PDF.toString("base64") }],
    },
  });
  expect(response.json()).toEqual({ received: "aside" });
  expect((await asideFrom(from))?.files).toEqual([{ filename: "facture.pdf" }]);
});
