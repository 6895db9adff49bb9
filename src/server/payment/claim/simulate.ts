/**
 * An eco-organisation for the demonstration and the tests. It keeps nothing: what it will answer is in the name that it
 * gives to a claim, so that a restart forgets none. A claim is received at once, read the next day (one whose model is
 * not named is rejected, until it is), repaid a week later.
 */
import type {
  ClaimAnswer,
  ClaimService,
  ClaimToSubmit,
} from "../../../domain/payment/claim/answer.ts";
import { addDays, dateOf, DEFAULT_ZONE, toInstant, type Instant } from "../../../domain/time.ts";

const DAY = 86_400_000;
const READ_AFTER = DAY;
const REPAID_AFTER = 7;

export const simulateClaims = (clock: () => Instant): ClaimService => ({
  submit: async (claim) =>
    `SIM-${Date.parse(clock())}-${verdictOf(claim)}-${claim.invoice.reference}`,
  statusOf: async (external_id) => answerAt(external_id, clock()),
});

type Verdict = "ok" | "model" | "photo";

const verdictOf = ({ appliance, papers }: ClaimToSubmit): Verdict => {
  if (!papers.some(({ kind }) => kind === "plate")) return "photo";
  return appliance.model === "" ? "model" : "ok";
};

const REASONS: Record<Exclude<Verdict, "ok">, string> = {
  model: "Le modèle de l’appareil n’est pas indiqué.",
  photo: "La photo de la plaque signalétique est illisible.",
};

function answerAt(external_id: string, now: Instant): ClaimAnswer {
  const [, at = "", verdict = ""] = external_id.split("-");
  const submitted = Number(at);
  if (Date.parse(now) < submitted + READ_AFTER) return { status: "received" };
  if (verdict === "model" || verdict === "photo")
    return { status: "rejected", reason: REASONS[verdict] };
  const paid_on = addDays(dateOf(toInstant(submitted), DEFAULT_ZONE), REPAID_AFTER);
  return paid_on <= dateOf(now, DEFAULT_ZONE)
    ? { status: "repaid", reference: `VIR-${external_id.split("-").slice(3).join("-")}`, paid_on }
    : { status: "complete" };
}
