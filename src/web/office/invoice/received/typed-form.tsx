import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

/** By the names of the fields, as they are typed. */
export type Typed = Readonly<Record<string, string>>;

type Props = {
  /** Of the file, where a person chose it. */
  name?: string;
  why: string;
  busy: boolean;
  close: () => void;
  save: (typed: Typed) => Promise<void>;
};

const FIELDS = [
  ["supplier_name", "Fournisseur", "text"],
  ["reference", "Numéro de la facture", "text"],
  ["issued_on", "Date", "date"],
  ["due_on", "À payer avant le (facultatif)", "date"],
  ["total_incl", "Total TTC, en euros", "text"],
  ["total_vat", "Dont TVA, en euros", "text"],
] as const;

/** What a person reads on a file that says nothing by itself. */
export function TypedForm({ name, why, busy, close, save }: Props) {
  const [typed, setTyped] = useState<Typed>({});
  return (
    <FormDialog opened onClose={close} title="Compléter la facture">
      <Stack gap="sm">
        {name && (
          <Text size="sm" c="dimmed">
            {name}
          </Text>
        )}
        <Text size="sm">{`${why} Recopiez ce que dit la facture.`}</Text>
        {FIELDS.map(([field, label, type]) => (
          <TextInput
            key={field}
            label={label}
            type={type}
            value={typed[field] ?? ""}
            {...(field.startsWith("total") && { inputMode: "decimal" as const })}
            onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
          />
        ))}
        <Button loading={busy} onClick={() => save(typed)}>
          Enregistrer la facture
        </Button>
      </Stack>
    </FormDialog>
  );
}
