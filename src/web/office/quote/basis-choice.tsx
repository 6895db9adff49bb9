import { Group, SegmentedControl, Text } from "@mantine/core";
import { PRICE_BASES, PRICE_BASIS_FR, type PriceBasis } from "../../../domain/quote/price/price.ts";

type Props = { basis: PriceBasis; choose: (basis: PriceBasis) => void };

const CHOICES = PRICE_BASES.toReversed().map((value) => ({ value, label: PRICE_BASIS_FR[value] }));

/** How prices are typed: incl. VAT, what the client reads is exact to the cent. */
export const BasisChoice = ({ basis, choose }: Props) => (
  <Group gap={8} mb={8} justify="flex-end">
    <Text size="sm" c="dimmed" id="price-basis">
      Prix saisis
    </Text>
    <SegmentedControl
      size="xs"
      aria-labelledby="price-basis"
      data={CHOICES}
      value={basis}
      onChange={(value) => choose(value === "incl" ? "incl" : "excl")}
    />
  </Group>
);
