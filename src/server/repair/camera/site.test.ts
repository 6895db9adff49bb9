/** A telephone sends photos to one sheet by the code that the desk shows. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { act, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor, instant } from "../../../../test/shop/doors.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { picture } from "../../../../test/shop/uploads.ts";
import { openCamera } from "./open.ts";
import { cameraSite } from "./site.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-camera-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z", [
  (app, services) => cameraSite(app, { ...services, config: { ...services.config, DATA_DIR } }),
]);

type Opened = { result: { url: string; expires_at: string } };
const open = async (
  repair_id: string,
  who = karim,
): Promise<{ url: string; expires_at: string }> => {
  const query =
    "mutation ($id: ID!) { result: openCamera(repair_id: $id) { ... on Camera { url expires_at } } }";
  return (await ask<Opened>(query, { id: repair_id }, who)).result;
};
const pathOf = (url: string): string => url.slice(url.indexOf("/photo"));
const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });

async function send(url: string) {
  const bytes = Buffer.from(await picture(320, 240).jpeg().toBuffer());
  const form = new FormData();
  form.append("tags", "photo");
  form.append("files", new File([bytes], "photo.jpg", { type: "image/jpeg" }));
  const body = new Response(form);
  return doors().app.inject({
    method: "PUT",
    url,
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress: anotherVisitor(),
  });
}
const photosOf = (repair_id: string) =>
  doors().database.asOwner<{ created_by: string; tags: string[]; shared: boolean }>(
    `select created_by, tags, shared from app.file where "recipientID" = $1`,
    [repair_id],
  );

test("for two minutes, its photos join this sheet under the name of the person who showed the code", async () => {
  const { repair_id, reference } = await openRepair(doors().database);
  const { url, expires_at } = await open(repair_id);
  expect(expires_at).toBe("2026-11-23T11:02:00.000Z");
  const link = pathOf(url);
  const page = await get(link);
  expect(page.json()).toMatchObject({ page: "camera", props: { reference, seconds: 120 } });
  expect(page.body).not.toMatch(/vidal|peupliers|39980012/i);
  const headers = { "content-type": "application/json" };
  const bare = await doors().app.inject({ method: "PUT", url: link, headers, payload: "{}" });
  expect([bare.statusCode, bare.json()]).toMatchObject([422, { refused: "bad-input" }]);
  expect((await send(link)).statusCode).toBe(200);
  expect(await photosOf(repair_id)).toEqual([
    { created_by: KARIM.id, tags: ["photo"], shared: false },
  ]);
});

test("after two minutes it takes nothing more", async () => {
  const { repair_id } = await openRepair(doors().database);
  const context = {
    ...act(instant("2026-11-23T10:58:00.000Z")),
    ledgerKey: doors().services.ledgerKey,
  };
  const camera = await doors().database.withShop(garonneScope, (db) =>
    openCamera(db, repair_id, context),
  );
  const link = pathOf(camera?.url ?? "");
  expect((await get(link)).json()).toMatchObject({ props: { seconds: 0 } });
  const late = await send(link);
  expect([late.statusCode, late.json()]).toMatchObject([410, { refused: "camera-closed" }]);
  expect(await photosOf(repair_id)).toEqual([]);
});

test("an address that was not made here opens nothing, and another shop makes none", async () => {
  const { repair_id } = await openRepair(doors().database);
  const link = pathOf((await open(repair_id)).url);
  const forged = link.slice(0, -2) + (link.endsWith("AA") ? "BB" : "AA");
  for (const url of [forged, "/photo?pass=nope", "/photo"])
    expect([(await get(url)).statusCode, (await send(url)).statusCode]).toEqual([404, 404]);
  await expect(open(repair_id, nadia)).rejects.toThrow();
});
