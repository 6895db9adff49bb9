/**
 * The service of an eco-organisation, as Ecologic's portal for repairers speaks: JSON, the key of the repairer in a
 * header, `CreateClaim`, then `submitclaim`, then `claimstatus`. Its base address and key are the installation's.
 */
import { z } from "zod";
import type {
  ClaimAnswer,
  ClaimService,
  ClaimToSubmit,
} from "../../../domain/payment/claim/answer.ts";
import { parseLocalDate, type Instant, type LocalDate } from "../../../domain/time.ts";
import { simulateClaims } from "./simulate.ts";

type Settings = { CLAIMS_URL?: string | undefined; CLAIMS_KEY?: string | undefined };

/** Null: the shop sends its claims itself, by the portal. */
export function createClaimService(
  { CLAIMS_URL: url, CLAIMS_KEY: key = "" }: Settings,
  { isDemonstration, clock }: { isDemonstration: boolean; clock: () => Instant },
): ClaimService | null {
  if (!url) return isDemonstration ? simulateClaims(clock) : null;
  const ask = askAt(url.replace(/\/+$/, ""), key);
  return {
    submit: async (claim) => {
      const { ClaimId } = created.parse(await ask("CreateClaim", bodyOf(claim)));
      await ask("submitclaim", { ClaimId });
      return ClaimId;
    },
    statusOf: async (ClaimId) => answerIn(status.parse(await ask("claimstatus", { ClaimId }))),
  };
}

const TIMEOUT_MS = 30_000;

const askAt =
  (base: string, key: string) =>
  async (operation: string, body: object): Promise<unknown> => {
    const response = await fetch(`${base}/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", api_key: key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok)
      throw new Error(`the claims' service answered ${response.status} to ${operation}`);
    return response.json();
  };

const created = z.object({ ClaimId: z.string().min(1).max(500) });
const status = z.object({
  Status: z.enum(["Received", "Complete", "Rejected", "Repaid"]),
  Reason: z.string().max(2_000).nullish(),
  PaymentReference: z.string().max(60).nullish(),
  PaymentDate: z.string().nullish(),
});

const bodyOf = ({ invoice, label, client, appliance, fault, consent, papers }: ClaimToSubmit) => ({
  RepairerLabel: label,
  InvoiceNumber: invoice.reference,
  RepairEndDate: invoice.issued_on,
  TotalAmountInclVAT: invoice.total_incl / 100,
  SupportAmount: invoice.bonus / 100,
  Consumer: {
    Name: client.name,
    Email: client.email,
    Phone: client.phone,
    PostalCode: client.zip,
    City: client.city,
    ConsentDate: consent?.at ?? null,
    ConsentText: consent?.text ?? null,
  },
  Product: {
    ProductType: appliance.kind,
    Brand: appliance.brand,
    Model: appliance.model,
    SerialNumber: appliance.serial,
  },
  SymptomDescription: fault,
  Files: papers.map(({ kind, filename, content }) => ({
    Kind: kind,
    FileName: filename,
    Content: content,
  })),
});

function answerIn(read: z.output<typeof status>): ClaimAnswer {
  const { Status, Reason, PaymentReference, PaymentDate } = read;
  if (Status === "Rejected") return { status: "rejected", reason: (Reason ?? "").slice(0, 1_000) };
  if (Status !== "Repaid") return { status: Status === "Complete" ? "complete" : "received" };
  return { status: "repaid", reference: PaymentReference ?? "", paid_on: dayOf(PaymentDate) };
}

function dayOf(text: string | null | undefined): LocalDate {
  const day = parseLocalDate(text ?? "");
  if (!day) throw new Error("the claims' service gave a payment without its day");
  return day;
}
