/**
 * Acts that wait for a network, on this device: in the order in which they were made, encrypted, each person's under a key of
 * their own. They outlive the session, since they are the only trace of what was done; an explicit sign-out removes them.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import * as z from "zod/mini";
import { newAct, type DeferredAct } from "../../../domain/account/deferred/queue.ts";
import { makeKey, openText, sealText, type Sealed } from "../kept/seal.ts";

type Row = Sealed & { owner: string; id: string };

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  acts: { key: number; value: Row; indexes: { owner: string; id: string } };
}

const DATABASE = "etabli-deferred";

export type ActStore = {
  /** In the order in which they were made. */
  all: () => Promise<DeferredAct[]>;
  /** Resolved once it is written on the disk. */
  add: (act: DeferredAct) => Promise<void>;
  /** In its place; one that was withdrawn meanwhile, in another tab, stays withdrawn. */
  change: (act: DeferredAct) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All of this person's, and their key. */
  clear: () => Promise<void>;
  close: () => void;
};

/** `owner`: a person in one shop. */
export async function openActs(owner: string): Promise<ActStore> {
  const database = await open();
  const key = await keyOf(database, owner);
  const row = async (act: DeferredAct): Promise<Row> => ({
    owner,
    id: act.id,
    ...(await sealText(key, act.id, JSON.stringify(act))),
  });
  const numberOf = (id: string) => database.getKeyFromIndex("acts", "id", id);
  return {
    async all() {
      const rows = await database.getAllFromIndex("acts", "owner", owner);
      const acts = await Promise.all(
        rows.map(async (one) => readAct(await openText(key, one.id, one))),
      );
      return acts.flatMap((act) => act ?? []);
    },
    async add(act) {
      await database.add("acts", await row(act));
    },
    async change(act) {
      const changed = await row(act);
      const change = database.transaction("acts", "readwrite");
      const number = await change.store.index("id").getKey(act.id);
      if (number !== undefined) await change.store.put(changed, number);
      await change.done;
    },
    async remove(id) {
      const number = await numberOf(id);
      if (number !== undefined) await database.delete("acts", number);
    },
    async clear() {
      const change = database.transaction(["keys", "acts"], "readwrite");
      const mine = await change.objectStore("acts").index("owner").getAllKeys(owner);
      await Promise.all(mine.map((number) => change.objectStore("acts").delete(number)));
      await change.objectStore("keys").delete(owner);
      await change.done;
    },
    close: () => database.close(),
  };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore("keys");
      // Numbered by the database: the order in which they were made, whatever the clock says.
      const acts = database.createObjectStore("acts", { autoIncrement: true });
      acts.createIndex("owner", "owner");
      acts.createIndex("id", "id", { unique: true });
    },
  });

/** Made once for its owner; of two tabs that make one at once, the first one's counts. */
async function keyOf(database: IDBPDatabase<Schema>, owner: string): Promise<CryptoKey> {
  const known = await database.get("keys", owner);
  if (known) return known;
  const made = await makeKey();
  const change = database.transaction("keys", "readwrite");
  const first = await change.store.get(owner);
  if (!first) await change.store.put(made, owner);
  await change.done;
  return first ?? made;
}

const shape = z.object({
  id: z.string(),
  kind: z.string(),
  variables: z.record(z.string(), z.unknown()),
  subject: z.string(),
  made_at: z.number(),
  made_on: z.object({ title: z.string(), path: z.string() }),
  state: z.enum(["waiting", "conflict", "refused"]),
  faults: z.optional(z.number()),
  refused: z.optional(z.string()),
  detail: z.optional(z.unknown()),
});

/** As an earlier version of the page may have written it. */
function readAct(text: string): DeferredAct | undefined {
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) return undefined;
  const { state, faults, refused, detail } = read.data;
  return { ...newAct(read.data), state, faults, refused, detail };
}
