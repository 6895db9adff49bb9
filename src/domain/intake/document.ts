/** The receipt as the client signed it: frozen, whatever the records become. */
import type { Cents } from "../money.ts";
import { partiesOf, type Parties } from "../quote/parties.ts";
import type { ReceptionInput } from "./input.ts";
import { conditionText } from "./condition.ts";
import { receiptMentions } from "./receive.ts";

export type ReceiptDocument = Parties & {
  /** Of the repair. */
  reference: string;
  /** By which its drawing is found; absent from a receipt frozen before drawings were printed. */
  kind_id?: string | null;
  /** What the client complains of, in one text; may be empty. */
  fault: string;
  condition: string;
  accessories: readonly string[];
  ceiling: Cents | null;
  has_password: boolean;
  mentions: readonly string[];
};

type Named = { parties: Parties; kind_id: string | null; reference: string; fault: string };

export const receiptOf = (
  reception: ReceptionInput,
  { parties, kind_id, reference, fault }: Named,
): ReceiptDocument => ({
  ...partiesOf(parties),
  reference,
  kind_id,
  fault,
  condition: conditionText(reception),
  accessories: reception.accessories,
  ceiling: reception.ceiling,
  has_password: reception.password !== "",
  mentions: receiptMentions(reception),
});
