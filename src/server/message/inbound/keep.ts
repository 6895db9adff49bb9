/** Writes a reply that was received, and its files: in the journal of its repair, or aside. */
import { isRefusal } from "../../../domain/decision.ts";
import {
  attachmentsText,
  type AttachedFile,
  type Attachments,
  type RefusedFile,
} from "../../../domain/file/attachment/attachment.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { Instant } from "../../../domain/time.ts";
import { keepBytes } from "../../file/upload/keep.ts";
import {
  saveUpload,
  type ReceivedFile,
  type SavedUpload,
  type SaveRefusal,
} from "../../file/upload/save.ts";
import { dropStaged, readAttached } from "../../file/upload/stage.ts";
import type { Recipient } from "../../file/upload/store.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import { placeOf, type FilesHome, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import { appendItems } from "../../repair/store.ts";
import { clientScope } from "../../shop/store.ts";
import { loadAffair } from "../load-affair.ts";
import { notify } from "../notification/store.ts";
import { insertReply, type NewReply } from "./store.ts";

/** "sheet": in a journal; "aside": in the list of the shop; "known": a second delivery; "unknown": of no shop's client. */
export type Received = "sheet" | "aside" | "known" | "unknown";

export type Inbox = {
  database: Pick<Database, "withShop" | "withSystem">;
  config: FilesHome;
  log: Pick<Log, "warn">;
  at: Instant;
};

type Aside = { shop_id: string; repair_id: string | null };
type Letter = Omit<NewReply, "repair_id" | "left_out">;
type Answer = { reply: Letter; attached: readonly AttachedFile[] };

/** Its files go through what each upload goes through; the reply is kept even when they are not. */
export async function keep(
  { database, config, log }: Inbox,
  { shop_id, repair_id }: Aside,
  { reply, attached }: Answer,
): Promise<Received> {
  const scope = clientScope(shop_id);
  if (!scope) return "unknown";
  const place = placeOf(config, shop_id);
  const staged: Staged[] = [];
  try {
    const { files, left_out } = await readAttached(attached, { place, staged });
    let received: Received = "known";
    const write = async (kept: Kept) =>
      database.withShop(scope, async (db) => {
        const written = await insert(db, { ...kept, place, repair_id, reply });
        if (!isRefusal(written)) received = written.received;
        return written;
      });
    const saved = await keepBytes<SaveRefusal>({ place, files, log }, () =>
      write({ files, left_out }),
    );
    if (!isRefusal(saved)) return received;
    await write({ files: [], left_out: [...left_out, ...files.map(refusedFor(saved))] });
    return received;
  } finally {
    await dropStaged(staged);
  }
}

type Kept = { files: readonly ReceivedFile[]; left_out: readonly RefusedFile[] };

/** The shop or the repair has no room for any of them. */
const refusedFor =
  ({ refused }: SaveRefusal) =>
  ({ filename }: ReceivedFile): RefusedFile => ({
    filename,
    reason: refused === "bad-input" ? "file-unreadable" : refused,
  });

type Writing = Kept & { place: Place; repair_id: string | null; reply: Letter };
type Written = SavedUpload & { received: Received };

async function insert(
  db: ShopDb,
  { place, repair_id, reply, files, left_out }: Writing,
): Promise<Written | SaveRefusal> {
  const id = await insertReply(db, { ...reply, repair_id, left_out });
  if (!id) return { received: "known", files: [], created: new Set() };
  const recipient: Recipient = repair_id
    ? { recipientType: "repair", recipientID: repair_id }
    : { recipientType: "reply", recipientID: id };
  const at = reply.created_at;
  const upload = { place, recipient, tags: [], author: CLIENT, at, files, isNamed: true };
  const saved = files.length > 0 ? await saveUpload(db, upload) : NOTHING;
  if (isRefusal(saved)) return saved;
  if (!repair_id) return { ...saved, received: "aside" };
  const named = files.map(({ id: file_id, filename }) => ({ file_id, filename }));
  await writeReply(db, repair_id, { ...reply, files: named, left_out });
  return { ...saved, received: "sheet" };
}

const NOTHING: SavedUpload = { files: [], created: new Set() };

export const CLIENT = { kind: "client", account_id: null } as const;

type ReplyLine = Pick<NewReply, "channel" | "text" | "created_at"> & Attachments;

/** In the journal, as the client's own words, and announced to those whom the repair concerns. */
export async function writeReply(
  db: ShopDb,
  repair_id: string,
  { channel, text, files, left_out, created_at: at }: ReplyLine,
): Promise<void> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return;
  const written = { shop_id: affair.shop.id, repair_id, author: CLIENT, at };
  const payload = {
    channel,
    text,
    ...(files.length > 0 && { files }),
    ...(left_out.length > 0 && { left_out }),
  };
  await appendItems(db, written, [{ type: "ClientReplied", payload }]);
  const said = text || attachmentsText({ files, left_out });
  const about = { client: fullName(affair.client), text: said.slice(0, 200) };
  await notify(db, { kind: "reply", about, repair_id, author: CLIENT, at });
}
