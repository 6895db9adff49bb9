/** The certificate as it was given: frozen, whatever the records become. */
import type { Instant } from "../../time.ts";
import { partiesOf, type Parties } from "../parties.ts";
import { withoutClient } from "../reading.ts";
import type { CertificateReason } from "./reason.ts";
import type { CertificateInput } from "./input.ts";

export type CertificateDocument = Parties & {
  /** Of the repair. */
  reference: string;
  reason: CertificateReason;
  fault: string;
  note: string;
  /** Empty when it is given by an administrator for the shop. */
  technician: string;
  certified_at: Instant;
};

type Named = { parties: Parties; reference: string; technician: string; at: Instant };

export const certificateOf = (
  { reason, fault, note }: CertificateInput,
  { parties, reference, technician, at }: Named,
): CertificateDocument => ({
  ...partiesOf(parties),
  reference,
  reason,
  fault,
  note,
  technician,
  certified_at: at,
});

/** What the tracking link opens: who the client is, and the serial number, are behind the link of the message. */
export function certificateCopy(document: CertificateDocument): CertificateDocument {
  const copy = withoutClient(document);
  const address = ["L’attestation à votre nom s’ouvre", "par le lien du message reçu."];
  return { ...copy, client: { ...copy.client, name: "Copie de lecture", address } };
}
