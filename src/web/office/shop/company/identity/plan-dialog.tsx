import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { addDays, formatDate, parseLocalDate, type LocalDate } from "../../../../../domain/time.ts";
import { ConflictNotice } from "../../../../ui/office/conflict-notice.tsx";
import { tellDone } from "../../../../ui/office/notify.ts";
import { LegalFields } from "../legal-fields.tsx";
import { PlaceFields } from "../place-fields.tsx";
import { PublicIdentity, PublicMentions } from "../public-identity.tsx";
import { TextSetting } from "../text-setting.tsx";
import { usePlanForm, type PlanSource } from "./use-plan-form.ts";
import { FormDialog } from "../../../../ui/office/dialog/form-dialog.tsx";

type Props = PlanSource & { today: LocalDate; onClose: () => void };

/** What the shop will be from a coming day on: only what differs is planned. */
export function PlanDialog({ today, onClose, ...source }: Props) {
  const forming = usePlanForm(source);
  const { draft, opened, change, errors, isDirty, busy, conflicting } = forming;
  const section = { draft, opened, change, errors, disabled: false };
  const save = async (form: HTMLFormElement) => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) return fault.focus();
    if (!(await forming.save())) return undefined;
    const day = parseLocalDate(draft.valid_from);
    tellDone(day ? `Le changement est prévu pour le ${formatDate(day)}.` : "C’est enregistré.");
    return onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={720}
      title={source.plan ? "Modifier le changement prévu" : "Prévoir un changement"}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <Stack gap={16}>
          <TextInput
            type="date"
            label="À partir du"
            description="Le changement prend effet de lui-même ce jour-là, à minuit."
            withAsterisk
            w={260}
            min={addDays(today, 1)}
            value={draft.valid_from}
            error={errors["valid_from"]}
            onChange={({ currentTarget }) => change({ valid_from: currentTarget.value })}
          />
          <TextSetting name="name" section={section} />
          <div role="group" aria-labelledby="plan-place">
            <Title order={3} size="h4" id="plan-place" mb={4}>
              Adresse
            </Title>
            <PlaceFields section={section} />
          </div>
          <LegalFields section={section} />
          <PublicIdentity {...draft} />
          <PublicMentions {...draft} />
          <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
          {forming.outcome === "failed" && (
            <Text role="alert" size="sm" c="red">
              Ce changement n’est pas enregistré. Votre saisie est gardée&nbsp;: réessayez.
            </Text>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={busy} disabled={!isDirty || draft.valid_from === ""}>
              {source.plan ? "Enregistrer" : "Prévoir ce changement"}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}
