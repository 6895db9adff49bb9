/**
 * Strikes one installation with each fault of the table during bookings, then counts: `npm run faults`, or
 * `npm run faults -- WORD` for those whose name holds it. SMALL_DISK=/mnt/small (300 MB, empty) adds the full disk.
 */
import { mkdtempSync, chmodSync } from "node:fs";
import path from "node:path";
import { temporaryDataDir } from "../src/server/platform/database/throw-away.ts";
import { countBookings } from "./faults/bookings.ts";
import { DISK_FULL, type Fault, listFaults } from "./faults/faults.ts";
import { type Ground, openGround, openScene, type Scene, withOwner } from "./faults/ground.ts";
import { countPhotos, type PhotoCounts } from "./faults/photos.ts";
import { end } from "./faults/server.ts";

type Row = {
  panne: string;
  confirmées: number;
  photos: number;
  perdues: number;
  doublées: number;
  "e-mails en attente": number;
  "retour (s)": string;
};

async function suffer(ground: Ground, fault: Fault): Promise<Row> {
  const scene = await openScene(ground, fault);
  try {
    const back = await scene.backAfter(await fault.strike(scene));
    await scene.leave();
    const { acknowledged } = scene.bookings;
    const counts = await withOwner(ground.postgres, (owner) =>
      countBookings(owner, acknowledged, 90),
    );
    const photos = await photosOf(ground, scene, fault);
    return {
      panne: fault.name,
      confirmées: counts.acknowledged,
      photos: photos.acknowledged,
      perdues: counts.lost + photos.lost,
      doublées: counts.doubled + counts.overlaps + photos.doubled + (fault.doubled?.() ?? 0),
      "e-mails en attente": counts.unsent,
      "retour (s)": back.toFixed(1),
    };
  } finally {
    await scene.leave();
    for (const server of scene.servers) await end(server, "SIGTERM");
  }
}

const NONE: PhotoCounts = { acknowledged: 0, lost: 0, doubled: 0 };

function photosOf(
  { postgres }: Ground,
  { photos, ports: [port = 0] }: Scene,
  { bucket }: Fault,
): Promise<PhotoCounts> | PhotoCounts {
  if (!photos || !bucket) return NONE;
  return withOwner(postgres, (owner) => countPhotos(owner, photos, { port, bucket }));
}

const failedRow = ({ name }: Fault, error: unknown): Row => ({
  panne: name,
  confirmées: 0,
  photos: 0,
  perdues: 0,
  doublées: 0,
  "e-mails en attente": 0,
  "retour (s)": `échec : ${error instanceof Error ? error.message : String(error)}`,
});

async function sufferAll(dataDir: string, faults: Fault[]): Promise<Row[]> {
  const ground = await openGround(dataDir);
  const rows: Row[] = [];
  try {
    for (const fault of faults) {
      const row = await suffer(ground, fault).catch((error: unknown) => failedRow(fault, error));
      process.stdout.write(`${row.panne} : ${row["retour (s)"]}\n`);
      rows.push(row);
    }
    return rows;
  } finally {
    await ground.close();
  }
}

function smallFolder(disk: string): string {
  const folder = mkdtempSync(path.join(disk, "etabli-"));
  chmodSync(folder, 0o755);
  return folder;
}

const word = process.argv[2] ?? "";
const chosen = (faults: Fault[]): Fault[] => faults.filter(({ name }) => name.includes(word));
const rows = await sufferAll(temporaryDataDir(), chosen(await listFaults()));
const { SMALL_DISK } = process.env;
if (SMALL_DISK) rows.push(...(await sufferAll(smallFolder(SMALL_DISK), chosen([DISK_FULL]))));
else process.stdout.write(`${DISK_FULL.name} : non essayé, sans SMALL_DISK\n`);
console.table(rows);
const failed = rows.some(
  (row) => row.perdues + row.doublées + row["e-mails en attente"] > 0 || row.confirmées === 0,
);
process.exit(failed ? 1 : 0);
