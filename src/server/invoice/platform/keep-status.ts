/** Keeps a status of an invoice of ours once, and tells the shop of what was not accepted: nobody looks at an invoice that left. */
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

/** It reached the client, who did not want it. */
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
