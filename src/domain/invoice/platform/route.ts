/** Which way an issued document leaves: to the platform between professionals, by letter to everyone else. */
import type { PrintedClient } from "../../quote/parties.ts";
import { missingFacts, type CheckedFacts } from "../facturx/missing.ts";
import { isCompany, sirenOf } from "../facturx/parties.ts";

/** « letter »: no electronic invoice is due; « incomplete »: one is, and it would be rejected as it stands. */
export type Channel = "platform" | "letter" | "incomplete";

/** Its SIREN names a company of France: the others are told to the State by the reports. */
const isFrench = ({ siren }: PrintedClient): boolean => sirenOf(siren) !== "";

export function channelOf(document: CheckedFacts): Channel {
  if (!isCompany(document.client)) return "letter";
  const isWhole = isFrench(document.client) && missingFacts(document).length === 0;
  return isWhole ? "platform" : "incomplete";
}

/** What the client gets by e-mail: the original, a copy to be read beside what the platform carries, or nothing. */
export type Mailed = "original" | "copy" | "nothing";

/** An invoice has one original (CGI 289 bis): what leaves by the shop's platform is never mailed as another one. */
export function mailedOf(
  document: CheckedFacts,
  platform: { mails_copy: boolean } | undefined,
): Mailed {
  if (!platform || channelOf(document) !== "platform") return "original";
  return platform.mails_copy ? "copy" : "nothing";
}
