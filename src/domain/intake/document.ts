/** The receipt as the client signed it: frozen, whatever the records become. */
import type { Cents } from "../money.ts";
import type { Parties } from "../quote/parties.ts";
import type { ReceptionInput } from "./input.ts";
import { conditionText } from "./condition.ts";
import { receiptMentions } from "./receive.ts";

export type ReceiptDocument = Parties & {
  /** Of the repair. */
  reference: string;
  /** What the client complains of, in one text; may be empty. */
  fault: string;
  condition: string;
  accessories: readonly string[];
  ceiling: Cents | null;
  has_password: boolean;
  mentions: readonly string[];
};

type Named = { parties: Parties; reference: string; fault: string };

export const receiptOf = (
  reception: ReceptionInput,
  { parties, reference, fault }: Named,
): ReceiptDocument => ({
  ...parties,
  reference,
  fault,
  condition: conditionText(reception),
  accessories: reception.accessories,
  ceiling: reception.ceiling,
  has_password: reception.password !== "",
  mentions: receiptMentions(reception),
});
