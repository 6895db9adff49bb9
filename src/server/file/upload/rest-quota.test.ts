import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { GARONNE, insertRow, LOIRE } from "../../../../test/shop/garonne.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { BYTES_OF_A_RETRY, BYTES_PER_DAY, BYTES_PER_SHOP } from "../../../domain/file/file.ts";

const { doors, upload, expectNothingKept } = openUploads();
/** The doors' clock. */
const NOON = "2026-11-23T11:00:00Z";
const FILMS = 8;

/** Films that a shop has sent already, as much as a day allows. */
const filmsOf = async (shop_id: string, created_at: string) => {
  for (let film = 0; film < FILMS; film++)
    await insertRow(doors().database, "app.file", {
      shop_id,
      id: randomUUID(),
      filename: "bruit.mp4",
      mimetype: "video/mp4",
      size: BYTES_PER_DAY / FILMS,
      sha256: "-",
      recipientType: "repair",
      recipientID: randomUUID(),
      created_at,
    });
};

afterEach(() => doors().database.asOwner("delete from app.file where sha256 = '-'"));

describe("a shop that has sent all that a day allows", () => {
  test("is told so in French, and nothing more is kept", async () => {
    await filmsOf(GARONNE.id, "2026-11-23T08:00:00Z");
    const answer = await expectNothingKept({});
    expect(answer).toMatchObject({ status: 413, refused: "too-much-today" });
    expect(answer.message).toMatch(/10\sGo au plus en 24 heures.*demain.*appareil\.$/);
  });

  test("has the answer of a photo sent before whose answer was lost", async () => {
    const fields = [["ids", randomUUID()]] as const;
    const first = await upload({ fields: [[...fields[0]]] });
    await filmsOf(GARONNE.id, NOON);
    expect(await upload({ fields: [[...fields[0]]] })).toEqual(first);
  });

  test("is refused a film before its first byte is read", async () => {
    await filmsOf(GARONNE.id, NOON);
    // Read, these bytes would be refused as no film at all.
    const bytes = Buffer.alloc(BYTES_OF_A_RETRY + 1);
    const answer = await expectNothingKept({ files: [{ filename: "bruit.mp4", bytes }] });
    expect(answer).toMatchObject({ status: 413, refused: "too-much-today" });
  });

  test("keeps no other shop from sending", async () => {
    await filmsOf(LOIRE.id, NOON);
    expect((await upload()).status).toBe(200);
  });

  test("sends again the day after", async () => {
    await filmsOf(GARONNE.id, "2026-11-22T10:59:59Z");
    const { repair_id } = await openRepair(doors().database);
    expect((await upload({ to: `repair/${repair_id}` })).status).toBe(200);
  });
});

test("a shop whose place is full is told so, whatever the day", async () => {
  const size = 2_000_000_000;
  await doors().database.asOwner(
    `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID", created_at)
     select $1, 'bruit.mp4', 'video/mp4', $2::int, '-', 'repair', $1, '2025-01-01' from generate_series(1, $3::int)`,
    [GARONNE.id, size, Math.ceil(BYTES_PER_SHOP / size)],
  );
  const answer = await expectNothingKept({});
  expect(answer).toMatchObject({ status: 413, refused: "shop-full" });
  expect(answer.message).toMatch(/reste sur votre appareil\.$/);
});
