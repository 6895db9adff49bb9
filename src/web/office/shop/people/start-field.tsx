import { Checkbox, Input, TextInput } from "@mantine/core";
import { useRef } from "react";
import type { StartPoint } from "../../../../domain/shop/shop.ts";
import { AddressSearch } from "../../client/address/address-search.tsx";
import { useShopPlace } from "../../client/address/use-shop-place.ts";
import styles from "./people.module.css";

type Props = {
  value: StartPoint | null;
  error?: string | undefined;
  onChange: (point: StartPoint | null) => void;
};

const EMPTY: StartPoint = { street: "", zip: "", city: "", lat: null, lon: null };

/** Where the round begins and ends: the shop, or an address, located by the server when the search did not. */
export function StartField({ value, error, onChange }: Props) {
  return (
    <Input.Wrapper label="Point de départ de la tournée" labelElement="div" error={error}>
      <Checkbox
        mt={6}
        label="L’atelier"
        checked={value === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : EMPTY)}
      />
      {value && <Address point={value} onChange={onChange} />}
    </Input.Wrapper>
  );
}

function Address({ point, onChange }: { point: StartPoint; onChange: Props["onChange"] }) {
  const near = useShopPlace();
  const street = useRef<HTMLInputElement>(null);
  // Typed by hand, it is located again.
  const type = (change: Partial<StartPoint>) =>
    onChange({ ...point, lat: null, lon: null, ...change });
  return (
    <div>
      <AddressSearch
        near={near}
        onManual={() => street.current?.focus()}
        onPick={({ street = "", zip = "", city = "", lat = null, lon = null }) =>
          onChange({ street, zip, city, lat, lon })
        }
      />
      <TextInput
        ref={street}
        label="Rue"
        autoComplete="off"
        maxLength={200}
        value={point.street}
        onChange={({ currentTarget }) => type({ street: currentTarget.value })}
      />
      <div className={styles.town}>
        <TextInput
          label="Code postal"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={point.zip}
          onChange={({ currentTarget }) => type({ zip: currentTarget.value })}
        />
        <TextInput
          label="Ville"
          autoComplete="off"
          maxLength={100}
          value={point.city}
          onChange={({ currentTarget }) => type({ city: currentTarget.value })}
        />
      </div>
    </div>
  );
}
