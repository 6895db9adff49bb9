import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import { garonneScope, openRepair, sentQuote } from "../../../../test/shop/affairs.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";

const { doors, cast, upload, get, rowsOf, journalOf, onDisk, expectNothingKept } = openUploads();

const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>");

describe("what is not a photo", () => {
  const locked = Buffer.from("%PDF-1.7\ntrailer <</Root 1 0 R /Encrypt 2 0 R>>");

  test("a manual is kept as it is, without thumbnail or line in the journal", async () => {
    const { repair_id } = await openRepair(doors().database);
    const { uploaded, files } = await upload({
      to: `repair/${repair_id}`,
      files: [{ filename: "notice.pdf", type: "application/pdf", bytes: pdf }],
    });
    expect(uploaded).toEqual([`/app/file/${files[0]?.id}`]);
    expect(await rowsOf(repair_id)).toMatchObject([{ filename: "notice.pdf", tags: ["document"] }]);
    expect(await journalOf(repair_id)).toEqual([]);
    const { rawPayload } = await get(uploaded[0] ?? "");
    expect(rawPayload.equals(pdf)).toBe(true);
    expect((await get(`${uploaded[0]}/thumbnail`)).statusCode).toBe(404);
  });

  const heic = Buffer.concat([
    Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
    Buffer.alloc(400),
  ]);
  const large = () => Buffer.concat([cast().photo, Buffer.alloc(20 * 1024 * 1024)]);
  test.each([
    [
      "a page that calls itself a photo",
      () => Buffer.from("<html><script>alert(1)</script>".padEnd(80)),
      415,
      "file-type-refused",
    ],
    [
      "a drawing that can run scripts",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      "file-type-refused",
    ],
    ["a scrap too short to be anything", () => Buffer.from("bon"), 415, "file-type-refused"],
    ["an empty file", () => Buffer.alloc(0), 422, "file-empty"],
    ["the beginning of a photo", () => cast().photo.subarray(0, 200), 422, "file-unreadable"],
    ["a photo in a format that nothing here reads", () => heic, 422, "file-unreadable"],
    ["a locked document", () => locked, 422, "pdf-protected"],
    ["a cut document", () => pdf.subarray(0, 40), 422, "pdf-unreadable"],
    ["a photo of more than 20 MB", large, 413, "file-too-large"],
  ] as const)("%s is refused in French, and nothing is kept", async (_, make, status, refused) => {
    const answer = await expectNothingKept({ files: [{ bytes: Buffer.from(make()) }] });
    expect(answer).toMatchObject({ status, refused });
    expect(answer.message).toMatch(/^[A-ZÀ-Ý].*\.$/);
  });

  test("one bad file among good ones refuses them all", async () => {
    const answer = await expectNothingKept({
      files: [{}, {}, { filename: "virus.jpg", bytes: Buffer.from("MZ".padEnd(64)) }],
    });
    expect(answer).toMatchObject({ status: 415, refused: "file-type-refused" });
  });
});

describe("where a file may go", () => {
  test("a client, an appliance, and a quote that is not written yet receive theirs", async () => {
    const rows = await doors().database.asOwner<{ appliance_id: string }>(
      "select appliance_id from app.repair where id = $1",
      [cast().story.repair_id],
    );
    for (const to of [
      `client/${cast().story.client_id}`,
      `appliance/${rows[0]?.appliance_id}`,
      "quote",
    ])
      expect((await upload({ to })).status, to).toBe(200);
    expect(await rowsOf(cast().story.client_id)).toHaveLength(1);
    expect(await rowsOf(GARONNE.id)).toHaveLength(1);
  });

  test("a quote that is written receives several, and answers the address of each", async () => {
    const { database } = doors();
    const { repair_id } = await openRepair(database);
    const quote_id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
    const { status, uploaded } = await upload({
      to: `quote/${quote_id}`,
      files: [{ filename: "pompe.jpg" }, { filename: "prix.pdf", bytes: pdf }],
    });
    expect([status, uploaded.length]).toEqual([200, 3]);
    const answers = await Promise.all(uploaded.map((url) => get(url)));
    expect(answers.map(({ headers }) => headers["content-type"])).toEqual([
      "image/jpeg",
      "image/webp",
      "application/pdf",
    ]);
    const files = await rowsOf(quote_id);
    expect(files.map(({ filename }) => filename).toSorted()).toEqual(["pompe.jpg", "prix.pdf"]);
    const foreign = { to: `quote/${quote_id}`, cookie: cast().nadia };
    expect(await upload(foreign)).toMatchObject({ status: 404, refused: "recipient-unknown" });
    expect(await rowsOf(quote_id)).toEqual(files);
  });

  test.each([
    ["a repair that does not exist", () => `repair/${randomUUID()}`],
    ["a repair of another shop", () => `repair/${cast().foreign.repair_id}`],
    ["a client of another shop", () => `client/${cast().foreign.client_id}`],
    ["a quote that does not exist", () => `quote/${randomUUID()}`],
    ["what receives no file", () => `shop/${GARONNE.id}`],
    ["a name of the language itself", () => `constructor/${cast().story.repair_id}`],
    ["what is no id", () => "repair/..%2f..%2fetc"],
  ])("%s is refused", async (_, to) => {
    expect(await expectNothingKept({ to: to() })).toMatchObject({
      status: 404,
      refused: "recipient-unknown",
    });
  });

  test("a visitor must sign in first", async () => {
    expect(await expectNothingKept({ cookie: undefined })).toMatchObject({
      status: 401,
      refused: "not-signed-in",
    });
  });

  test("somebody of another shop neither sends nor sees", async () => {
    const id = randomUUID();
    const { uploaded } = await upload({ fields: [["ids", id]] });
    expect((await upload({ cookie: cast().nadia })).refused).toBe("recipient-unknown");
    for (const url of uploaded) expect((await get(url, cast().nadia)).statusCode).toBe(404);
    // Their own file may bear the same id: each shop has its own.
    const to = `repair/${cast().foreign.repair_id}`;
    expect((await upload({ to, cookie: cast().nadia, fields: [["ids", id]] })).status).toBe(200);
  });

  test("an envelope that is no form is refused", async () => {
    const send = (payload: string, type: string) =>
      doors().app.inject({
        method: "PUT",
        url: `/api/v1/upload/repair/${cast().story.repair_id}`,
        headers: { "content-type": type },
        payload,
        cookies: { [COOKIE]: cast().marc },
        remoteAddress: anotherVisitor(),
      });
    expect((await send("{}", "application/json")).statusCode).toBe(422);
    expect((await send("--x\r\nbroken", "multipart/form-data; boundary=x")).statusCode).toBe(400);
    expect((await send("x", "multipart/form-data")).statusCode).toBe(400);
    expect((await onDisk()).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

test("over a real wire, a film cut half-way leaves nothing, and one too large is told so", async () => {
  const { app } = doors();
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const head = (boundary: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="bruit.jpg"\r\n\r\n`;
  const open = () =>
    httpRequest({
      port,
      method: "PUT",
      path: `/api/v1/upload/repair/${cast().story.repair_id}`,
      headers: {
        "content-type": "multipart/form-data; boundary=b",
        cookie: `${COOKIE}=${cast().marc}`,
      },
    });

  const cut = open();
  cut.on("error", () => undefined);
  cut.write(Buffer.concat([Buffer.from(head("b")), cast().photo.subarray(0, 300)]));
  await expect.poll(async () => (await onDisk()).some((name) => name.startsWith("."))).toBe(true);
  cut.destroy();
  await expect.poll(async () => (await onDisk()).some((name) => name.startsWith("."))).toBe(false);

  const answer = await new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    const large = open();
    large.on("error", fail);
    large.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode, body }));
    });
    large.write(
      Buffer.concat([Buffer.from(head("b")), cast().photo, Buffer.alloc(25 * 1024 * 1024)]),
    );
    large.end("\r\n--b--\r\n");
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain("trop lourd");
});
