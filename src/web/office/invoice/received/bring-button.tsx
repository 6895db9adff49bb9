import { Button, FileButton, Modal, Stack, Text, TextInput } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { tellDone, tellRefusal } from "../../../ui/office/notify.ts";
import { bringInvoice } from "./bring.ts";

type Props = { refresh: () => void };

/** For what a supplier sent by e-mail: an electronic invoice is read, a plain PDF is completed by hand. */
export function BringButton({ refresh }: Props) {
  const [busy, setBusy] = useState(false);
  const [plain, setPlain] = useState<File>();
  const bring = async (file: File | null, typed: Readonly<Record<string, string>> = {}) => {
    if (!file) return;
    setBusy(true);
    const answer = await bringInvoice(file, typed);
    setBusy(false);
    if (answer?.isPlain && Object.keys(typed).length === 0) return setPlain(file);
    if (answer) return tellRefusal(answer.message);
    setPlain(undefined);
    tellDone("La facture est enregistrée.");
    refresh();
  };
  return (
    <>
      <FileButton
        accept=".pdf,.xml,application/pdf,application/xml"
        onChange={(file) => bring(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={busy}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Ajouter une facture (PDF ou XML)
          </Button>
        )}
      </FileButton>
      {plain && (
        <PlainForm
          name={plain.name}
          busy={busy}
          close={() => setPlain(undefined)}
          save={(typed) => bring(plain, typed)}
        />
      )}
    </>
  );
}

type PlainProps = {
  name: string;
  busy: boolean;
  close: () => void;
  save: (typed: Readonly<Record<string, string>>) => Promise<void>;
};

const FIELDS = [
  ["supplier_name", "Fournisseur", "text"],
  ["reference", "Numéro de la facture", "text"],
  ["issued_on", "Date", "date"],
  ["due_on", "À payer avant le (facultatif)", "date"],
  ["total_incl", "Total TTC, en euros", "text"],
  ["total_vat", "Dont TVA, en euros", "text"],
] as const;

function PlainForm({ name, busy, close, save }: PlainProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return (
    <Modal opened onClose={close} title="Compléter la facture">
      <Stack gap="sm">
        <Text size="sm">
          {`« ${name} » ne contient pas de facture électronique. Recopiez ce qu’elle dit.`}
        </Text>
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
    </Modal>
  );
}
