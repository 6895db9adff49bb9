import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { chosenLines, proposedChoices } from "../../../../domain/quote/option/groups.ts";
import type { Choice } from "../../../../domain/quote/option/option.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import { SignatureField } from "../../intake/signature-field.tsx";
import { readLines } from "../draft/stored-lines.ts";
import { OptionField } from "../option/option-field.tsx";
import type { WholeQuote } from "../query.ts";
import { agreementRecorded, consentsQuery } from "./actions.ts";
import { askedConsents, inputOf, missingOf, type AgreementDraft } from "./agreement.ts";
import { Consents, Owed } from "./agreed.tsx";
import { Paper } from "./paper-field.tsx";
import { WhereAndHow } from "./where-field.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

export type AgreementProps = { quote: WholeQuote; close: () => void };

const EMPTY = { strokes: "", typed: "", ticked: [], file_id: null, signed_on: "" };

/** The client agrees before the shop: on its screen, or on a sheet of which the photo is kept. */
export function AgreementDialog({ quote, close }: AgreementProps) {
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const [typed, setDraft] = useState<AgreementDraft>({
    ...EMPTY,
    place: "home",
    means: "screen",
    name: fullName(quote.client),
  });
  const draft = { ...typed, file_id: typed.file_id ?? quote.files.at(-1)?.id ?? null };
  const set = (change: Partial<AgreementDraft>) => setDraft((before) => ({ ...before, ...change }));
  const lines = readLines(quote.shown_lines);
  const [choices, setChoices] = useState<readonly Choice[]>(() => proposedChoices(lines));
  const { due } = totalsOf(chosenLines(lines, choices), quote.discount);
  const variables = { id: quote.id, conclusion_place: draft.place, choices };
  const consents = useRead({ query: consentsQuery, variables, nouns: [] }).data?.quote?.consents;
  const { act, busy } = useDeferrable(agreementRecorded);
  const record = async () => {
    const document_sha256 = quote.document_sha256 ?? "";
    const input = inputOf({ id: quote.id, document_sha256, choices }, draft);
    const done = await act({ input });
    if (!done) return;
    if (done !== "deferred")
      tellDone("L’accord est noté. Le client en reçoit la copie par e-mail.");
    close();
  };
  const missing = missingOf(draft, consents ?? []);
  return (
    <FormDialog opened onClose={close} title="Accord du client" size={600} fullScreen={fullScreen}>
      <Stack gap="lg">
        <WhereAndHow draft={draft} set={set} />
        <OptionField
          lines={lines}
          discount={quote.discount}
          choices={choices}
          onChoose={setChoices}
        />
        {draft.means === "paper" && <Paper draft={draft} set={set} quote={quote} />}
        <Owed quote={quote} due={due} />
        <Consents draft={draft} set={set} consents={askedConsents(draft, consents ?? [])} />
        {draft.means === "screen" && <SignatureField draft={draft} onChange={set} />}
        {draft.means === "paper" && (
          <TextInput
            label="Qui a signé ?"
            required
            maxLength={120}
            value={draft.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        )}
        <Group justify="flex-end" gap={8}>
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {missing.length > 0 && `Il manque encore\u00a0: ${missing.join(", ")}.`}
          </Text>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} disabled={missing.length > 0} onClick={record}>
            {draft.means === "paper" ? "Noter l’accord" : "Signer et s’engager à payer"}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
