/** The logo and the photos of the large shop's page: drawn once, kept in assets/demonstration. */
import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import type { PictureKind } from "../../../domain/file/showcase/showcase.ts";
import type { Instant } from "../../../domain/time.ts";
import { addPicture } from "../../file/showcase/add.ts";
import { describePicture } from "../../file/showcase/describe.ts";
import { BOXES } from "../../file/showcase/receive.ts";
import { sizedPicture } from "../../platform/images.ts";
import { placeOf, settle, stage } from "../../platform/storage.ts";
import { idOf } from "../chance.ts";
import { contextOf, demand, ownerOf, type Stage } from "../stage.ts";

const PICTURES: readonly { name: string; kind: PictureKind; alt: string }[] = [
  { name: "logo.png", kind: "logo", alt: "" },
  {
    name: "devanture.jpg",
    kind: "photo",
    alt: "La devanture de l’atelier, rue des Établis : un lave-linge et des outils en vitrine",
  },
  {
    name: "etabli.jpg",
    kind: "photo",
    alt: "L’établi : un lave-linge ouvert, une carte électronique et un multimètre",
  },
  {
    name: "camionnette.jpg",
    kind: "photo",
    alt: "La camionnette de l’atelier, garée devant chez un client",
  },
];

export async function furnishPage(playing: Stage, at: Instant): Promise<void> {
  for (const picture of PICTURES) await hang(playing, picture, at);
}

async function hang(
  playing: Stage,
  { name, kind, alt }: (typeof PICTURES)[number],
  at: Instant,
): Promise<void> {
  const { db, shop, files } = playing;
  const source = await readFile(
    new URL(`../../../../assets/demonstration/${name}`, import.meta.url),
  );
  const { bytes, ...shown } = demand(name, await sizedPicture(source, BOXES[kind]));
  const place = placeOf(files, shop.id);
  const staged = await stage(place, [bytes]);
  const stored_as = randomUUID();
  await settle(place, staged, stored_as);
  const id = idOf(`${shop.id} picture ${name}`);
  const file = { ...shown, id, stored_as, filename: name, staged, thumbnail: undefined };
  const context = contextOf(playing, ownerOf(playing), at);
  demand(name, await addPicture(db, { shop_id: shop.id, kind, file }, context));
  demand(name, await describePicture(db, { id, alt }));
}
