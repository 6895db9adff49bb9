/** What is kept on a device: read by its owner only, for the time that the shop chose, and no longer than the session. */
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, expect, test } from "vitest";
import { forgetKept, KEPT_DATABASE } from "./forget.ts";
import { openVault, type Vault } from "./vault.ts";

let now = 1_764_000_000_000;
let keptFor = 24 * 3_600_000;
const vaults: Vault[] = [];
const open = async (owner = "hugo garonne"): Promise<Vault> => {
  const vault = await openVault({ owner, clock: () => now, keptFor: () => keptFor });
  vaults.push(vault);
  return vault;
};
/** Opened only where it exists: opening makes an empty one. */
const rows = async () => {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === KEPT_DATABASE)) return [];
  const database = await openDB(KEPT_DATABASE);
  const all = await database.getAll("answers");
  database.close();
  return all;
};

afterEach(() => {
  for (const vault of vaults.splice(0)) vault.close();
  return forgetKept();
});

test("an answer is found again with its hour, by the same question alone", async () => {
  const vault = await open();
  await vault.keep("sheet 1", "VIDAL Hélène");
  await vault.keep("sheet 1", "VIDAL Hélène, 3e étage");
  now += 60_000;
  const found = { text: "VIDAL Hélène, 3e étage", at: now - 60_000 };
  expect(await vault.find("sheet 1")).toEqual(found);
  expect(await (await open()).find("sheet 1")).toEqual(found);
  expect(await vault.find("sheet 2")).toBeUndefined();
});

test("nothing of a question or of an answer can be read on the disk", async () => {
  const vault = await open();
  await vault.keep("sheet of VIDAL", "06 39 98 00 12");
  const [row] = await rows();
  const written = `${JSON.stringify(row)} ${Buffer.from(row.bytes).toString("latin1")}`;
  expect(written).not.toMatch(/VIDAL|06 39/);
  const database = await openDB(KEPT_DATABASE);
  const { key } = await database.get("keys", "key");
  database.close();
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});

test("an answer that was put in the place of another does not open", async () => {
  const vault = await open();
  await vault.keep("first", "one");
  await vault.keep("second", "two");
  const [one, other] = await rows();
  const database = await openDB(KEPT_DATABASE);
  await database.put("answers", { ...one, iv: other.iv, bytes: other.bytes });
  await database.put("answers", { ...other, iv: one.iv, bytes: one.bytes });
  database.close();
  await expect(vault.find("first")).rejects.toThrow();
});

test("after the time that the shop chose it is neither shown nor kept, and its key is gone", async () => {
  const vault = await open();
  await vault.keep("sheet", "text");
  const [old] = await rows();
  keptFor = 4 * 3_600_000;
  now += keptFor + 1;
  expect(await vault.find("sheet")).toBeUndefined();
  expect(await rows()).toHaveLength(1);
  const later = await open();
  expect(await rows()).toEqual([]);
  // The bytes of a former copy of the disk open with no key that is here.
  const database = await openDB(KEPT_DATABASE);
  await database.put("answers", { ...old, at: now });
  database.close();
  await expect(later.find("sheet")).rejects.toThrow();
});

test("another person at this device finds nothing, and leaves nothing of the first one", async () => {
  await (await open()).keep("sheet", "text");
  expect(await (await open("sylvie garonne")).find("sheet")).toBeUndefined();
  expect(await rows()).toEqual([]);
  expect(await (await open()).find("sheet")).toBeUndefined();
});

test("a sign-out removes answers and key, though a page still has them open", async () => {
  await (await open()).keep("sheet", "text");
  await forgetKept();
  expect(await rows()).toEqual([]);
  expect(await (await open()).find("sheet")).toBeUndefined();
});

test("the newest four hundred are kept, and none that is very long", async () => {
  const vault = await open();
  for (let turn = 0; turn < 405; turn += 1) {
    now += 1;
    await vault.keep(`sheet ${turn}`, "text");
  }
  await vault.keep("export", "x".repeat(1_000_001));
  expect(await rows()).toHaveLength(400);
  expect(await vault.find("sheet 4")).toBeUndefined();
  expect(await vault.find("sheet 5")).toMatchObject({ text: "text" });
  expect(await vault.find("export")).toBeUndefined();
});
