import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { closeDataFolder, settle, stage } from "./storage.ts";

const home = mkdtempSync(path.join(tmpdir(), "etabli-storage-"));
afterAll(() => rm(home, { recursive: true, force: true }));

const modeOf = async (file: string): Promise<string> =>
  ((await stat(file)).mode & 0o777).toString(8);

test("a data folder that other accounts could read is closed to them", async () => {
  const DATA_DIR = path.join(home, "open");
  mkdirSync(path.join(DATA_DIR, "outbox"), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(DATA_DIR, "outbox", "letter.eml"), "a link");
  await closeDataFolder({ DATA_DIR, DATABASE_URL: "postgres://elsewhere/etabli" });
  expect(await modeOf(DATA_DIR)).toBe("700");
  for (const name of ["files", "outbox", "ledger"])
    expect(await modeOf(path.join(DATA_DIR, name)), name).toBe("700");
});

test("started by root, the folder lets PostgreSQL's account through, and shows it nothing", async () => {
  const DATA_DIR = path.join(home, "embedded");
  await closeDataFolder({ DATA_DIR });
  expect(await modeOf(DATA_DIR)).toBe(process.getuid?.() === 0 ? "711" : "700");
  expect(await modeOf(path.join(DATA_DIR, "files"))).toBe("700");
});

test("a stored file is readable by our account alone", async () => {
  const place = { DATA_DIR: path.join(home, "files-of-a-shop"), shop_id: randomUUID() };
  const staged = await stage(place, [Buffer.from("photo")]);
  await settle(place, staged, "photo");
  const folder = path.join(place.DATA_DIR, "files", place.shop_id);
  expect(await modeOf(folder)).toBe("700");
  expect(await modeOf(path.join(folder, "photo"))).toBe("600");
});
