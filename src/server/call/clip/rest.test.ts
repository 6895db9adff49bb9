/** The call cannot start: the client sends photos and short films by the same link, and a cut loses nothing. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openRepair, type Story } from "../../../../test/shop/affairs.ts";
import { openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import { marc } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { picture } from "../../../../test/shop/uploads.ts";
import { PHOTOS_A_DAY } from "../../../domain/repair/client-photo/client-photo.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-clips-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const { doors, ask, open, end, client } = openCalls(undefined, { DATA_DIR });
const PHOTO = Buffer.from(await picture(1_200, 900).jpeg().toBuffer());

let repair: Story;
let call: OpenedCall;
beforeEach(async () => {
  repair = await openRepair(doors().database);
  call = await open({ repair_id: repair.repair_id });
});

type Slice = { id?: string; bytes?: Buffer; from?: number; to?: number; token?: string };

const url = ({ id = randomUUID(), bytes = PHOTO, from = 0, token = call.token }: Slice) =>
  `/appel/${token}/clips/${id}?offset=${from}&length=${bytes.length}&filename=plaque.jpg`;
const put = (slice: Slice = {}) => {
  const { bytes = PHOTO, from = 0, to = bytes.length } = slice;
  return doors().app.inject({
    method: "PUT",
    url: url(slice),
    headers: { "content-type": "application/octet-stream" },
    payload: bytes.subarray(from, to),
    remoteAddress: anotherVisitor(),
  });
};
const filesOf = () =>
  doors().database.asOwner<{ id: string; filename: string; created_by: string | null }>(
    `select id, filename, created_by from app.file where "recipientID" = $1`,
    [repair.repair_id],
  );

describe("a photo in slices", () => {
  test("goes on from where a cut stopped it, and is kept once under the client's name", async () => {
    const id = randomUUID();
    const half = Math.floor(PHOTO.length / 2);
    expect((await put({ id, to: half })).json()).toEqual({ received: half });
    expect((await client(url({ id }))).json()).toEqual({ received: half });
    expect((await put({ id, from: half })).json()).toEqual({ kept: true });
    expect((await put({ id })).json()).toEqual({ kept: true });
    expect((await client(url({ id }))).json()).toEqual({ kept: true });
    expect(await filesOf()).toEqual([{ id, filename: "plaque.jpg", created_by: null }]);
  });

  test("is in the journal, and said to the shop", async () => {
    await put();
    const items = await doors().database.asOwner<{ type: string; author: string }>(
      "select type, author from app.repair_item where repair_id = $1 and type like 'Photo%'",
      [repair.repair_id],
    );
    expect(items).toHaveLength(1);
    expect(items[0]?.author).toBe("client");
    const { notifications } = await ask<{
      notifications: { kind: string; subtitle: string; repair_id: string }[];
    }>("{ notifications { kind subtitle repair_id } }", {}, marc);
    expect(notifications).toContainEqual({
      kind: "reply",
      subtitle: "Une photo envoyée par le client",
      repair_id: repair.repair_id,
    });
  });
});

test("a film is told in the journal by its name, once", async () => {
  const film = Buffer.alloc(40_000, "la pompe siffle ");
  film.write("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom", 0, "latin1");
  const id = randomUUID();
  for (const _ of [1, 2]) expect((await put({ id, bytes: film })).json()).toEqual({ kept: true });
  const items = await doors().database.asOwner<{ payload: object }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'ClientReplied'",
    [repair.repair_id],
  );
  expect(items).toHaveLength(1);
  expect(items[0]?.payload).toMatchObject({ channel: "page", files: [{ file_id: id }] });
});

describe("nothing is kept", () => {
  const refusal = async (answer: ReturnType<typeof put>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().refused];
  };

  test("of what is neither photo nor film, nor of an empty or a monstrous file", async () => {
    const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n");
    expect((await refusal(put({ bytes: pdf })))[0]).toBeGreaterThanOrEqual(415);
    expect((await put({ bytes: Buffer.alloc(0) })).statusCode).toBe(422);
    const huge = `/appel/${call.token}/clips/${randomUUID()}?offset=0&length=900000000&filename=a`;
    expect((await client(huge)).statusCode).toBe(413);
    expect(await filesOf()).toEqual([]);
  });

  test("once the call ended, behind an invented link, or in a call without a repair", async () => {
    const alone = await open({});
    expect(await refusal(put({ token: alone.token }))).toEqual([422, "recipient-unknown"]);
    expect((await put({ token: "A".repeat(22) })).statusCode).toBe(404);
    await end(call.id);
    expect(await refusal(put())).toEqual([410, "call-ended"]);
    expect(await filesOf()).toEqual([]);
  });

  test("of more than a client sends in a day", async () => {
    for (let count = 0; count < PHOTOS_A_DAY; count++)
      expect((await put({ id: randomUUID() })).json()).toEqual({ kept: true });
    expect(await refusal(put())).toEqual([429, "too-many-files"]);
    expect(await filesOf()).toHaveLength(PHOTOS_A_DAY);
  });
});
