import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { openUploads } from "../../../test/shop/uploads.ts";
import { toInstant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { quietLog } from "../platform/log.ts";
import { sweepFiles } from "./jobs.ts";

const { doors, cast, upload, get, onDisk, place } = openUploads();
const folder = path.join(place.DATA_DIR, "files", GARONNE.id);
const DAY = 86_400_000;

/** The night of so many days from now: what lies there today is that old. */
const sweep = (days: number, database: Pick<Database, "withShop"> = doors().database) =>
  sweepFiles({
    database,
    config: place,
    clock: () => toInstant(Date.now() + days * DAY),
    log: quietLog,
  })({}, { attempt: 1, max_attempts: 1 });

const leave = async (name: string, where = folder): Promise<string> => {
  await mkdir(where, { recursive: true });
  await writeFile(path.join(where, name), "half a photo");
  return name;
};

describe("an upload whose process was killed", () => {
  test("leaves unfinished bytes that go the second night, never the first", async () => {
    const name = await leave(`.${randomUUID()}`);
    await sweep(0.9);
    expect(await onDisk()).toContain(name);
    await sweep(1.1);
    expect(await onDisk()).not.toContain(name);
  });

  test("right before its transaction ended leaves a photo without a row, that goes after a month", async () => {
    const id = randomUUID();
    const names = [await leave(id), await leave(`${id}.thumbnail`)];
    await sweep(29);
    expect(await onDisk()).toEqual(expect.arrayContaining(names));
    await sweep(31);
    for (const name of names) expect(await onDisk()).not.toContain(name);
  });
});

describe("the sweep", () => {
  test("leaves every file that somebody can see, however old", async () => {
    const { repair_id, client_id } = cast().story;
    const kept = [
      await upload({ to: `repair/${repair_id}` }),
      await upload({ to: `client/${client_id}` }),
    ].flatMap(({ uploaded }) => uploaded);
    await sweep(4000);
    for (const url of kept) expect((await get(url)).statusCode, url).toBe(200);
  });

  test("takes the photos that no quote took in a month, row and bytes", async () => {
    const before = await onDisk();
    const { files } = await upload({ to: "quote" });
    const sent = (await onDisk()).filter((name) => !before.includes(name));
    expect(sent).toHaveLength(2);
    const id = files[0]?.id ?? "";
    const url = `/app/file/${id}`;
    const untilTheFirst = Date.parse("2026-11-23T11:00:00Z") - Date.now();
    await sweep(untilTheFirst / DAY + 29);
    expect((await get(url)).statusCode).toBe(200);
    await sweep(untilTheFirst / DAY + 31);
    expect((await get(url)).statusCode).toBe(404);
    await sweep(61);
    expect((await onDisk()).filter((name) => sent.includes(name))).toEqual([]);
  });

  test("takes the photos of a booking that was not made in a day", async () => {
    const { files } = await upload({ to: "quote" });
    const id = files[0]?.id ?? "";
    await doors().database.asOwner(
      `update app.file set "recipientType" = 'booking', "recipientID" = $1 where id = $2`,
      [randomUUID(), id],
    );
    const untilTheFirst = (Date.parse("2026-11-23T11:00:00Z") - Date.now()) / DAY;
    await sweep(untilTheFirst + 0.9);
    expect((await get(`/app/file/${id}`)).statusCode).toBe(200);
    await sweep(untilTheFirst + 1.1);
    expect((await get(`/app/file/${id}`)).statusCode).toBe(404);
  });

  test("leaves a photo that a quote took meanwhile", async () => {
    const { uploaded, files } = await upload({ to: "quote" });
    await doors().database.asOwner(`update app.file set "recipientID" = $1 where id = $2`, [
      randomUUID(),
      files[0]?.id,
    ]);
    await sweep(400);
    expect((await get(uploaded[0] ?? "")).statusCode).toBe(200);
  });

  test("touches nothing that is not ours, nor the files of a shop of another base", async () => {
    const strange = [await leave("LISEZMOI.txt"), await leave(".sauvegarde")];
    const elsewhere = path.join(place.DATA_DIR, "files", randomUUID());
    const theirs = await leave(randomUUID(), elsewhere);
    const loose = await leave("notes.txt", path.join(place.DATA_DIR, "files"));
    await sweep(4000);
    expect(await onDisk()).toEqual(expect.arrayContaining(strange));
    expect(await readdir(elsewhere)).toEqual([theirs]);
    await rm(path.join(place.DATA_DIR, "files", loose));
  });

  test("has nothing to do where nothing was ever sent", async () => {
    const nowhere = { DATA_DIR: path.join(place.DATA_DIR, "nowhere") };
    const { database } = doors();
    const task = sweepFiles({
      database,
      config: nowhere,
      clock: () => toInstant(Date.now()),
      log: quietLog,
    });
    await expect(task({}, { attempt: 1, max_attempts: 1 })).resolves.toBeUndefined();
  });

  test("leaves no trace in the rows of what it held", async () => {
    const { database } = doors();
    const count = () => database.asOwner("select count(*)::int as files from app.file");
    await leave(randomUUID());
    const before = await count();
    await sweep(40);
    expect(await count()).toEqual(before);
  });
});

test.each(["before", "after"])(
  "a photo sent again after a month, %s the sweep asks which old names have a row, is kept",
  async (moment) => {
    const id = randomUUID();
    const left = await leave(id);
    const { database } = doors();
    let reads = 0;
    const answers: number[] = [];
    const send = async () => void answers.push((await upload({ fields: [["ids", id]] })).status);
    // Its first read asks whether the shop is known; the second comes once the folder is listed.
    const withShop: typeof database.withShop = async (scope, work, mode) => {
      const isAsking = mode === "read" && ++reads === 2;
      if (isAsking && moment === "before") await send();
      const answer = await database.withShop(scope, work, mode);
      if (isAsking && moment === "after") await send();
      return answer;
    };
    await sweep(40, { withShop });
    expect(answers).toEqual([200]);
    expect((await get(`/app/file/${id}`)).statusCode).toBe(200);
    expect(await onDisk()).not.toContain(left);
  },
);

test("two processes that sweep the same night do not hinder each other", async () => {
  const names = await Promise.all(Array.from({ length: 30 }, () => leave(randomUUID())));
  await Promise.all([sweep(40), sweep(40)]);
  const left = await onDisk();
  expect(names.filter((name) => left.includes(name))).toEqual([]);
});
