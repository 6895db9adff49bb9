/** A slice of a heavy file: written after those that came before, and the file saved once it is whole. */
import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import { isRefusal, refuse, type Refusal } from "../../../../domain/decision.ts";
import { HEAD_BYTES } from "../../../../domain/file/sniff.ts";
import { UNFINISHED_BYTES, type Slice } from "../../../../domain/file/slice.ts";
import { placeOf, type Place } from "../../../platform/storage.ts";
import type { Staged } from "../../../platform/storage/stored.ts";
import {
  headOf,
  receivedOf,
  stagedOf,
  unfinishedBytes,
  writePart,
  type Unfinished,
} from "../../../platform/storage/unfinished.ts";
import type { Services } from "../../../services.ts";
import type { SavedFile, SavedUpload, SaveRefusal } from "../save.ts";
import { saveParts, type Save } from "../receive.ts";
import { dropStaged, readStaged, type Parts, type UploadRefusal } from "../stage.ts";
import type { Recipient } from "../store.ts";

type Resuming = {
  request: FastifyRequest;
  scope: ShopScope;
  recipient: Recipient;
  slice: Slice;
};

/** The bytes that are here, while some are still to come. */
export type Progress = { received: number };

const unfinishedOf = (place: Place, { recipientType, recipientID }: Recipient, slice: Slice) => ({
  place,
  key: [recipientType, recipientID, slice.id, slice.length].join("/"),
});

export const progressOf = (
  { config }: Pick<Services, "config">,
  { scope, recipient, slice }: Omit<Resuming, "request">,
): Promise<number> => receivedOf(unfinishedOf(placeOf(config, scope.shop_id), recipient, slice));

export async function resumeUpload<Refused extends Refusal = never>(
  { config }: Pick<Services, "config">,
  { request, scope, recipient, slice }: Resuming,
  transact: (save: Save) => Promise<SavedUpload | SaveRefusal | Refused>,
): Promise<SavedFile[] | Progress | UploadRefusal | SaveRefusal | Refused> {
  const { offset, length } = slice;
  const place = placeOf(config, scope.shop_id);
  const file = unfinishedOf(place, recipient, slice);
  if (offset === 0 && (await unfinishedBytes(place)) + length > UNFINISHED_BYTES)
    return refuse("too-much-today");
  const received = await writePart(file, { offset, length, bytes: request.raw });
  if (received < length) return { received };
  const staged: Staged[] = [];
  try {
    const parts = await partsOf(file, slice, staged);
    // Two machines wrote at once: all of it is sent again.
    if (!parts) return { received: 0 };
    if (isRefusal(parts)) return parts;
    return await saveParts<Refused>({ place, recipient, log: request.log, parts }, transact);
  } finally {
    await dropStaged(staged);
  }
}

async function partsOf(
  file: Unfinished,
  { id, length, filename, tags }: Slice,
  staged: Staged[],
): Promise<Parts | UploadRefusal | undefined> {
  const raw = await stagedOf(file);
  staged.push(raw);
  if (raw.size !== length) return undefined;
  const head = await headOf(raw, HEAD_BYTES);
  const { place } = file;
  const part = await readStaged({ filename, raw, head, size: raw.size }, { place, staged });
  if (isRefusal(part)) return part;
  return { files: [{ ...part, id, stored_as: randomUUID() }], tags };
}
