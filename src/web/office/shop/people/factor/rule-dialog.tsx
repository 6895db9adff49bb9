import { Alert, Button, Group, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { dayOfGrace } from "../../../../../domain/account/factor/required.ts";
import { addDays, formatDay, parseLocalDate } from "../../../../../domain/time.ts";
import { useAction } from "../../../../platform/query.ts";
import { tellDone } from "../../../../ui/office/notify.ts";
import { requireSecondFactor } from "../actions.ts";
import type { FactorRule } from "./use-factor-rule.ts";
import { Dialog } from "../../../../ui/office/dialog/dialog.tsx";

type Props = { rule: FactorRule; close: () => void };

/** At once, with a week to set it up, or from a chosen day on. */
export function FactorRuleDialog({ rule: { from, today }, close }: Props) {
  const [way, setWay] = useState<string>(from ? "day" : "week");
  const [day, setDay] = useState<string>(from && from > today ? from : dayOfGrace(today));
  const { act, busy } = useAction(requireSecondFactor);
  const chosen = way === "week" ? dayOfGrace(today) : parseLocalDate(day);
  const save = async () => {
    if (!chosen || !(await act({ from: chosen }))) return;
    tellDone(`Second facteur exigé à partir du ${formatDay(chosen)}.`);
    close();
  };
  return (
    <Dialog onClose={close} title="Exiger un second facteur">
      <Stack gap="md">
        <Text size="sm">
          Un code du téléphone ou une clé d’identification, en plus du mot de passe. Chacun est
          invité à l’installer dès sa prochaine connexion, en deux minutes.
        </Text>
        <Radio.Group label="À partir de quand ?" value={way} onChange={setWay}>
          <Stack gap={8} mt={6}>
            <Radio
              value="week"
              label="Dès maintenant, avec sept jours pour l’installer"
              description={`Obligatoire le ${formatDay(dayOfGrace(today))}`}
            />
            <Radio value="day" label="À partir d’un jour choisi" />
          </Stack>
        </Radio.Group>
        {way === "day" && (
          <TextInput
            type="date"
            label="Jour"
            value={day}
            min={addDays(today, 1)}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        )}
        <Alert color="yellow" variant="light">
          Ce jour-là, aucun écran ne s’ouvrira à qui n’en a pas, vous compris. Les clés d’accès de
          vos logiciels ne changent pas.
        </Alert>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} disabled={!chosen} onClick={save}>
            Exiger le second facteur
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
