import { Checkbox, NumberInput, Stack, Textarea, TextInput } from "@mantine/core";
import { Panel } from "../../ui/office/panel.tsx";
import { PercentField } from "../../ui/office/money-field.tsx";
import type { QuoteDraft } from "./draft/draft.ts";
import type { QuoteDraftState } from "./draft/use-quote-draft.ts";
import styles from "./quote.module.css";

type Props = Pick<QuoteDraftState, "draft" | "change">;

export function QuoteSubject({ draft, change }: Props) {
  return (
    <TextInput
      label="Objet du devis"
      placeholder="Fuite pendant l’essorage"
      maxLength={500}
      value={draft.subject}
      onChange={({ currentTarget }) =>
        change({ type: "set", fields: { subject: currentTarget.value } })
      }
    />
  );
}

export function QuoteOptions({ draft, change }: Props) {
  const set = (fields: Partial<Omit<QuoteDraft, "lines">>) => change({ type: "set", fields });
  return (
    <Panel title="Conditions">
      <Stack gap="sm">
        <div className={styles.quoteShares}>
          <PercentField
            label="Remise sur l’ensemble"
            value={draft.discount}
            onChange={(discount) => set({ discount })}
          />
          <PercentField
            label="Acompte à la commande"
            value={draft.deposit}
            onChange={(deposit) => set({ deposit })}
          />
          <NumberInput
            label="Validité (jours)"
            min={1}
            max={365}
            allowDecimal={false}
            hideControls
            value={draft.validity_days}
            onChange={(days) =>
              set({ validity_days: typeof days === "number" ? days : Number.NaN })
            }
          />
        </div>
        <Checkbox
          size="md"
          label="Le client garde les pièces remplacées"
          checked={draft.keeps_parts}
          onChange={({ currentTarget }) => set({ keeps_parts: currentTarget.checked })}
        />
        <Checkbox
          size="md"
          label="Dépannage urgent expressément demandé par le client"
          description="Chez le client seulement : pas de droit de rétractation, et paiement possible avant sept jours."
          checked={draft.urgent_on_request}
          onChange={({ currentTarget }) => set({ urgent_on_request: currentTarget.checked })}
        />
        <Textarea
          label="Notes imprimées sur le devis"
          autosize
          minRows={2}
          maxLength={4000}
          value={draft.notes}
          onChange={({ currentTarget }) => set({ notes: currentTarget.value })}
        />
      </Stack>
    </Panel>
  );
}
