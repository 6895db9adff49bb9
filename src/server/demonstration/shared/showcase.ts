/** The logos and the photos of the shops' pages: drawn once, kept in assets/demonstration. */
import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import type { PictureKind } from "../../../domain/file/showcase/showcase.ts";
import type { Instant } from "../../../domain/time.ts";
import { addPicture } from "../../file/showcase/add.ts";
import { describePicture } from "../../file/showcase/describe.ts";
import { BOXES } from "../../file/showcase/receive.ts";
import { sizedPicture, type SizedPicture } from "../../platform/images.ts";
import { placeOf, settle, stage } from "../../platform/storage.ts";
import { idOf } from "../chance.ts";
import { contextOf, demand, ownerOf, type Stage } from "../stage.ts";

type Picture = { name: string; kind: PictureKind; alt: string };

/** By the address of the shop. */
const PICTURES: Record<string, readonly Picture[]> = {
  "atelier-garonne": [
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
  ],
  "repar-loire": [
    { name: "nantes-logo.png", kind: "logo", alt: "" },
    {
      name: "nantes-devanture.jpg",
      kind: "photo",
      alt: "La devanture bleue de l’atelier, quai des Outils",
    },
    {
      name: "nantes-comptoir.jpg",
      kind: "photo",
      alt: "Le comptoir : un téléphone ouvert, une machine à café et le meuble à tiroirs des pièces",
    },
  ],
  "etabli-du-nord": [
    { name: "lille-logo.png", kind: "logo", alt: "" },
    {
      name: "lille-devanture.jpg",
      kind: "photo",
      alt: "La devanture verte de l’atelier, un radiateur et un lave-linge en vitrine",
    },
    {
      name: "lille-chaudiere.jpg",
      kind: "photo",
      alt: "Une chaudière ouverte pendant son entretien, la caisse à outils au pied",
    },
  ],
};

/** All are resized at once, in the threads of the images, while the first ones are written. */
export async function furnishPage(playing: Stage, at: Instant): Promise<void> {
  const pictures = PICTURES[playing.demo.slug] ?? [];
  const sized = pictures.map(({ name, kind }) => sizeOf(name, kind));
  for (const [index, picture] of pictures.entries()) {
    const shown = demand(picture.name, await sized[index]);
    await hang(playing, { ...picture, shown }, at);
  }
}

async function sizeOf(name: string, kind: PictureKind): Promise<SizedPicture | undefined> {
  const file = new URL(`../../../../assets/demonstration/${name}`, import.meta.url);
  return sizedPicture(await readFile(file), BOXES[kind]);
}

async function hang(
  playing: Stage,
  { name, kind, alt, shown: { bytes, ...shown } }: Picture & { shown: SizedPicture },
  at: Instant,
): Promise<void> {
  const { db, shop, files } = playing;
  const place = placeOf(files, shop.id);
  const staged = await stage(place, [bytes]);
  const stored_as = randomUUID();
  await settle(place, staged, stored_as);
  const id = idOf(`${shop.id} picture ${name}`);
  const file = { ...shown, id, stored_as, filename: name, staged, thumbnail: undefined };
  const context = contextOf(playing, ownerOf(playing), at);
  demand(name, await addPicture(db, { shop_id: shop.id, kind, file }, context));
  demand(name, await describePicture(db, { id, alt }, context));
}
