import { Anchor, Autocomplete } from "@mantine/core";
import { useState } from "react";
import { brandMeant, brandNamed, searchBrands } from "../../../../domain/catalogue/brand-search.ts";
import { useBrands } from "./brands.ts";

type Props = { value: string; onChange: (brand: string) => void };

/** Suggests while typing, accents or not; any other brand is accepted as typed. */
export function BrandField({ value, onChange }: Props) {
  const brands = useBrands();
  const [left, setLeft] = useState(value);
  const meant = left === value ? brandMeant(value, brands) : undefined;
  return (
    <Autocomplete
      label="Marque"
      placeholder="Bosch, Samsung…"
      data={[...searchBrands(value, brands)]}
      filter={({ options }) => options}
      maxLength={80}
      value={value}
      onChange={onChange}
      onBlur={() => {
        const named = brandNamed(value, brands);
        setLeft(named);
        if (value.trim()) onChange(named);
      }}
      inputWrapperOrder={["label", "input", "description"]}
      description={
        meant && (
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(meant)}>
            Vouliez-vous dire {meant}&#8239;?
          </Anchor>
        )
      }
      comboboxProps={{ withinPortal: false }}
      clearable={false}
      // Opened by typing: on arrival it would hide the serial number and its camera.
      openOnFocus={false}
    />
  );
}
