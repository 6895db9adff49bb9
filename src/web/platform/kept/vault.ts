/**
 * Answers of the server kept on this device for when there is no network. They are encrypted by a key that is gone with the
 * session: `forgetKept` removes it with them all.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { KEPT_DATABASE } from "./forget.ts";
import { encoded, makeKey, openText, sealText, type Sealed } from "./seal.ts";

type Answer = Sealed & { id: string; at: number };

interface Schema extends DBSchema {
  keys: { key: string; value: { owner: string; key: CryptoKey } };
  answers: { key: string; value: Answer; indexes: { at: number } };
}

/** The oldest go first. A day of thirty visits is some sixty answers. */
const MOST = 400;
/** Characters of one answer. */
const LONGEST = 1_000_000;

type Options = {
  /** Whose answers they are: a person in one shop. Another's are removed at the first opening. */
  owner: string;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Milliseconds, as the shop decides: what is older is neither shown nor kept. */
  keptFor: () => number;
};

export type Vault = {
  keep: (question: string, answer: string) => Promise<void>;
  /** Undefined when it was never asked, or too long ago. `at`: epoch milliseconds of the answer. */
  find: (question: string) => Promise<{ text: string; at: number } | undefined>;
  close: () => void;
};

export async function openVault({ owner, clock, keptFor }: Options): Promise<Vault> {
  const database = await open();
  await removeOld(database, clock() - keptFor());
  const key = await keyOf(database, owner);
  const idOf = async (question: string): Promise<string> =>
    hex(await crypto.subtle.digest("SHA-256", encoded(`${owner} ${question}`)));
  return {
    async keep(question, answer) {
      if (answer.length > LONGEST) return;
      const id = await idOf(question);
      const sealed = await sealText(key, id, answer);
      await database.put("answers", { id, at: clock(), ...sealed });
      await removeSpare(database);
    },
    async find(question) {
      const id = await idOf(question);
      const answer = await database.get("answers", id);
      if (!answer || answer.at < clock() - keptFor()) return undefined;
      return { text: await openText(key, id, answer), at: answer.at };
    },
    close: () => database.close(),
  };
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(KEPT_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore("keys");
      database.createObjectStore("answers", { keyPath: "id" }).createIndex("at", "at");
    },
    // A sign-out, in any tab, waits for nobody.
    blocking: (_from, _to, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });

/** Made once for its owner. */
async function keyOf(database: IDBPDatabase<Schema>, owner: string): Promise<CryptoKey> {
  const known = await database.get("keys", "key");
  if (known?.owner === owner) return known.key;
  const key = await makeKey();
  const change = database.transaction(["keys", "answers"], "readwrite");
  await change.objectStore("answers").clear();
  await change.objectStore("keys").put({ owner, key }, "key");
  await change.done;
  return key;
}

/** With the last of them goes the key: what was read of the disk before opens nothing any more. */
async function removeOld(database: IDBPDatabase<Schema>, before: number): Promise<void> {
  const change = database.transaction(["keys", "answers"], "readwrite");
  const answers = change.objectStore("answers");
  const old = await answers.index("at").getAllKeys(IDBKeyRange.upperBound(before, true));
  await Promise.all(old.map((id) => answers.delete(id)));
  if (old.length > 0 && (await answers.count()) === 0) await change.objectStore("keys").clear();
  await change.done;
}

async function removeSpare(database: IDBPDatabase<Schema>): Promise<void> {
  const spare = (await database.count("answers")) - MOST;
  if (spare <= 0) return;
  const oldest = await database.getAllKeysFromIndex("answers", "at", undefined, spare);
  await Promise.all(oldest.map((id) => database.delete("answers", id)));
}
