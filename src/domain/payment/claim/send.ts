/** The claim leaves for the eco-organisation, whole or not at all. */
import { refuse, type Decision } from "../../decision.ts";
import { mayPass, missingIn, type ClaimFile, type ClaimState } from "./claim.ts";

export type ClaimRefusal = "claim-state" | "claim-incomplete" | "claim-no-bonus";

/** The detail of "claim-incomplete" names what is missing. */
export function sendClaim(
  state: ClaimState,
  file: ClaimFile,
): Decision<{ state: "sent" }, ClaimRefusal> {
  if (file.invoice.bonus <= 0) return refuse("claim-no-bonus");
  if (!mayPass(state, "sent")) return refuse("claim-state");
  const missing = missingIn(file);
  return missing.length > 0 ? refuse("claim-incomplete", { missing }) : { state: "sent" };
}
