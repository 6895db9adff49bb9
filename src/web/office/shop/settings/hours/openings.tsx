import { Button, Group, Input, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { may } from "../../../../../domain/account/permissions.ts";
import { nextSpan, spansFault, type Span } from "../../../../../domain/shop/settings/hours.ts";
import { dateOf, toInstant, type LocalDate } from "../../../../../domain/time.ts";
import { useAction, useRead } from "../../../../platform/query.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { useSession } from "../../../../platform/use-session.ts";
import { tellFault, tellRefusal } from "../../../../ui/office/notify.ts";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import panel from "../../../../ui/office/panel.module.css";
import { useNow } from "../../../../ui/use-now.ts";
import { SpanLine } from "../../fields/week-hours-field.tsx";
import { useZone } from "../../use-shop.ts";
import { fieldErrors, type Errors } from "../form/field-errors.ts";
import formStyles from "../form/settings-form.module.css";
import { saveOpening, settingsQuery } from "../form/query.ts";
import { DaysRow } from "./days-row.tsx";
import { OpeningPreview } from "./opening-preview.tsx";
import { spansOf } from "./spans.ts";

/** Days with hours of their own: those to come, and one more. */
export function Openings() {
  const me = useSession()?.me;
  const read = useRead({ query: settingsQuery, variables: {}, nouns: ["shop"] });
  const today = dateOf(toInstant(useNow()), useZone());
  const openings = (read.data?.shop_settings.closures ?? []).filter(
    ({ last, hours }) => last >= today && spansOf(hours).length > 0,
  );
  const isAllowed = me !== undefined && may(me, "edit-settings");
  return (
    <ReadStates read={read}>
      <Text size="sm" c="dimmed">
        Un dimanche avant Noël, une soirée, un jour férié : ces heures remplacent celles de la
        semaine. Toute l’équipe y est comptée présente ; notez une absence pour qui ne vient pas.
      </Text>
      {openings.length === 0 ? (
        <Text size="sm" mt="sm">
          Aucune ouverture exceptionnelle à venir.
        </Text>
      ) : (
        <ul className={panel.rows}>
          {openings.map((days) => (
            <DaysRow key={days.first} name="l’ouverture" days={days} isAllowed={isAllowed} />
          ))}
        </ul>
      )}
      {isAllowed && <OpeningForm today={today} />}
    </ReadStates>
  );
}

type Typed = { first: string; last: string; reason: string; hours: readonly Span[] };
const FIRST_HOURS: readonly Span[] = [{ from: 9 * 60, to: 12 * 60 }];
const EMPTY: Typed = { first: "", last: "", reason: "", hours: FIRST_HOURS };

function OpeningForm({ today }: { today: LocalDate }) {
  const [typed, type] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const { act, busy } = useAction(saveOpening, {
    fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
    refusal: (refused, detail) => {
      const found = fieldErrors(refused, detail, "");
      setErrors(found);
      return Object.keys(found).length > 0 ? undefined : tellRefusal(refusalText(refused));
    },
  });
  const change = (changed: Partial<Typed>) => {
    type({ ...typed, ...changed });
    setErrors({});
  };
  const fault = spansFault(typed.hours) ?? errors["hours"];
  const input = { ...typed, last: typed.last || typed.first };
  const isWhole = typed.first !== "" && typed.hours.length > 0 && !fault;
  const add = async () => {
    if (isWhole && (await act({ input: { ...input, hours: sent(input.hours) } }))) type(EMPTY);
  };
  return (
    <div className={formStyles.beside}>
      <form
        noValidate
        aria-label="Ajouter une ouverture exceptionnelle"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Stack gap={12} mt="md" maw={520}>
          <DaysFields typed={typed} today={today} errors={errors} onChange={change} />
          <HoursField hours={typed.hours} fault={fault} onChange={(hours) => change({ hours })} />
          <Group>
            <Button
              type="submit"
              variant="default"
              disabled={!isWhole}
              loading={busy}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              Ajouter l’ouverture
            </Button>
          </Group>
        </Stack>
      </form>
      {isWhole && input.last >= input.first && <OpeningPreview opening={input} />}
    </div>
  );
}

const sent = (hours: readonly Span[]): never => hours as never;

type FieldsProps = {
  typed: Typed;
  today: LocalDate;
  errors: Errors;
  onChange: (changed: Partial<Typed>) => void;
};

const DaysFields = ({ typed, today, errors, onChange }: FieldsProps) => (
  <>
    <Group gap={12} align="start" grow preventGrowOverflow={false}>
      <TextInput
        type="date"
        label="Premier jour"
        min={today}
        value={typed.first}
        error={errors["first"]}
        onChange={({ currentTarget }) => onChange({ first: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Dernier jour, si plusieurs"
        min={typed.first || today}
        value={typed.last}
        error={errors["last"]}
        onChange={({ currentTarget }) => onChange({ last: currentTarget.value })}
      />
    </Group>
    <TextInput
      label="Motif"
      description="Pour l’atelier : la page publique annonce les jours et les heures."
      maxLength={120}
      value={typed.reason}
      error={errors["reason"]}
      onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
    />
  </>
);

type HoursProps = {
  hours: readonly Span[];
  fault: string | undefined;
  onChange: (hours: readonly Span[]) => void;
};

function HoursField({ hours, fault, onChange }: HoursProps) {
  const added = nextSpan(hours);
  return (
    <Stack gap={6} role="group" aria-label="Heures">
      <Text size="sm" fw={600}>
        Heures
      </Text>
      {hours.map((span, at) => (
        <SpanLine
          // A range has no other name than its place.
          key={at}
          rank={at + 1}
          span={span}
          isWrong={fault !== undefined}
          disabled={false}
          onChange={(next) => onChange(hours.map((one, place) => (place === at ? next : one)))}
          onRemove={() => onChange(hours.filter((_, place) => place !== at))}
        />
      ))}
      {fault !== undefined && <Input.Error>{fault}</Input.Error>}
      {added && (
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...hours, added])}
          >
            Plage
          </Button>
        </Group>
      )}
    </Stack>
  );
}
