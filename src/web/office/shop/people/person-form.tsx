/** The fields of a person, for a new one and a known one. */
import { Checkbox, Input, NativeSelect, Stack, Switch, Text, TextInput } from "@mantine/core";
import { SHOP_ROLES, SHOP_ROLE_FR } from "../../../../domain/account/role.ts";
import { CATEGORIES } from "../../../../domain/catalogue/categories.ts";
import { MOST_NAME } from "../../../../domain/shop/person/input.ts";
import { weekFaults } from "../../../../domain/shop/settings/hours.ts";
import { parseWeekHours } from "../../../../domain/agenda/opening.ts";
import { ChipsField } from "../../agenda/chips-field.tsx";
import { WeekHoursField } from "../fields/week-hours-field.tsx";
import { useShop } from "../use-shop.ts";
import { ColorField } from "./color-field.tsx";
import { roleIn, type PersonDraft, type PersonField } from "./draft.ts";
import { StartField } from "./start-field.tsx";
import { ROLE_HELP } from "./words.ts";
import styles from "./people.module.css";

export type FieldsProps = {
  draft: PersonDraft;
  change: (change: Partial<PersonDraft>) => void;
  faults: Partial<Record<PersonField, string>>;
  /** A person does not change their own role. */
  isMe?: boolean;
};

const ROLES = SHOP_ROLES.map((value) => ({ value, label: SHOP_ROLE_FR[value] }));
const TRADES = CATEGORIES.map(({ id, name }) => ({ id, text: name }));

export const PersonFields = (props: FieldsProps) => (
  <Stack gap="md">
    <Identity {...props} />
    {props.draft.role !== "ACCOUNTANT" && <Work {...props} />}
  </Stack>
);

function Identity({ draft, change, faults, isMe = false }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label="Prénom"
          required
          data-autofocus
          autoComplete="off"
          maxLength={MOST_NAME}
          value={draft.firstname}
          error={faults.firstname}
          onChange={({ currentTarget }) => change({ firstname: currentTarget.value })}
        />
        <TextInput
          label="Nom"
          required
          autoComplete="off"
          maxLength={MOST_NAME}
          value={draft.lastname}
          error={faults.lastname}
          onChange={({ currentTarget }) => change({ lastname: currentTarget.value })}
        />
      </div>
      <TextInput
        label="Adresse e-mail"
        description="C’est avec elle que la personne se connecte."
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        error={faults.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <NativeSelect
        label="Rôle"
        description={isMe ? "Un autre responsable peut changer votre rôle." : ROLE_HELP[draft.role]}
        disabled={isMe}
        data={ROLES}
        value={draft.role}
        error={faults.role}
        onChange={({ currentTarget }) => change({ role: roleIn(currentTarget.value) })}
      />
    </>
  );
}

const Work = ({ draft, change, faults }: FieldsProps) => (
  <>
    <ColorField value={draft.color} error={faults.color} onChange={(color) => change({ color })} />
    <ChipsField
      label="Métiers"
      choices={TRADES}
      chosen={draft.skills}
      error={faults.skills}
      onChange={(skills) => change({ skills })}
    />
    <Switch
      label="Réservable en ligne"
      description="Les clients peuvent prendre rendez-vous avec cette personne, dans ses métiers et ses horaires."
      checked={draft.bookable}
      onChange={({ currentTarget }) => change({ bookable: currentTarget.checked })}
    />
    <Hours draft={draft} change={change} faults={faults} />
    <StartField
      value={draft.start_point}
      error={faults.start_point}
      onChange={(start_point) => change({ start_point })}
    />
  </>
);

function Hours({ draft, change, faults }: FieldsProps) {
  const opening = parseWeekHours(useShop()?.opening_hours) ?? {};
  const isShops = Object.keys(draft.working_hours).length === 0;
  return (
    <Input.Wrapper label="Horaires" labelElement="div" error={faults.working_hours}>
      <Checkbox
        mt={6}
        mb="sm"
        label="Ceux de l’atelier"
        checked={isShops}
        onChange={({ currentTarget }) =>
          change({ working_hours: currentTarget.checked ? {} : opening })
        }
      />
      {!isShops && (
        <>
          <WeekHoursField
            value={draft.working_hours}
            faults={weekFaults(draft.working_hours)}
            onChange={(working_hours) => change({ working_hours })}
          />
          <Text size="sm" c="dimmed" mt={4}>
            Les rendez-vous tiennent dans ces heures et dans celles de l’atelier.
          </Text>
        </>
      )}
    </Input.Wrapper>
  );
}
