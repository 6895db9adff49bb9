import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { may } from "../../../../../domain/account/permissions.ts";
import { dateOf, toInstant, type LocalDate } from "../../../../../domain/time.ts";
import { useAction, useRead } from "../../../../platform/query.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { useSession } from "../../../../platform/use-session.ts";
import { tellFault, tellRefusal } from "../../../../ui/office/notify.ts";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import panel from "../../../../ui/office/panel.module.css";
import { useNow } from "../../../../ui/use-now.ts";
import { useZone } from "../../use-shop.ts";
import { fieldErrors, type Errors } from "../form/field-errors.ts";
import { saveClosure, settingsQuery } from "../form/query.ts";
import { DaysRow } from "./days-row.tsx";
import { spansOf } from "./spans.ts";

/** Days on which the whole shop is closed: those to come, and one more. */
export function Closures() {
  const me = useSession()?.me;
  const read = useRead({ query: settingsQuery, variables: {}, nouns: ["shop"] });
  const today = dateOf(toInstant(useNow()), useZone());
  const closures = (read.data?.shop_settings.closures ?? []).filter(
    ({ last, hours }) => last >= today && spansOf(hours).length === 0,
  );
  const isAllowed = me !== undefined && may(me, "edit-settings");
  return (
    <ReadStates read={read}>
      <Text size="sm" c="dimmed">
        Congés, pont, inventaire : aucun rendez-vous n’est proposé ces jours-là. Les jours fériés
        sont déjà fermés.
      </Text>
      {closures.length === 0 ? (
        <Text size="sm" mt="sm">
          Aucune fermeture à venir.
        </Text>
      ) : (
        <ul className={panel.rows}>
          {closures.map((closure) => (
            <DaysRow key={closure.first} name="la fermeture" days={closure} isAllowed={isAllowed} />
          ))}
        </ul>
      )}
      {isAllowed && <ClosureForm today={today} />}
    </ReadStates>
  );
}

const EMPTY = { first: "", last: "", reason: "" };

function ClosureForm({ today }: { today: LocalDate }) {
  const [typed, type] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const begins = useRef<HTMLInputElement>(null);
  const { act, busy } = useAction(saveClosure, {
    fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
    refusal: (refused, detail) => {
      const found = fieldErrors(refused, detail, "");
      setErrors(found);
      return Object.keys(found).length > 0 ? undefined : tellRefusal(refusalText(refused));
    },
  });
  const change = (changed: Partial<typeof EMPTY>) => {
    type({ ...typed, ...changed });
    setErrors({});
  };
  const add = async () => {
    const done = await act({ input: { ...typed, last: typed.last || typed.first } });
    if (!done) return;
    type(EMPTY);
    begins.current?.focus();
  };
  return (
    <form
      noValidate
      aria-label="Ajouter une fermeture"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack gap={12} mt="md" maw={520}>
        <Group gap={12} align="start" grow preventGrowOverflow={false}>
          <TextInput
            ref={begins}
            type="date"
            label="Premier jour"
            min={today}
            value={typed.first}
            error={errors["first"]}
            onChange={({ currentTarget }) => change({ first: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Dernier jour"
            min={typed.first || today}
            value={typed.last}
            error={errors["last"]}
            onChange={({ currentTarget }) => change({ last: currentTarget.value })}
          />
        </Group>
        <TextInput
          label="Motif"
          description="Pour l’atelier : la page publique annonce seulement les jours."
          maxLength={120}
          value={typed.reason}
          error={errors["reason"]}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        <Group>
          <Button
            type="submit"
            variant="default"
            disabled={typed.first === ""}
            loading={busy}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Ajouter la fermeture
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
