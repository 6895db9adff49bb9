/** Stores a status of a sent invoice once. A rejected or refused invoice also gives a notification: the shop does not open sent invoices again. */
import { isCreditKind } from "../../../domain/invoice/kind.ts";
import type { StatusMessage } from "../../../domain/invoice/platform/read-cdar.ts";
import { reasonText } from "../../../domain/invoice/platform/reason.ts";
import { isFailed } from "../../../domain/invoice/platform/status.ts";
import type { About } from "../../../domain/message/notification/describe.ts";
import type { Instant } from "../../../domain/time.ts";
import { notify } from "../../message/notification/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { IssuedDocument } from "../store.ts";
import { insertStatus } from "./store.ts";

export type CameStatus = Omit<StatusMessage, "reference"> & { received_at: Instant };

export async function keepStatus(
  db: ShopDb,
  issued: IssuedDocument,
  status: CameStatus,
): Promise<void> {
  const isNew = await insertStatus(db, { ...status, invoice_id: issued.id });
  if (!isNew || !isFailed(status)) return;
  await tellRejected(db, issued, {
    reason: reasonText(status),
    accepted: status.code === REFUSED,
    ...(isCreditKind(issued.kind) && { rejected: "credit" }),
    at: status.received_at,
  });
}

/** The client received the invoice and refused it. */
const REFUSED = 210;

type Rejected = Pick<About, "reason" | "accepted" | "rejected"> & { at: Instant };

export const tellRejected = (
  db: ShopDb,
  { reference, repair_id, document }: IssuedDocument,
  { at, ...about }: Rejected,
): Promise<void> =>
  notify(db, {
    kind: "invoice-rejected",
    about: { reference, client: document.client.name, ...about },
    repair_id,
    author: { kind: "system", account_id: null },
    at,
  });
