/** What hangs on the page of the large shop. */
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { DEMO_GARONNE } from "../../../../test/shop/demonstration.ts";
import { instant, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../../test/shop/garonne.ts";
import { loadPictures } from "../../file/showcase/store.ts";
import { loadShop } from "../../shop/store.ts";
import { createLanes } from "../lanes.ts";
import { furnishPage } from "./showcase.ts";

const NOW = "2026-11-23T09:30:00Z";
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-page-"));
const doors = openDoors(NOW, []);
afterAll(() => rm(DATA_DIR, { recursive: true }));

const users = DEMO_GARONNE.users.map((user) =>
  user.role === "OWNER" ? { ...user, id: MARC.id } : user,
);

beforeAll(() =>
  doors().database.withShop(garonneScope, async (db) => {
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("no shop");
    const stage = {
      db,
      demo: { ...DEMO_GARONNE, users },
      shop,
      origin: "https://etabli.example",
      ledgerKey: randomBytes(32),
      files: { DATA_DIR },
      lanes: createLanes(),
      known: new Map<string, string>(),
    };
    await furnishPage(stage, instant(NOW));
  }),
);

const pictures = () => doors().database.withShop(garonneScope, loadPictures, "read");

test("a logo and three photos, each described, of a size that a page shows", async () => {
  const shown = await pictures();
  expect(shown.map(({ kind, rank }) => `${kind} ${rank}`)).toEqual([
    "logo 0",
    "photo 0",
    "photo 1",
    "photo 2",
  ]);
  for (const { kind, alt, width, height } of shown) {
    expect(alt !== "").toBe(kind === "photo");
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
  }
});

test("their bytes are those of their address, and the list of shops has the logo's", async () => {
  const stored = await doors().database.asOwner<{ stored_as: string; sha256: string }>(
    `select f.stored_as, f.sha256 from app.file f where f."recipientType" = 'shop'`,
  );
  expect(stored).toHaveLength(4);
  for (const { stored_as, sha256 } of stored) {
    const bytes = await readFile(path.join(DATA_DIR, "files", GARONNE.id, stored_as));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  }
  const [logo] = await pictures();
  const [shop] = await doors().database.asOwner<{ logo_url: string }>(
    "select logo_url from app.shop where id = $1",
    [GARONNE.id],
  );
  expect(shop?.logo_url).toBe(`/vitrine/${GARONNE.id}/${logo?.sha256.slice(0, 32)}.png`);
});
