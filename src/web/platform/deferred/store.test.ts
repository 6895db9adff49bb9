/** What waits is on the disk in the order in which it was made, unreadable, each person's own. */
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, expect, test } from "vitest";
import { newAct } from "../../../domain/account/deferred/queue.ts";
import { openActs, type ActStore } from "./store.ts";

const HERE = { title: "VIDAL Hélène", path: "/app/sheet/r1" };

const stores: ActStore[] = [];
const open = async (owner = "hugo garonne"): Promise<ActStore> => {
  const store = await openActs(owner);
  stores.push(store);
  return store;
};
const note = (id: string, description = "Joint coupé") =>
  newAct({
    id,
    kind: "addRepairNote",
    variables: { description },
    subject: id,
    made_at: 1,
    made_on: HERE,
  });
const ids = async (store: ActStore) => (await store.all()).map(({ id }) => id);

afterEach(async () => {
  for (const owner of ["hugo garonne", "sylvie garonne"]) await (await open(owner)).clear();
  for (const store of stores.splice(0)) store.close();
});

test("in the order in which they were made, whatever their ids and clocks, and a change stays in its place", async () => {
  const store = await open();
  for (const id of ["c", "a", "b"]) await store.add(note(id));
  await store.change({ ...note("a", "Joint changé"), state: "refused", refused: "no" });
  await store.remove("b");
  expect(await (await open()).all()).toEqual([
    note("c"),
    { ...note("a", "Joint changé"), state: "refused", refused: "no" },
  ]);
});

test("one that was withdrawn in another tab does not come back", async () => {
  const store = await open();
  await store.add(note("a"));
  await (await open()).remove("a");
  await store.change({ ...note("a"), state: "refused" });
  expect(await store.all()).toEqual([]);
});

test("the same act is kept once", async () => {
  const store = await open();
  await store.add(note("a"));
  await expect(store.add(note("a"))).rejects.toThrow();
  expect(await ids(store)).toEqual(["a"]);
});

test("each person finds their own, and gives up their own alone", async () => {
  const [hugo, sylvie] = [await open(), await open("sylvie garonne")];
  await hugo.add(note("a"));
  await sylvie.add(note("b"));
  expect([await ids(hugo), await ids(sylvie)]).toEqual([["a"], ["b"]]);
  await sylvie.clear();
  expect([await ids(hugo), await ids(sylvie)]).toEqual([["a"], []]);
});

test("nothing of it can be read on the disk, and its key not at all", async () => {
  await (await open()).add(note("a"));
  const database = await openDB("etabli-deferred");
  const [row] = await database.getAll("acts");
  const key = await database.get("keys", "hugo garonne");
  database.close();
  const written = `${JSON.stringify(row)} ${Buffer.from(row.bytes).toString("latin1")}`;
  expect(written).not.toMatch(/Joint|addRepairNote/);
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});
