import sharp from "sharp";
import { expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { shopSite } from "../site.ts";

const doors = openDoors("2026-11-23T09:30:00Z", [shopSite]);
const get = (url: string, headers = {}) =>
  doors().app.inject({ url, headers, remoteAddress: anotherVisitor() });
const PICTURE = "/31000/atelier-garonne/apercu.png";

it("a shop has its picture, which is not sent again until the shop changes", async () => {
  const first = await get(PICTURE);
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const again = await get(PICTURE, { "if-none-match": first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await get("/44000/repar-loire/apercu.png")).headers.etag).not.toBe(first.headers.etag);
});

it("an old address leads to the present one, and an unknown one to nothing", async () => {
  const moved = await get("/75001/atelier-garonne/apercu.png");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, PICTURE]);
  expect((await get("/31000/nulle-part/apercu.png")).statusCode).toBe(404);
});

it("a closed shop has none", async () => {
  const other = "/44000/repar-loire/apercu.png";
  await doors().database.asOwner("update app.shop set status = 'CLOSED' where id <> $1", [
    GARONNE.id,
  ]);
  await expect.poll(async () => (await get(other)).statusCode, { timeout: 20_000 }).toBe(404);
});
