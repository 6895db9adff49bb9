import { Button, Chip, Group, Stack, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { may } from "../../../../domain/account/permissions.ts";
import {
  ADDRESS_TAGS,
  isBlankAddress,
  isLocated,
  retyped,
  tidyAddress,
  type Address,
} from "../../../../domain/client/address.ts";
import { useSession } from "../../../platform/use-session.ts";
import { AddressSearch } from "./address-search.tsx";
import { CoordinateFields } from "./coordinate-fields.tsx";
import { positionOf } from "./geocode.ts";
import { TownFields } from "./town-fields.tsx";
import { useShopPlace } from "./use-shop-place.ts";
import styles from "../client.module.css";

type Props = {
  value: Address;
  /** Every change, as it is typed. */
  onChange?: (address: Address) => void;
  onCancel?: () => void;
  /** The address, located if it can be. */
  onValid: (address: Address) => void;
  /** The form around has its own buttons. */
  hideButtons?: boolean;
  busy?: boolean;
};

/** The address editor of the specification (§2): found in the search, or typed by hand. */
export function AddressEditor(props: Props) {
  const { value, onChange, onCancel, onValid, hideButtons = false, busy = false } = props;
  const [address, setAddress] = useState(value);
  const [typed, setTyped] = useState(!isBlankAddress(value));
  const [locating, setLocating] = useState(false);
  const street = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  const near = useShopPlace();
  const change = (part: Partial<Address>) => {
    const next = retyped(address, part);
    setAddress(next);
    onChange?.(next);
  };
  const open = (part: Partial<Address>) => {
    // Drawn at once: keys struck just after the press go to the street.
    flushSync(() => {
      change(part);
      setTyped(true);
    });
    street.current?.focus();
  };
  const validate = async () => {
    setLocating(true);
    onValid(await located(tidyAddress(address)));
    setLocating(false);
  };
  const isBlank = isBlankAddress(address);
  return (
    <Stack
      ref={place}
      gap={12}
      className={styles.addressEditor}
      onKeyDown={(event) => onEnter(event, () => !isBlank && void validate())}
    >
      <TagChips address={address} change={change} />
      <AddressSearch near={near} onPick={open} onManual={() => open({})} autoFocus={!typed} />
      {typed && <AddressFields address={address} change={change} street={street} />}
      {!hideButtons && (
        <Group justify="flex-end" gap={8}>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Annuler
            </Button>
          )}
          <Button disabled={isBlank} loading={locating || busy} onClick={validate}>
            Valider
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Without a position, that of the first answer for street, postal code and city (specification §5). */
async function located(address: Address): Promise<Address> {
  return isLocated(address) ? address : { ...address, ...(await positionOf(address)) };
}

/** Enter in a field validates the address, never the form around it. */
function onEnter(event: KeyboardEvent, validate: () => void): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (event.defaultPrevented || event.target.type !== "text") return;
  event.preventDefault();
  // Ctrl+Enter would save the client around before the address is part of it.
  event.stopPropagation();
  validate();
}

type PartProps = { address: Address; change: (change: Partial<Address>) => void };

const TagChips = ({ address, change }: PartProps) => (
  <Chip.Group
    multiple
    value={[...address.tags]}
    onChange={(tags) => change({ tags: ADDRESS_TAGS.filter((tag) => tags.includes(tag)) })}
  >
    <Group gap={8} role="group" aria-label="Type d’adresse">
      {ADDRESS_TAGS.map((tag) => (
        <Chip key={tag} value={tag} size="sm" className={styles.addressTag}>
          {tag}
        </Chip>
      ))}
    </Group>
  </Chip.Group>
);

type FieldsProps = PartProps & { street: RefObject<HTMLInputElement | null> };

function AddressFields({ address, change, street }: FieldsProps) {
  const session = useSession();
  return (
    <>
      <TextInput
        ref={street}
        data-autofocus
        label="Rue"
        autoComplete="off"
        maxLength={200}
        value={address.street}
        onChange={({ currentTarget }) => change({ street: currentTarget.value })}
      />
      <TextInput
        label="Complément"
        autoComplete="off"
        maxLength={200}
        value={address.complement}
        onChange={({ currentTarget }) => change({ complement: currentTarget.value })}
      />
      <TownFields address={address} change={change} />
      <TextInput
        label="Pays"
        autoComplete="off"
        maxLength={80}
        value={address.country}
        onChange={({ currentTarget }) => change({ country: currentTarget.value })}
      />
      {session && may(session.me, "edit-coordinates") && (
        <CoordinateFields address={address} change={change} />
      )}
    </>
  );
}
