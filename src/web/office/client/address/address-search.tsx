import { Button, Combobox, Group, Loader, Text, TextInput, useCombobox } from "@mantine/core";
import { IconCurrentLocation, IconPencil, IconSearch } from "@tabler/icons-react";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Address } from "../../../../domain/client/address.ts";
import { foundWords } from "./words.ts";
import { fromPlace, type Place, type Position } from "./geocode.ts";
import { useAddressSearch } from "./use-address-search.ts";
import { useAround } from "./use-around.ts";
import styles from "../client.module.css";

type Props = {
  onPick: (found: Partial<Address>) => void;
  /** The service knows nothing of it, or is down: it can always be typed. */
  onManual: () => void;
  /** Addresses around here come first. */
  near?: Position | undefined;
  autoFocus?: boolean;
};

export function AddressSearch({ onPick, onManual, near, autoFocus = false }: Props) {
  const [text, setText] = useState("");
  const around = useAround();
  const input = useRef<HTMLInputElement>(null);
  const found = useAddressSearch(text, near);
  const places = around.places.length > 0 ? around.places : found.places;
  const pick = (place: Place) => {
    setText("");
    around.forget();
    onPick(fromPlace(place));
  };
  return (
    <div onKeyDown={keepEnter}>
      <PlaceBox
        text={text}
        places={places}
        searching={found.state === "searching" || around.busy}
        autoFocus={autoFocus}
        input={input}
        onText={(typed) => {
          around.forget();
          setText(typed);
        }}
        onPick={pick}
      />
      <Text
        size="sm"
        mt={4}
        role="status"
        c={around.fault || found.state === "down" ? undefined : "dimmed"}
      >
        {around.fault || foundWords(found, around.places.length)}
      </Text>
      <Group gap={8} mt={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          loading={around.busy}
          onClick={() => around.look().then(() => input.current?.focus())}
        >
          Utiliser ma position
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onManual}
        >
          Saisir l’adresse à la main
        </Button>
      </Group>
    </div>
  );
}

/** Enter chooses an address; it never sends the form around the search. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

type BoxProps = {
  text: string;
  places: readonly Place[];
  searching: boolean;
  autoFocus: boolean;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onPick: (place: Place) => void;
};

/** The field and its list: arrows choose, Enter takes, Escape closes. */
function PlaceBox(props: BoxProps) {
  const { text, places, searching, autoFocus, input, onText, onPick } = props;
  const [closed, setClosed] = useState(false);
  const opened = places.length > 0 && !closed;
  const combobox = useCombobox({
    opened,
    onOpenedChange: (open) => setClosed(!open),
    onDropdownOpen: () => combobox.updateSelectedOptionIndex(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(label) => {
        const place = places.find((candidate) => candidate.label === label);
        if (place) onPick(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={input}
          label="Rechercher une adresse"
          placeholder="Tapez votre adresse complète"
          autoComplete="off"
          maxLength={200}
          data-autofocus={autoFocus || undefined}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={searching && <Loader size={16} />}
          value={text}
          onChange={({ currentTarget }) => {
            setClosed(false);
            onText(currentTarget.value);
          }}
          onFocus={() => setClosed(false)}
          onBlur={() => setClosed(true)}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Adresses proposées">
          {places.map(({ label }) => (
            <Combobox.Option key={label} value={label} className={styles.addressOption}>
              {label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
