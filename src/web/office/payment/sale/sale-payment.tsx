import { Checkbox, Stack, TextInput } from "@mantine/core";
import { NOTE_FROM } from "../../../../domain/payment/sale/sale.ts";
import { PAYMENT_METHODS } from "../../../../domain/payment/payment.ts";
import { liveTotals } from "../../quote/draft/draft.ts";
import { MethodChoice } from "../method-choice.tsx";
import type { Sale } from "./use-sale.ts";

/** How it is paid; and, for who has no record, whether they would rather not give their name. */
export function SalePayment({
  sale: { draft, buyer, method, reference, name_refused, set },
}: {
  sale: Sale;
}) {
  const isPassing = buyer === "passing";
  const asksName = isPassing && liveTotals(draft).total_incl >= NOTE_FROM;
  const hasReference = method === "cheque" || method === "transfer";
  return (
    <Stack gap="sm">
      {asksName && (
        <Checkbox
          label="Le client ne souhaite pas donner son nom"
          description="À partir de 25 €, la note porte le nom du client, sauf s’il s’y oppose."
          checked={name_refused}
          onChange={({ currentTarget }) => set({ name_refused: currentTarget.checked })}
        />
      )}
      <Checkbox
        label="Payée maintenant"
        checked={method !== null}
        disabled={isPassing}
        onChange={({ currentTarget }) => set({ method: currentTarget.checked ? "card" : null })}
      />
      {method !== null && (
        <MethodChoice
          label="Moyen de paiement"
          value={method}
          onChange={(next) =>
            set({ method: PAYMENT_METHODS.find((known) => known === next) ?? "card" })
          }
        />
      )}
      {hasReference && (
        <TextInput
          label={method === "cheque" ? "Numéro du chèque" : "Référence du virement"}
          maxLength={60}
          value={reference}
          onChange={({ currentTarget }) => set({ reference: currentTarget.value })}
        />
      )}
    </Stack>
  );
}
