/** What the technicians photograph during their visits: drawn once, kept in assets/demonstration. */
import { readFile } from "node:fs/promises";
import type { FileTag } from "../../domain/file/file.ts";
import type { Instant } from "../../domain/time.ts";
import type { Author } from "../platform/change.ts";
import { placeOf } from "../platform/storage.ts";
import { saveFile } from "../file/store.ts";
import { appendItems } from "../repair/store.ts";
import { idOf } from "./chance.ts";
import { colleague, deskOf, ownerOf, type Stage } from "./stage.ts";
import type { Step } from "./thread.ts";

type DemoPhoto = { drawing: string; filename: string; tag: FileTag; shared: boolean };

const PLATE: DemoPhoto = {
  drawing: "plaque",
  filename: "Plaque signalétique.jpg",
  tag: "plaque",
  // What a supplier asks for, and of no use to the client.
  shared: false,
};
const part = (drawing: string, filename: string, tag: FileTag = "panne"): DemoPhoto => ({
  drawing,
  filename,
  tag,
  shared: true,
});

const SCREEN = [
  part("ecran-avant", "Écran avant.jpg", "avant"),
  part("ecran-apres", "Écran après.jpg", "apres"),
];
const HEATER = [
  PLATE,
  part("resistance-avant", "Résistance avant.jpg", "avant"),
  part("resistance-apres", "Résistance après.jpg", "apres"),
];

/** By the model of the breakdown. */
const PHOTOS: Readonly<Record<string, readonly DemoPhoto[]>> = {
  WAN282: [PLATE, part("pompe", "Pompe de vidange.jpg")],
  "FFB 8248": [PLATE],
  SN436S: [PLATE],
  DFH13: [PLATE],
  SPI6300: [PLATE, part("carte-brulee", "Carte de puissance.jpg")],
  Artisan: [PLATE, part("charbons", "Charbons du moteur.jpg")],
  "KD-49XF": [part("condensateurs", "Condensateurs.jpg")],
  "iPhone 13": SCREEN,
  "Zénéo 200 L": HEATER,
  Eurosmart: [part("fuite", "Siphon fendu.jpg")],
};
export const PHOTOGRAPHED_MODELS: ReadonlySet<string> = new Set(Object.keys(PHOTOS));

/** The fault when it is found, and the same once it is repaired; only for the stories that have photos. */
export const photograph =
  (of: "fault" | "repair"): Step =>
  async ({ db, demo, shop, files }, { repair_id, story }, at) => {
    if (!story.photographed) return;
    const author = story.wish ? colleague(story.wish.user_id) : deskOf({ demo });
    const photos = PHOTOS[story.breakdown.model] ?? [];
    const taken = photos.filter(({ tag }) => (tag === "apres") === (of === "repair"));
    for (const photo of taken)
      await keepPhoto({ db, demo, shop, files }, photo, {
        label: story.label,
        repair_id,
        author,
        at,
      });
  };

type Taking = { label: string; repair_id: string; author: Author; at: Instant };

async function keepPhoto(
  { db, shop, files }: Pick<Stage, "db" | "demo" | "shop" | "files">,
  { drawing, filename, tag, shared }: DemoPhoto,
  { label, repair_id, author, at }: Taking,
): Promise<void> {
  const file = await saveFile(db, placeOf(files, shop.id), {
    id: idOf(`${label} photo ${drawing}`),
    filename,
    mimetype: "image/jpeg",
    tags: ["photo", tag],
    recipientType: "repair",
    recipientID: repair_id,
    shared,
    created_by: author.account_id,
    created_at: at,
    bytes: await readFile(new URL(`../../../assets/demonstration/${drawing}.jpg`, import.meta.url)),
  });
  const payload = { file_id: file.id, filename, shared };
  await appendItems(db, { shop_id: shop.id, repair_id, author, at }, [
    { type: "PhotoAdded", payload },
  ]);
}

/** What the claim of a bonus asks for, where the technician took none: the plate, and what was changed. */
export async function photographForClaim(
  stage: Stage,
  { repair_id, reference }: { repair_id: string; reference: string },
  at: Instant,
): Promise<void> {
  const taking = { label: `claim ${reference}`, repair_id, author: technicianOf(stage), at };
  const photo = part("carte-brulee", "Appareil.jpg");
  for (const one of [PLATE, { ...photo, shared: false }]) await keepPhoto(stage, one, taking);
}

function technicianOf(stage: Stage): Author {
  const user = stage.demo.users.find(({ role }) => role === "TECHNICIAN");
  return user ? colleague(user.id) : ownerOf(stage);
}
