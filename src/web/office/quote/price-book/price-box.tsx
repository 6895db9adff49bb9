import { Combobox, Loader, Text, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue, useNetwork } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState, type KeyboardEvent } from "react";
import { useRead } from "../../../platform/query.ts";
import { PackageOption, PriceOption } from "./price-options.tsx";
import { pricesQuery, WHOLE_BOOK, type ListedPackage, type ListedPrice } from "./query.ts";

type Props = {
  label: string;
  /** Offered before anything is typed, then by their name. */
  packages: readonly ListedPackage[];
  onPrice: (price: ListedPrice) => void;
  onPackage?: (one: ListedPackage) => void;
};

const PAUSE = 120;
const SHOWN = 8;

/** Searched while one types: arrows choose, Enter takes, Escape closes; the field is ready for the next. */
export function PriceBox({ label, packages, onPrice, onPackage }: Props) {
  const [typed, setTyped] = useState("");
  const [closed, setClosed] = useState(true);
  const found = useFound(typed, packages);
  const opened = !closed && found.packages.length + found.prices.length > 0;
  const combobox = useCombobox({
    opened,
    onOpenedChange: (open) => setClosed(!open),
    onDropdownOpen: () => combobox.updateSelectedOptionIndex(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const take = (id: string) => {
    setTyped("");
    setClosed(true);
    const one = found.packages.find((known) => known.id === id);
    if (one) return onPackage?.(one);
    const price = found.prices.find((known) => known.id === id);
    if (price) onPrice(price);
  };
  return (
    <div onKeyDown={keepEnter}>
      <Combobox store={combobox} onOptionSubmit={take}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            mt="sm"
            label={label}
            placeholder="Référence, marque, désignation"
            autoComplete="off"
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden />}
            rightSection={found.isLate && <Loader size={16} />}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setClosed(false);
              combobox.updateSelectedOptionIndex();
            }}
            onFocus={() => setClosed(false)}
            onClick={() => setClosed(false)}
            onBlur={() => setClosed(true)}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Prix proposés" mah={320} style={{ overflowY: "auto" }}>
            {found.packages.map((one) => (
              <Combobox.Option key={one.id} value={one.id}>
                <PackageOption one={one} />
              </Combobox.Option>
            ))}
            {found.prices.map((price) => (
              <Combobox.Option key={price.id} value={price.id}>
                <PriceOption price={price} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Text size="sm" c="dimmed" mt={4} role="status">
        {found.isNone && "Aucun prix trouvé : une ligne libre peut toujours être ajoutée."}
      </Text>
    </div>
  );
}

/** Enter takes a price; it neither sends the form nor adds a line. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

function useFound(typed: string, packages: readonly ListedPackage[]) {
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const { online } = useNetwork();
  const read = useRead({
    query: pricesQuery,
    // Without a network, what was read in the morning is searched here.
    variables: online ? { text, kind: null, first: SHOWN, skip: 0 } : WHOLE_BOOK,
    nouns: ["price"],
    pause: text === "",
  });
  const isTyped = typed.trim() !== "";
  const named = isTyped ? packages.filter(({ name }) => isNamed(name, typed)) : packages;
  const known = isTyped && text !== "" ? (read.data?.prices ?? []) : [];
  const prices = online ? known : known.filter((price) => isOffered(price, text)).slice(0, SHOWN);
  const isLate = isTyped && (read.late || text !== typed.trim());
  return {
    packages: named.slice(0, SHOWN),
    prices,
    isLate,
    isNone: isTyped && !isLate && prices.length + named.length === 0,
  };
}

const isOffered = ({ label, reference, brand }: ListedPrice, typed: string): boolean =>
  [label, reference, brand].some((words) => isNamed(words ?? "", typed));

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
const isNamed = (name: string, typed: string): boolean => plain(name).includes(plain(typed));
