import { NativeSelect } from "@mantine/core";
import { VAT_GROUND_FR, VAT_GROUNDS, type VatGround } from "../../../../domain/invoice/facts.ts";

type Props = {
  value: VatGround | null;
  choose: (ground: VatGround | null) => void;
  disabled?: boolean;
};

/** The reason that an invoice prints where a part of it bears no VAT. */
export const GroundField = ({ value, choose, disabled = false }: Props) => (
  <NativeSelect
    label="Pourquoi sans TVA"
    disabled={disabled}
    value={value ?? ""}
    data={[
      { value: "", label: "Choisissez" },
      ...VAT_GROUNDS.map((ground) => ({ value: ground, label: VAT_GROUND_FR[ground] })),
    ]}
    onChange={({ currentTarget }) =>
      choose(VAT_GROUNDS.find((known) => known === currentTarget.value) ?? null)
    }
  />
);
