import { Autocomplete } from "@mantine/core";
import { useState } from "react";
import { DEFAULT_COUNTRY, type Address } from "../../../../domain/client/address.ts";
import { useTowns } from "./use-towns.ts";
import styles from "../client.module.css";

type Props = { address: Address; change: (change: Partial<Address>) => void };
type Typing = "zip" | "city" | undefined;

/** One proposes the other: « 31700 » its towns, « Blagnac » its postal codes. */
export function TownFields({ address, change }: Props) {
  const [typing, setTyping] = useState<Typing>();
  const text = typing && address.country === DEFAULT_COUNTRY ? address[typing] : "";
  const towns = useTowns(text);
  const take = (option: string) => {
    const town = towns.find(({ zip, city }) => `${zip} ${city}` === option);
    if (!town) return;
    setTyping(undefined);
    change(town);
  };
  const data = towns.map(({ zip, city }) => `${zip} ${city}`);
  const field = (name: "zip" | "city") => ({
    data: typing === name ? data : [],
    filter: everything,
    comboboxProps: LIST,
    classNames: OPTION,
    autoComplete: "off",
    value: address[name],
    onOptionSubmit: take,
    onChange: (value: string) => {
      if (data.includes(value)) return;
      setTyping(name);
      change({ [name]: value });
    },
  });
  return (
    <div className={styles.addressTown}>
      <Autocomplete label="Code postal" inputMode="numeric" maxLength={10} {...field("zip")} />
      <Autocomplete label="Ville" maxLength={120} {...field("city")} />
    </div>
  );
}

/** Wider than a postal code: it names the town too. */
const LIST = { width: 260, position: "bottom-start" as const };

const OPTION = { option: "address-option" };

/** The server chose already. */
const everything = <Option,>({ options }: { options: Option }): Option => options;
