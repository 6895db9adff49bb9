/** A sharp still: asked by a person of the shop, brought by the client's page, in the repair at once. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openRepair, type Story } from "../../../../test/shop/affairs.ts";
import { openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import { karim, marc, nadia } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { picture } from "../../../../test/shop/uploads.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-stills-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const { doors, open, end, shop, joinClient, joinShop } = openCalls(undefined, { DATA_DIR });

let repair: Story;
let call: OpenedCall;
let client = "";
let technician = "";
beforeEach(async () => {
  repair = await openRepair(doors().database);
  call = await open({ repair_id: repair.repair_id });
  client = (await joinClient(call)).participant_id;
  technician = (await joinShop(call)).participant_id;
});

const ask = async (wish: { id?: string; shot?: string | null; page?: string } = {}, who = karim) =>
  shop(
    `/api/v1/calls/${call.id}/stills`,
    { id: randomUUID(), shot: null, page: technician, ...wish },
    who,
  );
const passOf = async (wish: Parameters<typeof ask>[0] = {}): Promise<string> =>
  (await ask(wish)).json().pass;

type Bringing = { page?: string; files?: number; type?: string; bytes?: Buffer<ArrayBuffer> };
const PHOTO = Buffer.from(await picture(2_400, 1_800).jpeg().toBuffer());

async function bring(pass: string, { page = client, files = 1, ...file }: Bringing = {}) {
  const { bytes = PHOTO, type = "image/jpeg" } = file;
  const form = new FormData();
  for (let count = 0; count < files; count++)
    form.append("files", new File([bytes], "Plaque signalétique.jpg", { type }));
  const body = new Response(form);
  return doors().app.inject({
    method: "PUT",
    url: `/appel/${call.token}/still?${new URLSearchParams({ page, pass })}`,
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress: anotherVisitor(),
  });
}

const added = () =>
  doors().database.asOwner<{ payload: object; created_by: string }>(
    "select payload, created_by from app.repair_item where repair_id = $1 and type = 'PhotoAdded'",
    [repair.repair_id],
  );
const shotsOf = async () =>
  (
    await doors().database.asOwner<{ shots: string[]; asked_shot: string | null }>(
      "select shots, asked_shot from app.call where id = $1",
      [call.id],
    )
  )[0];

describe("a still", () => {
  test("joins the repair under the name of who asked, once, and answers what was asked for", async () => {
    await doors().database.asOwner("update app.call set asked_shot = 'plate' where id = $1", [
      call.id,
    ]);
    const id = randomUUID();
    const pass = await passOf({ id, shot: "plate" });
    expect((await bring(pass)).json()).toEqual({ kept: id });
    expect((await bring(pass)).json()).toEqual({ kept: id });
    expect(await added()).toEqual([
      {
        created_by: karim.person.id,
        payload: {
          file_id: id,
          filename: "Plaque signalétique.jpg",
          shared: false,
          call_id: call.id,
          shot: "plate",
        },
      },
    ]);
    expect(await shotsOf()).toEqual({ shots: ["plate"], asked_shot: null });
    const [file] = await doors().database.asOwner(
      `select mimetype, shared, "recipientID" as repair_id from app.file where id = $1`,
      [id],
    );
    expect(file).toEqual({ mimetype: "image/jpeg", shared: false, repair_id: repair.repair_id });
  });

  test("of nothing in particular leaves what is still to show", async () => {
    await bring(await passOf());
    expect((await shotsOf())?.shots).toEqual([]);
    expect(await added()).toHaveLength(1);
  });
});

const refusalOf = (answer: { statusCode: number; json: () => { refused: string } }) => [
  answer.statusCode,
  answer.json().refused,
];

describe("nothing is kept", () => {
  test.each<[string, () => Promise<Awaited<ReturnType<typeof bring>>>, number, string]>([
    ["of an invented pass", () => bring("AAAA"), 422, "bad-input"],
    [
      "from a page that does not hold the client's seat",
      async () => bring(await passOf(), { page: technician }),
      409,
      "not-in-call",
    ],
    ["of two pictures", async () => bring(await passOf(), { files: 2 }), 413, "too-many-files"],
    [
      "of what is no photo",
      async () =>
        bring(await passOf(), { bytes: Buffer.from("GIF89a, or nearly"), type: "image/jpeg" }),
      415,
      "file-type-refused",
    ],
    [
      "once the call ended",
      async () => {
        const pass = await passOf();
        await end(call.id);
        return bring(pass);
      },
      410,
      "call-ended",
    ],
    [
      "for another call",
      async () => {
        const pass = await passOf();
        const other = await openRepair(doors().database);
        call = await open({ repair_id: other.repair_id });
        client = (await joinClient(call)).participant_id;
        return bring(pass);
      },
      422,
      "bad-input",
    ],
  ])("%s", async (_case, attempt, status, refused) => {
    expect(refusalOf(await attempt())).toEqual([status, refused]);
    expect(await added()).toEqual([]);
  });
});

describe("a still is asked for", () => {
  test("only by a page of the shop that is in the call", async () => {
    expect(refusalOf(await ask({ page: client }))).toEqual([409, "not-in-call"]);
    expect(refusalOf(await ask({ page: technician }, marc))).toEqual([409, "not-in-call"]);
    expect((await ask({}, nadia)).statusCode).toBe(404);
  });

  test("only about a repair", async () => {
    call = await open({});
    technician = (await joinShop(call)).participant_id;
    expect(refusalOf(await ask())).toEqual([409, "no-repair"]);
  });

  test("only of what the list knows", async () => {
    expect(refusalOf(await ask({ shot: "cellar" }))).toEqual([422, "bad-input"]);
  });
});
