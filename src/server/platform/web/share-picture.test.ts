import sharp from "sharp";
import { expect, it } from "vitest";
import { drawSharePicture } from "./share-picture.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 8h32v32H8z" fill="#ffcd5c"/></svg>`;
const card = { title: "Atelier Garonne", lines: ["31000 Toulouse"], call: "Prendre rendez-vous" };

it("is a picture of the size that networks ask for, the same for the same words", async () => {
  const bytes = await drawSharePicture({ ...card, drawing });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(100_000);
  expect((await drawSharePicture({ ...card, drawing })).equals(bytes)).toBe(true);
  expect((await drawSharePicture({ ...card, title: "Autre", drawing })).equals(bytes)).toBe(false);
});

it("writes letters without any font of the machine", async () => {
  const bytes = await drawSharePicture({ ...card, drawing });
  const { channels } = await sharp(bytes)
    .extract({ left: 80, top: 100, width: 600, height: 100 })
    .removeAlpha()
    .stats();
  expect(channels[0]?.min).toBeLessThan(60);
});

it.each([
  ["a markup", "<b>&amp;</b> <span size='9999999'>"],
  ["an endless name", "Réparation ".repeat(400)],
  ["half a letter and a control", "\ud800\u0000\u0007 Atelier"],
  ["another alphabet", "東京修理店 ✂️"],
  ["nothing", ""],
  ["nothing that shows", "\u200b \u00a0"],
])("draws %s too", async (_, title) => {
  const bytes = await drawSharePicture({ ...card, title, lines: [title, title], drawing });
  expect((await sharp(bytes).metadata()).width).toBe(1200);
});
