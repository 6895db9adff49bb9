/** A technician certifies that an appliance cannot be repaired: frozen, in the journal, and sent to the client. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { certificateIssued } from "../../../domain/message/certificate.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { CertificateInput } from "../../../domain/quote/certificate/input.ts";
import { certify, type CertificateRefusal } from "../../../domain/quote/certificate/certificate.ts";
import { certificateOf } from "../../../domain/quote/certificate/document.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { secretOf } from "../../platform/security/letter-secret.ts";
import { appendItems, lockRepair } from "../../repair/store.ts";
import { loadRepairFile, type RepairFile } from "../document/parties.ts";
import {
  certificatesOfRepairs,
  insertCertificate,
  loadCertificate,
  type CertificateRow,
} from "./store.ts";

/** The key of a certificate's own link: only the message sent to the client holds it. */
export const certificateKey = (key: Buffer, id: string): string =>
  secretOf(key, `certificate ${id}`);

/** Idempotent by the certificate's id; undefined when the repair is not one of this shop's, or the id another repair's. */
export async function certifyIrreparable(
  db: ShopDb,
  input: CertificateInput,
  changing: ChangeContext,
): Promise<CertificateRow | Refusal<CertificateRefusal> | undefined> {
  const { id, repair_id } = input;
  const { author, at } = changing;
  if (!(await lockRepair(db, repair_id))) return undefined;
  const again = await loadCertificate(db, id);
  if (again) return again.repair_id === repair_id ? again : undefined;
  const [file, given] = await Promise.all([
    loadRepairFile(db, repair_id, at),
    certificatesOfRepairs(db, [repair_id]),
  ]);
  if (!file) return undefined;
  const item = certify(input, {
    hasAppliance: file.parties.appliance !== null,
    isCertified: given.some(({ withdrawn_at }) => withdrawn_at === null),
  });
  if (isRefusal(item)) return item;
  const { shop_id, reference } = file.repair;
  const technician = nameOf(file, author.account_id);
  const document = certificateOf(input, { parties: file.parties, reference, technician, at });
  const row = { shop_id, id, repair_id, document, created_by: author.account_id, created_at: at };
  await insertCertificate(db, row);
  await appendItems(db, { shop_id, repair_id, author, at }, [item]);
  await tellClient(db, file, { id, ...changing });
  return loadCertificate(db, id);
}

function nameOf({ shop }: RepairFile, account_id: string | null): string {
  const user = shop.users.find(({ id }) => id === account_id);
  return user ? `${user.firstname} ${user.lastname}`.trim() : "";
}

async function tellClient(
  db: ShopDb,
  { repair, client, shop, appliance, kind_id }: RepairFile,
  { id, at, origin, ledgerKey }: ChangeContext & { id: string },
): Promise<void> {
  const email = certificateIssued({
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}/attestation/${id}.pdf?cle=${certificateKey(ledgerKey, id)}`,
    reference: repair.reference,
    appliance,
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
}
