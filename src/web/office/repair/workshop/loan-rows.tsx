import { Anchor, Autocomplete, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { isOverdue } from "../../../../domain/repair/loan/loan.ts";
import {
  addDays,
  dateOf,
  formatNumericDate,
  parseLocalDate,
  toInstant,
} from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { Sheet } from "../sheet/query.ts";
import { giveBackDevice, lendDevice } from "./actions.ts";
import { loanDevicesQuery } from "../loan/query.ts";
import styles from "./workshop.module.css";
import { Allowed } from "../../account/allowed.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

/** What the shop lends to the client while it has their machine. */
export function LoanRows({ repair }: { repair: Sheet }) {
  const [lending, setLending] = useState(false);
  const { act, busy } = useAction(giveBackDevice);
  const today = dateOf(toInstant(useNow()), useZone());
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap={8}>
        <Text size="sm" fw={600}>
          Appareil de prêt
        </Text>
        {!repair.archived && (
          <Allowed action="edit-repair">
            <Button size="xs" variant="default" onClick={() => setLending(true)}>
              Prêter un appareil
            </Button>
          </Allowed>
        )}
      </Group>
      <ul className={styles.times}>
        {repair.loans.map((loan) => (
          <li key={loan.id}>
            <Text size="sm" c={loan.returned ? "dimmed" : ""}>
              {loan.name}
              {loan.returned ? ", rendu" : `, à rendre le ${formatNumericDate(loan.due_on)}`}
            </Text>
            {isOverdue(loan, today) && <Mark tone="bad">En retard</Mark>}
            {!loan.returned && (
              <Allowed action="edit-repair">
                <Button
                  size="xs"
                  variant="default"
                  loading={busy}
                  onClick={() => act({ loan_id: loan.id, note: "" })}
                >
                  Noter le retour
                </Button>
              </Allowed>
            )}
          </li>
        ))}
      </ul>
      {lending && <LoanDialog repair_id={repair.id} close={() => setLending(false)} />}
    </Stack>
  );
}

const USUAL_DAYS = 14;

function LoanDialog({ repair_id, close }: { repair_id: string; close: () => void }) {
  const today = dateOf(toInstant(useNow()), useZone());
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState("");
  const [due, setDue] = useState<string>(addDays(today, USUAL_DAYS));
  const read = useRead({ query: loanDevicesQuery, variables: {}, nouns: ["repair"] });
  const devices = (read.data?.loan_devices ?? []).filter(({ retired }) => !retired);
  const isLent = devices.some((device) => device.lent && device.name === name.trim());
  const { act, busy } = useAction(lendDevice);
  const due_on = parseLocalDate(due);
  const lend = async () => {
    if (due_on && (await act({ id, repair_id, name: name.trim(), due_on }))) close();
  };
  return (
    <FormDialog opened onClose={close} title="Prêter un appareil">
      <Stack gap="md">
        <Autocomplete
          label="Appareil"
          description="Un appareil de l’atelier, ou un nouveau nom."
          placeholder="Samsung A14, n° 3"
          maxLength={120}
          data-autofocus
          data={devices.filter(({ lent }) => !lent).map((device) => device.name)}
          error={isLent && "Cet appareil est déjà prêté."}
          value={name}
          onChange={setName}
        />
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/app/loans" />}>
          Voir tous les appareils de prêt
        </Anchor>
        <TextInput
          label="À rendre le"
          type="date"
          min={today}
          maw={220}
          value={due}
          onChange={(event) => setDue(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button
            loading={busy}
            disabled={name.trim() === "" || isLent || due_on === undefined}
            onClick={lend}
          >
            Prêter
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
