/** What the technicians photographed during their visits: drawn once, kept in assets/demonstration. */
import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { FileTag } from "../../domain/file/file.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import { saveFile } from "../file/store.ts";
import type { Place } from "../platform/storage.ts";
import type { DB } from "../platform/database/schema.ts";
import { idOf } from "./chance.ts";
import { itemRow } from "./seed-stories.ts";
import { invoiceTime, type Story } from "./story.ts";

type DemoPhoto = { drawing: string; filename: string; tag: FileTag; shared: boolean };

const PLATE: DemoPhoto = {
  drawing: "plaque",
  filename: "Plaque signalétique.jpg",
  tag: "plaque",
  // What a supplier asks for, and of no use to the client.
  shared: false,
};
const broken = (drawing: string, filename: string, tag: FileTag = "panne"): DemoPhoto => ({
  drawing,
  filename,
  tag,
  shared: true,
});

const SCREEN = [
  broken("ecran-avant", "Écran avant.jpg", "avant"),
  broken("ecran-apres", "Écran après.jpg", "apres"),
];
const HEATER = [
  PLATE,
  broken("resistance-avant", "Résistance avant.jpg", "avant"),
  broken("resistance-apres", "Résistance après.jpg", "apres"),
];

/** What is seen of each breakdown, by the model of its case; « apres » only once it is repaired. */
const SEEN: Readonly<Record<string, readonly DemoPhoto[]>> = {
  WAN282: [PLATE, broken("pompe", "Pompe de vidange.jpg")],
  "FFB 8248": [PLATE],
  SN436S: [PLATE],
  DFH13: [PLATE],
  SPI6300: [PLATE, broken("carte-brulee", "Carte de puissance.jpg")],
  Artisan: [PLATE, broken("charbons", "Charbons du moteur.jpg")],
  "KD-49XF": [broken("condensateurs", "Condensateurs.jpg")],
  "iPhone 13": SCREEN,
  "Zénéo 200 L": HEATER,
  Eurosmart: [broken("fuite", "Siphon fendu.jpg")],
};
const REPAIRED: readonly RepairStatus[] = [
  "En essai",
  "Réparé",
  "Attente de réglement",
  "Terminer/Archivé",
];

const PHOTOGRAPHED = 12;
/** Until the last photo of a visit has reached the sheet. */
const LOADING_MINUTES = 10;

type Photographed = { stories: readonly Story[]; DATA_DIR: string };

/** The latest visits that had something to show. */
export async function writePhotos(
  db: Kysely<DB>,
  { stories, DATA_DIR }: Photographed,
): Promise<void> {
  const visited = stories
    .filter(({ visit, now }) => addMinutes(visit.end_at, LOADING_MINUTES) < now)
    .filter((story) => photosOf(story).length > 0)
    .toSorted((a, b) => (a.visit.end_at < b.visit.end_at ? 1 : -1))
    .slice(0, PHOTOGRAPHED);
  for (const story of visited)
    for (const [rank, photo] of photosOf(story).entries())
      await writePhoto(db, { story, photo, DATA_DIR, at: takenAt(story, photo, rank) });
}

const photosOf = ({ breakdown, status }: Story): DemoPhoto[] =>
  (SEEN[breakdown.model] ?? []).filter(({ tag }) => tag !== "apres" || REPAIRED.includes(status));

/** Right after the visit; the repaired machine, right before its invoice. */
function takenAt(story: Story, { tag }: DemoPhoto, rank: number): Instant {
  const leaving = addMinutes(story.visit.end_at, 1 + rank);
  const repaired = addMinutes(invoiceTime(story), -10);
  return tag === "apres" && repaired > leaving ? repaired : leaving;
}

type Taken = { story: Story; photo: DemoPhoto; DATA_DIR: string; at: Instant };

async function writePhoto(db: Kysely<DB>, { story, photo, DATA_DIR, at }: Taken): Promise<void> {
  const { drawing, filename, tag, shared } = photo;
  const place: Place = { DATA_DIR, shop_id: story.shop.id };
  const created_by = story.visit.user_id;
  const file = await saveFile(db, place, {
    id: idOf(`${story.label} photo ${drawing}`),
    filename,
    mimetype: "image/jpeg",
    tags: ["photo", tag],
    recipientType: "repair",
    recipientID: story.id,
    shared,
    created_by,
    created_at: at,
    bytes: await readFile(new URL(`../../../assets/demonstration/${drawing}.jpg`, import.meta.url)),
  });
  const payload = { file_id: file.id, filename, shared };
  const item = { type: "PhotoAdded" as const, payload };
  await db
    .insertInto("repair_item")
    .values(itemRow(story.shop.id, story.id, { at, author: "shop", created_by, item }))
    .execute();
}
