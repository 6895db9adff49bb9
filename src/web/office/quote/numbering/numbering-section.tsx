import { Stack, Text } from "@mantine/core";
import { keysOf } from "../../../../domain/record.ts";
import { SERIES_LETTERS } from "../../../../domain/quote/number.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { NumberingForm } from "./numbering-form.tsx";
import { numberingsQuery } from "./query.ts";

/** What the numbers of each kind of document begin with, for a shop that comes from another software. */
export function NumberingSection() {
  const read = useRead({
    query: numberingsQuery,
    variables: {},
    nouns: ["shop", "quote", "invoice"],
  });
  const numberings = read.data?.numberings ?? [];
  return (
    <ReadStates read={read}>
      <Stack gap={32}>
        <Text size="sm" c="dimmed">
          Vous venez d’un autre logiciel en cours d’année ? Reprenez ici la suite de vos numéros. La
          loi veut des numéros qui se suivent sans trou : le préfixe et le premier numéro se
          choisissent avant le premier document de l’année, puis ne changent plus. L’année et le
          compteur s’ajoutent d’eux-mêmes.
        </Text>
        {keysOf(SERIES_LETTERS).map((kind) => (
          <NumberingForm
            key={kind}
            kind={kind}
            years={numberings.filter((numbering) => numbering.kind === kind)}
          />
        ))}
      </Stack>
    </ReadStates>
  );
}
