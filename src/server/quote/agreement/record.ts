/** The shop records an agreement given before it: signed on its own screen, or on a paper of which it keeps the photo. */
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import type { AcceptRefusal } from "../../../domain/quote/accept.ts";
import type { Signature } from "../../../domain/quote/evidence.ts";
import type { AgreementInput } from "../../../domain/quote/input.ts";
import { loadFile } from "../../file/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { acceptQuoteById } from "../accept.ts";
import type { AmendedRefusal } from "../amend.ts";

export type RecordRefusal = AcceptRefusal | AmendedRefusal | "paper-missing";

/** Answers the quote's id; undefined for no such quote. */
export async function recordAgreement(
  db: ShopDb,
  { id, file_id, signature: drawn, ...given }: AgreementInput & { id: string },
  context: ChangeContext,
): Promise<Decision<string, RecordRefusal> | undefined> {
  const signature = file_id === null ? drawn : await paperOf(db, id, file_id);
  if (isRefusal(signature)) return signature;
  const acceptance = { ...given, id, signature, device: "shop", user_agent: "" } as const;
  const { account_id: recorded_by } = context.author;
  const quote = await acceptQuoteById(
    db,
    { ...acceptance, recorded_by, ip: context.ip ?? "" },
    context,
  );
  return quote && (isRefusal(quote) ? quote : id);
}

/** The photo must be one of this very quote: what proves an agreement stays with it. */
async function paperOf(
  db: ShopDb,
  quote_id: string,
  file_id: string,
): Promise<Decision<Signature, "paper-missing">> {
  const file = await loadFile(db, file_id);
  return file?.recipientType === "quote" && file.recipientID === quote_id
    ? { kind: "paper", file_id }
    : refuse("paper-missing");
}
