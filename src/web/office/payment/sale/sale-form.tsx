import { Stack, Text, TextInput } from "@mantine/core";
import { useEffect } from "react";
import { addDays, dateOf, toInstant } from "../../../../domain/time.ts";
import { ordinaryBasis } from "../../../../domain/quote/price/price.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { useDeparture } from "../../invoice/issue/departure.ts";
import { FactFields } from "../../invoice/issue/fact-fields.tsx";
import { IssueFoot } from "../../invoice/issue/issue-foot.tsx";
import { useCountdown } from "../../invoice/issue/use-countdown.ts";
import { sentFacts } from "../../invoice/issue/use-issue-facts.ts";
import moneyStyles from "../../invoice/money.module.css";
import { liveTotals, readableDraft } from "../../quote/draft/draft.ts";
import { LinesEditor } from "../../quote/lines-editor.tsx";
import { TotalsTable } from "../../quote/totals-table.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { sellAtCounter } from "./actions.ts";
import { BuyerChoice, printedBuyer } from "./buyer-choice.tsx";
import { SalePayment } from "./sale-payment.tsx";
import { SALE_FAULT_FR, useSale } from "./use-sale.ts";

/** Days before today on which a sale may have been made. */
const PAST = 365;

type Props = {
  isExempt: boolean;
  close: () => void;
  /** Whether the fields may no longer change. */
  tellFixed: (isFixed: boolean) => void;
};

export function SaleForm({ isExempt, close, tellFixed }: Props) {
  const today = dateOf(toInstant(Date.now()), useZone());
  const sale = useSale(today, isExempt);
  const { id, draft, buyer, facts, set } = sale;
  const { act } = useAction(sellAtCounter);
  const issue = async () => {
    const decided = sentFacts(facts);
    if (!decided || !buyer) return false;
    const { subject, lines, discount, notes } = readableDraft(draft);
    const { method, reference, name_refused } = sale;
    const client_id = buyer === "passing" ? null : buyer.id;
    const how = { client_id, name_refused, method, reference, facts: decided };
    const sold = await act({ input: { id, subject, lines, discount, notes, ...how } });
    if (!sold) return false;
    tellDone(`Facture ${sold.reference} émise.`);
    close();
    return true;
  };
  const seen = JSON.stringify([draft, buyer, facts, sale.method]);
  const [countdown, acts] = useCountdown({ seen, issue });
  const isFixed = countdown.step !== "preview";
  useEffect(() => {
    tellFixed(isFixed);
  }, [isFixed, tellFixed]);
  const start = () => {
    if (sale.check()) acts.start();
  };
  const client = buyer === "passing" || !buyer ? null : printedBuyer(buyer);
  const isCompany = client?.type === "Entreprise";
  const departure = useDeparture({
    client,
    vat_ground: sale.needsGround ? facts.vat_ground : null,
    lines: readableDraft(draft).lines,
  });
  return (
    <Stack gap="md">
      <fieldset className={moneyStyles.correctiveFields} disabled={isFixed}>
        <Stack gap="md">
          <BuyerChoice buyer={buyer} choose={(next) => set({ buyer: next })} />
          <TextInput
            label="Objet (facultatif)"
            maxLength={500}
            value={draft.subject}
            onChange={({ currentTarget }) =>
              sale.change({ type: "set", fields: { subject: currentTarget.value } })
            }
          />
          <LinesEditor
            billed
            repair_id={id}
            draft={draft}
            change={sale.change}
            isExempt={isExempt}
            ordinary={ordinaryBasis(
              isCompany ? "Entreprise" : "Particulier",
              isExempt ? "franchise" : "normal",
            )}
            faultyId={sale.fault?.id}
          />
          <FactFields
            known={{
              agreed_on: addDays(today, -PAST),
              needs_ground: sale.needsGround,
              is_company: isCompany,
            }}
            facts={facts}
            change={(next) => set({ facts: { ...facts, ...next } })}
            today={today}
            disabled={isFixed}
          />
          <SalePayment sale={sale} />
        </Stack>
      </fieldset>
      <TotalsTable totals={liveTotals(draft)} deposit={0} />
      {sale.fault && (
        <Text size="sm" c="red" role="alert">
          {SALE_FAULT_FR[sale.fault.fault]}
        </Text>
      )}
      <IssueFoot
        quote={{ status: "Accepté", billable: true }}
        departure={buyer ? departure : ""}
        {...{ countdown, close }}
        acts={{ ...acts, start }}
      />
    </Stack>
  );
}
