/** The logo and the photos of the public page, as their owner sends them and as a visitor sees them. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { picture } from "../../../../test/shop/uploads.ts";
import { fileRest } from "../rest.ts";
import { shopSite } from "../../shop/site.ts";
import { showcaseRest } from "./rest.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-showcase-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const { doors, ask, send } = openOffice("2026-11-23T06:00:00Z", [
  shopSite,
  (app, services) => showcaseRest(app, { ...services, config: { ...services.config, DATA_DIR } }),
  (app, services) => fileRest(app, { ...services, config: { ...services.config, DATA_DIR } }),
]);

beforeEach(async () => {
  await doors().database.asOwner(`delete from app.file where "recipientType" = 'shop'`);
});

type Shown = {
  id: string;
  kind: string;
  alt: string;
  width: number;
  height: number;
  public_url: string;
};
type Outcome = { refused?: string; pictures?: { id: string; alt: string }[] };

const shown = async (who = marc): Promise<Shown[]> =>
  (
    await ask<{ shop_pictures: Shown[] }>(
      "{ shop_pictures { id kind alt width height public_url } }",
      {},
      who,
    )
  ).shop_pictures;

async function sendPicture({
  kind = "photo",
  who = marc,
  bytes,
  id = randomUUID(),
}: { kind?: string; who?: typeof marc; bytes?: Buffer; id?: string } = {}) {
  const photo = bytes ?? (await picture(1600, 1200).jpeg().toBuffer());
  const form = new FormData();
  form.append("ids", id);
  form.append("files", new File([new Uint8Array(photo)], "devanture.jpg"));
  const request = new Response(form);
  const answer = await send(
    {
      method: "PUT",
      url: `/api/v1/shop-pictures/${kind}`,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    },
    who,
  );
  return { status: answer.statusCode, id, refused: answer.json<{ refused?: string }>().refused };
}

const act = async (name: string, declared: string, variables: object, who = marc) => {
  const passed = Object.keys(variables).map((key) => `${key}: $${key}`);
  const { result } = await ask<{ result: Outcome }>(
    `mutation (${declared}) { result: ${name}(${passed.join(", ")}) {
      ... on ShopPictures { pictures { id alt } } ... on Refusal { refused } } }`,
    { ...variables },
    who,
  );
  return result;
};
const visit = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });

describe("a photo of the page", () => {
  test("is shown to anybody at an address of its bytes, smaller, without where it was taken", async () => {
    const located = await picture(1600, 1200)
      .withExif({ IFD3: { GPSLatitude: "43/1 36/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    expect((await sendPicture({ bytes: located })).status).toBe(200);
    const [photo] = await shown();
    expect(photo).toMatchObject({ kind: "photo", alt: "", width: 1280, height: 960 });
    const seen = await visit(photo?.public_url ?? "");
    expect(seen.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const { exif, width } = await sharp(seen.rawPayload).metadata();
    expect([exif, width]).toEqual([undefined, 1280]);
    const small = await visit((photo?.public_url ?? "").replace(".webp", "-petite.webp"));
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  });

  test("stands on the shop's page with its size, and not on another shop's", async () => {
    await sendPicture();
    const [photo] = await shown();
    const page = await visit("/31000/atelier-garonne?a");
    const { props } = page.json<{ props: { showcase: { photos: object[] } } }>();
    expect(props.showcase.photos).toMatchObject([
      { url: photo?.public_url, width: 1280, height: 960 },
    ]);
    expect(await shown(nadia)).toEqual([]);
  });

  test("is not shown by a shop that is closed, nor under another shop's name", async () => {
    await sendPicture();
    const url = (await shown())[0]?.public_url ?? "";
    expect((await visit(url.replace(GARONNE.id, nadia.shop_id))).statusCode).toBe(404);
    const become = (status: string) =>
      doors().database.asOwner("update app.shop set status = $1 where id = $2", [
        status,
        GARONNE.id,
      ]);
    await become("CLOSED");
    expect((await visit(url)).statusCode).toBe(404);
    await become("ACTIVE");
    expect((await visit(url)).statusCode).toBe(200);
  });

  test.each([
    ["a technician", karim],
    ["the desk", sylvie],
  ])("is not sent by %s", async (_, who) => {
    expect((await sendPicture({ who })).status).toBe(403);
    expect(await shown()).toEqual([]);
  });

  test("sent again, or by two windows at once, is written once", async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sendPicture({ id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toHaveLength(1);
  });

  test.each([
    ["a text", Buffer.from("devanture"), 415],
    [
      "a photo cut in its middle",
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
      422,
    ],
  ])("cannot be %s", async (_, bytes, status) => {
    expect((await sendPicture({ bytes })).status).toBe(status);
    expect(await shown()).toEqual([]);
  });

  test("is one of twelve at most, also when the last ones come together", async () => {
    const bytes = await picture(20, 10).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => sendPicture({ bytes })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map((one) => one.refused)).toEqual(["too-many-pictures", "too-many-pictures"]);
    expect(await shown()).toHaveLength(12);
  });
});

describe("the logo", () => {
  test("is one, kept as a picture that a document can print, and the list of shops has its address", async () => {
    const drawn = await picture(900, 300).png().toBuffer();
    await sendPicture({ kind: "logo", bytes: drawn });
    await sendPicture({ kind: "logo", bytes: await picture(300, 300).png().toBuffer() });
    const logos = await shown();
    expect(logos).toMatchObject([{ kind: "logo", width: 240, height: 240 }]);
    const { repair_shop } = await ask<{ repair_shop: { logo_url: string } }>(
      "query ($id: ID!) { repair_shop(id: $id) { logo_url } }",
      { id: GARONNE.id },
      marc,
    );
    expect(repair_shop.logo_url).toBe(logos[0]?.public_url);
    expect((await visit(repair_shop.logo_url)).headers["content-type"]).toBe("image/png");
    await act("removeShopPicture", "$id: ID!", { id: logos[0]?.id });
    expect(await shown()).toEqual([]);
    expect((await visit(repair_shop.logo_url)).statusCode).toBe(404);
  });

  test("is the only other kind", async () => {
    expect((await sendPicture({ kind: "banner" })).status).toBe(404);
  });
});

describe("the order and the words", () => {
  test("are those of the owner, and a photo that leaves gives its place", async () => {
    const bytes = await picture(20, 10).jpeg().toBuffer();
    for (let count = 0; count < 3; count++) await sendPicture({ bytes });
    const [a = "", b = "", c = ""] = (await shown()).map(({ id }) => id);
    const order = { ids: [c, a, b] };
    expect(await act("reorderShopPictures", "$ids: [ID!]!", order)).toMatchObject({
      pictures: [{ id: c }, { id: a }, { id: b }],
    });
    expect(await act("reorderShopPictures", "$ids: [ID!]!", { ids: [a, b] })).toEqual({
      refused: "pictures-changed",
    });
    await act("removeShopPicture", "$id: ID!", { id: a });
    await sendPicture({ bytes });
    expect((await shown()).map(({ id }) => id).slice(0, 2)).toEqual([c, b]);
    const described = { id: c, alt: "  L’établi <b>de Marc</b> " };
    await act("describeShopPicture", "$id: ID!, $alt: String!", described);
    expect((await shown())[0]?.alt).toBe("L’établi <b>de Marc</b>");
    const long = { id: c, alt: "x".repeat(161) };
    expect(await act("describeShopPicture", "$id: ID!, $alt: String!", long)).toEqual({
      refused: "long-alt",
    });
    expect(await act("removeShopPicture", "$id: ID!", { id: c }, sylvie)).toEqual({
      refused: "not-allowed",
    });
  });
});
