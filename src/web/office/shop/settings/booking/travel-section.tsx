import { NativeSelect, SimpleGrid, Switch, Text } from "@mantine/core";
import type { ChangeEvent } from "react";
import { LEAST_TRIPS } from "../../../../../domain/agenda/pace/pace.ts";
import { roadEstimate } from "../../../../../domain/agenda/travel.ts";
import type { ShopTravel } from "../../../../../domain/shop/settings/fields.ts";
import { useRead } from "../../../../platform/query.ts";
import { errorsOf } from "../form/field-errors.ts";
import styles from "../form/settings-form.module.css";
import { SettingsForm, type Section } from "../form/settings-form.tsx";
import { AreaFields } from "./area-fields.tsx";
import { AreaPreview } from "./area-preview.tsx";
import { minuteChoices, unitChoices } from "./choices.ts";
import { paceText } from "./pace-text.ts";
import { travelPaceQuery } from "./query.ts";

/** How far the shop goes, and how long its trips are counted. */
export const TravelSection = () => (
  <SettingsForm fields={["travel_rules"]} preview={(draft) => <AreaPreview {...draft} />}>
    {(section) => <TravelFields {...section} />}
  </SettingsForm>
);

const SPEEDS = [20, 25, 30, 35, 40, 50, 60, 80];
const MINIMA = [0, 5, 10, 15, 20, 30];
const DETOURS = [1.1, 1.2, 1.3, 1.4, 1.5, 1.75, 2];

type Length = "speed_kmh" | "minimum_minutes" | "road_factor";

function TravelFields({ draft: { travel_rules }, change, errors, disabled }: Section) {
  const said = errorsOf(errors, "travel_rules");
  const field = (name: Length) => ({
    disabled,
    value: String(travel_rules[name]),
    error: said[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
      change({ travel_rules: { ...travel_rules, [name]: Number(currentTarget.value) } }),
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        Une adresse hors de la zone n’est pas proposée en ligne ; vous pouvez toujours l’ajouter à
        l’agenda.
      </Text>
      <AreaFields
        rules={travel_rules}
        errors={said}
        disabled={disabled}
        onChange={(changed) => change({ travel_rules: { ...travel_rules, ...changed } })}
      />
      <SimpleGrid
        className={styles.pairs}
        cols={{ base: 1, xs: 2 }}
        spacing={16}
        verticalSpacing={16}
      >
        <NativeSelect
          label="Vitesse moyenne"
          description="Sur vos trajets, feux compris."
          data={unitChoices(SPEEDS, travel_rules.speed_kmh, "km/h")}
          {...field("speed_kmh")}
        />
        <NativeSelect
          label="Trajet le plus court"
          description="Se garer, monter, sortir les outils."
          data={minuteChoices(MINIMA, travel_rules.minimum_minutes, "aucun")}
          {...field("minimum_minutes")}
        />
        <NativeSelect
          label="Détour par la route"
          description="Kilomètres de route pour un à vol d’oiseau."
          data={unitChoices(DETOURS, travel_rules.road_factor, "km")}
          {...field("road_factor")}
        />
      </SimpleGrid>
      <LearnedPace
        rules={travel_rules}
        disabled={disabled}
        onChange={(learned) => change({ travel_rules: { ...travel_rules, learned } })}
      />
    </>
  );
}

const NO_PACE = `Après ${LEAST_TRIPS} trajets entre deux visites, de « Fait » ou « Je suis en route » à « J’y suis », leur vraie durée sera comptée ici.`;

type LearnedProps = {
  rules: ShopTravel;
  disabled: boolean;
  onChange: (learned: boolean) => void;
};

/** What the real trips say, and whether the searches count it. */
function LearnedPace({ rules, disabled, onChange }: LearnedProps) {
  const pace = useRead({ query: travelPaceQuery, variables: {}, nouns: ["shop"] }).data
    ?.travel_pace;
  const isLearned = rules.learned !== false;
  const counted = pace && isLearned ? { ...rules, minutes_per_km: pace.minutes_per_km } : rules;
  return (
    <>
      <Switch
        label="Compter la durée de vos vrais trajets"
        description={pace ? paceText(pace, rules) : NO_PACE}
        checked={isLearned}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Text size="sm">
        Un client à 10 km à vol d’oiseau : {exampleMinutes(counted)} min de route comptées.
      </Text>
    </>
  );
}

const TEN_KM = { from: { lat: 0, lon: 0 }, to: { lat: 10 / 111.195, lon: 0 } };

const exampleMinutes = (rules: ShopTravel & { minutes_per_km?: number }): number =>
  Math.max(rules.minimum_minutes, roadEstimate(rules)(TEN_KM.from, TEN_KM.to));
