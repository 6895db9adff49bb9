import {
  Button,
  Checkbox,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { formatEuros, type Cents } from "../../../../domain/money.ts";
import { CONCLUSION_PLACES, type ConclusionPlace } from "../../../../domain/quote/evidence.ts";
import { chosenLines, proposedChoices } from "../../../../domain/quote/option/groups.ts";
import type { Choice } from "../../../../domain/quote/option/option.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { SMALL_SCREEN } from "../../client/client-dialog.tsx";
import { SignatureField } from "../../intake/signature-field.tsx";
import { readLines } from "../draft/stored-lines.ts";
import { OptionField } from "../option/option-field.tsx";
import type { WholeQuote } from "../query.ts";
import { consentsQuery, recordAgreement } from "./actions.ts";
import {
  askedConsents,
  inputOf,
  missingOf,
  type AgreementDraft,
  type Consent,
} from "./agreement.ts";

import styles from "./agreement.module.css";

export type AgreementProps = { quote: WholeQuote; close: () => void };

const PLACE_FR: Record<ConclusionPlace, string> = {
  home: "Chez le client",
  shop: "À l’atelier",
  distance: "Feuille renvoyée",
};
/** For a consumer whose repair is not an urgent one at home. */
const PLACE_WHY: Record<ConclusionPlace, string> = {
  home: "Chez lui, un particulier a quatorze jours pour se rétracter, et aucun paiement n’est reçu avant sept jours. Un dépannage urgent fait exception.",
  shop: "À l’atelier, il n’y a pas de délai de rétractation.",
  distance: "À distance, un particulier a quatorze jours pour se rétracter.",
};
const EMPTY = { strokes: "", typed: "", ticked: [], file_id: null, signed_on: "" };

/** The client agrees before the shop: on its screen, or on a sheet of which the photo is kept. */
export function AgreementDialog({ quote, close }: AgreementProps) {
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const [draft, setDraft] = useState<AgreementDraft>({
    ...EMPTY,
    place: "home",
    means: "screen",
    name: fullName(quote.client),
  });
  const set = (change: Partial<AgreementDraft>) => setDraft((before) => ({ ...before, ...change }));
  const lines = readLines(quote.shown_lines);
  const [choices, setChoices] = useState<readonly Choice[]>(() => proposedChoices(lines));
  const { due } = totalsOf(chosenLines(lines, choices), quote.discount);
  const variables = { id: quote.id, conclusion_place: draft.place, choices };
  const consents = useRead({ query: consentsQuery, variables, nouns: [] }).data?.quote?.consents;
  const { act, busy } = useAction(recordAgreement);
  const record = async () => {
    const document_sha256 = quote.document_sha256 ?? "";
    const input = inputOf({ id: quote.id, document_sha256, choices }, draft);
    if (!(await act({ input }))) return;
    tellDone("L’accord est noté. Le client en reçoit la copie par e-mail.");
    close();
  };
  const missing = missingOf(draft, consents ?? []);
  return (
    <Modal opened onClose={close} title="Accord du client" size={600} fullScreen={fullScreen}>
      <Stack gap="lg">
        <WhereAndHow draft={draft} set={set} />
        <OptionField
          lines={lines}
          discount={quote.discount}
          choices={choices}
          onChoose={setChoices}
        />
        {draft.means === "paper" && <Paper draft={draft} set={set} files={quote.files} />}
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
    </Modal>
  );
}

/** What is signed, large: it is the client who reads it. */
const Owed = ({ quote, due }: { quote: WholeQuote; due: Cents }) => (
  <div className={styles.owed}>
    <div>
      <Text fw={600}>Devis {quote.reference}</Text>
      <Text size="sm" c="dimmed">
        {quote.subject}
      </Text>
    </div>
    <div className={styles.amount}>
      <Text size="sm" c="dimmed">
        Le client s’engage à payer
      </Text>
      <strong className={office.figures}>{formatEuros(due)}</strong>
    </div>
  </div>
);

type Part = { draft: AgreementDraft; set: (change: Partial<AgreementDraft>) => void };

const MEANS = [
  { value: "screen", label: "Sur cet écran" },
  { value: "paper", label: "Sur une feuille" },
];

const WhereAndHow = ({ draft: { means, place }, set }: Part) => (
  <div className={styles.where}>
    <Segments
      label="Le client signe"
      data={MEANS}
      value={means}
      onChange={(value) =>
        set(value === "paper" ? { means: "paper" } : { means: "screen", place: "home" })
      }
    />
    <Segments
      label="Où"
      data={CONCLUSION_PLACES.filter((known) => known !== "distance" || means === "paper").map(
        (value) => ({ value, label: PLACE_FR[value] }),
      )}
      value={place}
      onChange={(value) => {
        const chosen = CONCLUSION_PLACES.find((known) => known === value);
        if (chosen) set({ place: chosen, ticked: [] });
      }}
    />
    <Text size="sm" c="dimmed" className={styles.why}>
      {PLACE_WHY[place]}
    </Text>
  </div>
);

type SegmentsProps = {
  label: string;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Two or three answers side by side, of which one is given. */
const Segments = ({ label, ...control }: SegmentsProps) => (
  <div>
    <Text size="sm" fw={600} mb={6} aria-hidden>
      {label}
    </Text>
    <SegmentedControl {...control} fullWidth size="md" aria-label={label} />
  </div>
);

const Consents = ({ draft, set, consents }: Part & { consents: readonly Consent[] }) => (
  <Checkbox.Group
    value={[...draft.ticked]}
    onChange={(ticked) => set({ ticked })}
    aria-label="Ce que le client accepte"
  >
    <Stack gap={16}>
      {consents.map(({ key, text, required }) => (
        <Checkbox
          key={key}
          size="md"
          value={key}
          label={required ? text : `S’il le souhaite\u00a0: ${text}`}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);

const Paper = ({ draft, set, files }: Part & Pick<WholeQuote, "files">) => (
  <>
    <Select
      label="Photo de la feuille signée"
      description="Ajoutez-la d’abord aux pièces jointes du devis."
      required
      data={files.map(({ id, filename }) => ({ value: id, label: filename }))}
      nothingFoundMessage="Aucune pièce jointe"
      value={draft.file_id}
      onChange={(file_id) => set({ file_id })}
    />
    <TextInput
      type="date"
      label="Signée le"
      description="Vide pour aujourd’hui."
      value={draft.signed_on}
      onChange={({ currentTarget }) => set({ signed_on: currentTarget.value })}
    />
  </>
);
