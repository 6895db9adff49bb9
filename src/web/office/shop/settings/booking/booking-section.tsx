import { Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../../../domain/catalogue/interventions.ts";
import { ONLINE, type BookingRules } from "../../../../../domain/shop/booking-rules.ts";
import { errorsOf, type Errors } from "../form/field-errors.ts";
import styles from "../form/settings-form.module.css";
import { SettingsForm } from "../form/settings-form.tsx";
import {
  CANCEL_LIMITS,
  countChoices,
  dayChoices,
  DURATIONS,
  HORIZONS,
  minuteChoices,
  NOTICES,
  STEPS,
  VISITS,
  WINDOWS,
} from "./choices.ts";
import { OfferedWindows } from "./offered-windows.tsx";
import { SpecialDurations } from "./special-durations.tsx";

/** What visitors may book, and when. */
export const BookingSection = () => (
  <SettingsForm
    fields={["booking_rules"]}
    preview={({ booking_rules }) => <OfferedWindows booking_rules={booking_rules} />}
  >
    {({ draft, change, errors, disabled }) => (
      <RulesFields
        rules={draft.booking_rules}
        onChange={(booking_rules) => change({ booking_rules })}
        errors={errorsOf(errors, "booking_rules")}
        disabled={disabled}
      />
    )}
  </SettingsForm>
);

type FieldsProps = {
  rules: BookingRules;
  onChange: (rules: BookingRules) => void;
  errors: Errors;
  disabled: boolean;
};

export const RulesFields = (props: FieldsProps) => (
  <Stack gap={24}>
    <OfferFields {...props} />
    <DelayFields {...props} />
    <DurationFields {...props} />
    <SpecialDurations
      {...props}
      onChange={(special_durations) => props.onChange({ ...props.rules, special_durations })}
    />
  </Stack>
);

const NO_PLACE = "Choisissez au moins un lieu.";

const OfferFields = ({ rules, onChange, errors, disabled }: FieldsProps) => (
  <>
    <Checkbox.Group
      label="Interventions réservables en ligne"
      description="Sans aucune, la page publique donne seulement le téléphone."
      value={[...rules.online_kinds]}
      error={errors["online_kinds"]}
      onChange={(chosen) =>
        onChange({ ...rules, online_kinds: ONLINE.filter((kind) => chosen.includes(kind)) })
      }
    >
      <Stack gap={10} mt={10}>
        {ONLINE.map((kind) => (
          <Checkbox key={kind} value={kind} label={kind} disabled={disabled} />
        ))}
      </Stack>
    </Checkbox.Group>
    <Checkbox.Group
      label="Lieux"
      value={[...rules.locations]}
      error={rules.locations.length === 0 ? NO_PLACE : errors["locations"]}
      onChange={(chosen) =>
        onChange({ ...rules, locations: LOCATIONS.filter((place) => chosen.includes(place)) })
      }
    >
      <Group gap={20} mt={10}>
        {LOCATIONS.map((place) => (
          <Checkbox
            key={place}
            value={place}
            label={place}
            disabled={disabled}
            aria-invalid={rules.locations.length === 0}
          />
        ))}
      </Group>
    </Checkbox.Group>
  </>
);

function DelayFields({ rules, onChange, errors, disabled }: FieldsProps) {
  const field = (name: Length) => ({
    disabled,
    value: String(rules[name]),
    error: errors[name],
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) =>
      onChange({ ...rules, [name]: Number(currentTarget.value) }),
  });
  return (
    <SimpleGrid
      className={styles.pairs}
      cols={{ base: 1, xs: 2 }}
      spacing={16}
      verticalSpacing={16}
    >
      <NativeSelect
        label="Préavis"
        description="Aucun rendez-vous plus tôt que cela."
        data={minuteChoices(NOTICES, rules.notice_minutes, "aucun")}
        {...field("notice_minutes")}
      />
      <NativeSelect
        label="Réservable jusqu’à"
        description="Après aujourd’hui."
        data={dayChoices(HORIZONS, rules.horizon_days)}
        {...field("horizon_days")}
      />
      <NativeSelect
        label="Un départ toutes les"
        description="Écart entre deux heures proposées."
        data={minuteChoices(STEPS, rules.step_minutes)}
        {...field("step_minutes")}
      />
      <NativeSelect
        label="Fenêtre annoncée"
        description="Vous arrivez entre ces deux heures."
        data={minuteChoices(WINDOWS, rules.window_minutes)}
        {...field("window_minutes")}
      />
      <NativeSelect
        label="Annulation par le client"
        description="Possible jusqu’à ce délai avant."
        data={minuteChoices(CANCEL_LIMITS, rules.cancel_limit_minutes, "jusqu’au début")}
        {...field("cancel_limit_minutes")}
      />
      <NativeSelect
        label="Rendez-vous par jour"
        description="De chacun, avant de ne plus en proposer."
        data={countChoices(VISITS, rules.visits_per_day)}
        {...field("visits_per_day")}
      />
    </SimpleGrid>
  );
}

type Length =
  | "notice_minutes"
  | "horizon_days"
  | "step_minutes"
  | "window_minutes"
  | "cancel_limit_minutes"
  | "visits_per_day";

const DurationFields = ({ rules, onChange, errors, disabled }: FieldsProps) => (
  <div role="group" aria-label="Durée d’une visite">
    <Text size="sm" fw={600} mb={8}>
      Durée d’une visite
    </Text>
    <SimpleGrid
      className={styles.pairs}
      cols={{ base: 1, xs: 2 }}
      spacing={16}
      verticalSpacing={12}
    >
      {INTERVENTION_TYPES.filter(({ online }) => online).map(({ name }) => (
        <NativeSelect
          key={name}
          label={name}
          disabled={disabled}
          data={minuteChoices(DURATIONS, rules.durations[name])}
          value={String(rules.durations[name])}
          error={errors[`durations.${name}`]}
          onChange={({ currentTarget }) =>
            onChange({
              ...rules,
              durations: { ...rules.durations, [name]: Number(currentTarget.value) },
            })
          }
        />
      ))}
    </SimpleGrid>
  </div>
);
