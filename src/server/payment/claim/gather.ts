/** All that a claim hands over, read from the invoice, the client, the repair and its photos. */
import { addressFor } from "../../../domain/client/address.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { StoredFile } from "../../../domain/file/file.ts";
import type { ClaimFile } from "../../../domain/payment/claim/claim.ts";
import { faultLine } from "../../../domain/repair/problem.ts";
import type { Instant } from "../../../domain/time.ts";
import { filesOf } from "../../file/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../../quote/document/parties.ts";
import { itemsOfRepairs } from "../../repair/store.ts";
import type { ClaimRow } from "./store.ts";

/** Undefined when the repair is not one of this shop's. */
export async function gatherClaim(
  db: ShopDb,
  claim: ClaimRow,
  at: Instant,
): Promise<ClaimFile | undefined> {
  const { repair_id } = claim;
  const [file, items, files] = await Promise.all([
    loadRepairFile(db, repair_id, at),
    itemsOfRepairs(db, [repair_id]),
    filesOf(db, { recipientType: "repair", recipientIDs: [repair_id] }),
  ]);
  if (!file) return undefined;
  const { reference, issued_on, total_incl, bonus, consent_at, consent_text } = claim;
  return {
    invoice: { reference, issued_on, total_incl, bonus },
    label: file.shop.label.number,
    client: clientIn(file),
    appliance: applianceIn(file),
    fault: faultLine(items, file.repair.description),
    consent: consent_at && consent_text ? { at: consent_at, text: consent_text } : null,
    ...photosIn(files),
  };
}

function clientIn({ client }: RepairFile): ClaimFile["client"] {
  const { zip = "", city = "" } = addressFor(client.addresses, "facturation") ?? {};
  const phone = client.phones[0]?.number ?? "";
  return { name: fullName(client), email: client.email, phone, zip, city };
}

function applianceIn({ parties: { appliance } }: RepairFile): ClaimFile["appliance"] {
  const { kind = "", brand = "", model = "", serial = "" } = appliance ?? {};
  return { kind, brand, model, serial };
}

/** The plate has a tag of its own; any other photo of the repair shows the appliance. */
function photosIn(files: readonly StoredFile[]) {
  const photos = files.filter(({ mimetype }) => mimetype.startsWith("image/"));
  const plate = photos.findLast(({ tags }) => tags.includes("plaque"));
  const other = photos.find(({ tags }) => !tags.includes("plaque"));
  return { plate_photo: plate?.id ?? null, appliance_photo: other?.id ?? null };
}
