import { SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ShopPlace } from "../../../../domain/shop/settings/fields.ts";
import { AddressSearch } from "../../client/address/address-search.tsx";
import { errorsOf } from "../settings/form/field-errors.ts";
import type { Section } from "../settings/form/settings-form.tsx";
import { placeFound, placeTyped } from "./place.ts";

/** Where the shop is: found by its address, or typed; the server locates what is typed. */
export function PlaceFields({ section }: { section: Section }) {
  const { draft, change, errors, disabled } = section;
  const [searching, search] = useState(true);
  const { address } = draft;
  const said = errorsOf(errors, "address");
  const field = (name: "street" | "complement" | "zipcode" | "city") => ({
    disabled,
    autoComplete: "off",
    value: address[name],
    error: said[name],
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
      change({ address: placeTyped(address, { [name]: currentTarget.value }) }),
  });
  const take = (place: ShopPlace) => change({ address: place });
  return (
    <>
      {!disabled && searching && (
        <AddressSearch
          onPick={(found) => take(placeFound(address, found))}
          onManual={() => search(false)}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} verticalSpacing={12}>
        <TextInput label="Rue" maxLength={200} {...field("street")} />
        <TextInput label="Complément" maxLength={200} {...field("complement")} />
        <TextInput
          label="Code postal"
          withAsterisk
          inputMode="numeric"
          maxLength={5}
          {...field("zipcode")}
        />
        <TextInput label="Ville" withAsterisk maxLength={120} {...field("city")} />
      </SimpleGrid>
    </>
  );
}
