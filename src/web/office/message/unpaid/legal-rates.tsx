import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatRate, parseDecimal } from "../../../../domain/money.ts";
import { formatNumericDate, parseLocalDate, type LocalDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { saveLegalRate } from "./query.ts";

type Props = { rates: readonly { from_on: LocalDate; rate: number }[]; disabled: boolean };

/** The rate of legal interest, published twice a year: three times it is what the invoice of a professional says. */
export function LegalRates({ rates, disabled }: Props) {
  const last = rates.at(-1);
  return (
    <Stack gap={8}>
      <Text fw={600}>Intérêts de retard des professionnels</Text>
      <Text size="sm">
        Trois fois le taux de l’intérêt légal, comme l’écrit la facture, et 40 € d’indemnité. Le
        taux change le 1er janvier et le 1er juillet, par arrêté ; le dernier écrit vaut en
        attendant. Un particulier ne doit ni l’un ni l’autre.
      </Text>
      {last && (
        <Text size="sm">
          Taux légal depuis le {formatNumericDate(last.from_on)} :{" "}
          <strong className={office.figures}>{formatRate(last.rate)}</strong>
        </Text>
      )}
      {!disabled && <NewRate />}
    </Stack>
  );
}

function NewRate() {
  const [from, setFrom] = useState("");
  const [typed, setTyped] = useState("");
  const { act, busy } = useAction(saveLegalRate);
  const from_on = parseLocalDate(from);
  const rate = parseDecimal(typed, 2);
  const save = async () => {
    if (!from_on || rate === undefined || !(await act({ from_on, rate }))) return;
    tellDone("Taux enregistré.");
    setFrom("");
    setTyped("");
  };
  return (
    <Group gap={12} align="end">
      <TextInput
        type="date"
        label="À partir du"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        label="Taux légal, en %"
        inputMode="decimal"
        placeholder="2,62"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        variant="default"
        loading={busy}
        disabled={!from_on || rate === undefined}
        onClick={() => void save()}
      >
        Ajouter le taux
      </Button>
    </Group>
  );
}
