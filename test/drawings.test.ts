/** The drawings as letters show them: a PNG beside each SVG, made when the pages are built. */
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildWhenStale } from "../scripts/build.ts";
import { letterDrawing } from "../src/domain/message/drawing.ts";
import { APPLIANCE_KINDS } from "../src/domain/catalogue/kinds.ts";
import { createWeb } from "../src/server/platform/web.ts";

const HEAVIEST = 4_000;
const app = Fastify();

beforeAll(async () => {
  buildWhenStale();
  await createWeb(app, "production", { PORT: 3000 });
});
afterAll(() => app.close());

test.each(APPLIANCE_KINDS)("$id is a small picture that a web mail may show", async ({ id }) => {
  const address = letterDrawing(id, "https://etabli.example/suivi/AbCd") ?? "";
  const response = await app.inject(new URL(address).pathname);
  expect(response.headers).toMatchObject({
    "content-type": "image/png",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(response.rawPayload.length).toBeLessThan(HEAVIEST);
  const { width, height, hasAlpha } = await sharp(response.rawPayload).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 112, height: 112, hasAlpha: false });
});
