import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { ClientFaults } from "../../../domain/client/client-draft.ts";
import { phoneCountries } from "../../../domain/client/phone/country.ts";
import {
  isWrongPhone,
  keyedIn,
  nextRow,
  ofCountry,
  phoneRow,
  rowsTyped,
  typedIn,
  type PhoneRow,
} from "../../../domain/client/phone/row.ts";
import { PHONE_NAMES } from "../../../domain/client/phone/phone.ts";
import { faultText } from "./field-errors.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./client.module.css";

type Props = {
  phones: readonly PhoneRow[];
  faults: ClientFaults["phones"];
  onChange: (phones: readonly PhoneRow[]) => void;
};

const MOST = 10;

/** As many phones as the client has; the first line is always there. */
export function PhonesField({ phones, faults, onChange }: Props) {
  const [added, setAdded] = useState<number>();
  const adding = useRef<HTMLButtonElement>(null);
  const replace = (next: PhoneRow) => onChange(rowsTyped(phones, next));
  const remove = (row: number) => {
    const left = phones.filter((phone) => phone.row !== row);
    onChange(left.length > 0 ? left : [phoneRow(nextRow(phones))]);
    adding.current?.focus();
  };
  const add = () => {
    const row = nextRow(phones);
    setAdded(row);
    onChange([...phones, phoneRow(row)]);
  };
  return (
    <fieldset className={styles.clientFields}>
      <legend>Téléphones</legend>
      {phones.map((phone, index) => (
        <PhoneLine
          key={phone.row}
          phone={phone}
          rank={index + 1}
          isAdded={phone.row === added}
          error={faultText(faults.get(phone.row))}
          onChange={replace}
          onRemove={() => remove(phone.row)}
        />
      ))}
      <Button
        ref={adding}
        variant="subtle"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={phones.length >= MOST}
        onClick={add}
      >
        Ajouter un téléphone
      </Button>
    </fieldset>
  );
}

const { preferred, others } = phoneCountries();
const option = ({ country, name, code }: (typeof others)[number]) => ({
  value: country,
  label: `${name} (+${code})`,
});
const COUNTRIES = [
  { group: "France et voisins", items: preferred.map(option) },
  { group: "Autres pays", items: others.map(option) },
];

type LineProps = {
  phone: PhoneRow;
  /** Its place in the list, from 1: what tells one line from another when listening. */
  rank: number;
  /** Just asked for: the number is what comes next. */
  isAdded: boolean;
  error: string | undefined;
  onChange: (phone: PhoneRow) => void;
  onRemove: () => void;
};

function PhoneLine({ phone, rank, isAdded, error, onChange, onRemove }: LineProps) {
  const [left, setLeft] = useState(false);
  return (
    <div className={styles.phoneLine} role="group" aria-label={`Téléphone ${rank}`}>
      {/* The number says the type and the country, which are seldom put right: it comes first. */}
      <TextInput
        className={styles.phoneNumber}
        autoFocus={isAdded}
        aria-label={`Numéro du téléphone ${rank}`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={200}
        classNames={{ input: office.figures }}
        value={phone.text}
        error={error ?? (left && isWrongPhone(phone) && faultText("phone-wrong"))}
        onChange={({ currentTarget: { value, selectionEnd } }) => {
          setLeft(false);
          onChange(keyedIn(phone, value, selectionEnd === value.length));
        }}
        onBlur={() => {
          setLeft(true);
          onChange(typedIn(phone, phone.text.trim()));
        }}
      />
      <NativeSelect
        aria-label={`Type du téléphone ${rank}`}
        data={[...PHONE_NAMES]}
        value={phone.name}
        onChange={({ currentTarget }) =>
          onChange({ ...phone, name: nameOf(currentTarget.value), chosen: true })
        }
      />
      <NativeSelect
        aria-label={`Pays du téléphone ${rank}`}
        data={COUNTRIES}
        value={phone.country}
        onChange={({ currentTarget }) => onChange(ofCountry(phone, currentTarget.value))}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={`${styles.clientIcon} ${styles.phoneRemove}`}
        aria-label={`Retirer le téléphone ${rank}`}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const nameOf = (value: string): PhoneRow["name"] =>
  PHONE_NAMES.find((name) => name === value) ?? "Portable";
