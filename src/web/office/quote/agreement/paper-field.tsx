import { Select, Stack, Text, TextInput } from "@mantine/core";
import { PhotoPicker } from "../../file/photo-picker.tsx";
import type { WholeQuote } from "../query.ts";
import type { AgreementPart } from "./agreement.ts";

type Props = AgreementPart & { quote: Pick<WholeQuote, "id" | "files"> };

/** Its photo is taken here, or was attached to the quote before. */
export const Paper = ({ draft, set, quote }: Props) => (
  <Stack gap="sm">
    {quote.files.length > 0 && (
      <Select
        label="Photo de la feuille signée"
        required
        data={quote.files.map(({ id, filename }) => ({ value: id, label: filename }))}
        value={draft.file_id}
        onChange={(file_id) => set({ file_id })}
      />
    )}
    {quote.files.length === 0 && (
      <Text size="sm">Photographiez la feuille signée, ou joignez son image.</Text>
    )}
    <PhotoPicker recipientType="quote" recipientID={quote.id} />
    <TextInput
      type="date"
      label="Signée le"
      description="Vide pour aujourd’hui."
      value={draft.signed_on}
      onChange={({ currentTarget }) => set({ signed_on: currentTarget.value })}
    />
  </Stack>
);
