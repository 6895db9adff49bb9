import {
  Button,
  Checkbox,
  Group,
  Modal,
  Radio,
  Select,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { CONCLUSION_PLACES, type ConclusionPlace } from "../../../../domain/quote/evidence.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../client/client-dialog.tsx";
import { SignatureField } from "../../intake/signature-field.tsx";
import type { WholeQuote } from "../query.ts";
import { consentsQuery, recordAgreement } from "./actions.ts";
import {
  askedConsents,
  inputOf,
  isComplete,
  type AgreementDraft,
  type Consent,
} from "./agreement.ts";

export type AgreementProps = { quote: WholeQuote; close: () => void };

const PLACE_FR: Record<ConclusionPlace, string> = {
  home: "Chez le client",
  shop: "À l’atelier",
  distance: "Feuille renvoyée",
};
const MEANS_FR = { screen: "Le client signe sur cet écran", paper: "Il a signé une feuille" };
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
  const variables = { id: quote.id, conclusion_place: draft.place };
  const consents = useRead({ query: consentsQuery, variables, nouns: [] }).data?.quote?.consents;
  const { act, busy } = useAction(recordAgreement);
  const record = async () => {
    const document_sha256 = quote.document_sha256 ?? "";
    if (!(await act({ input: inputOf({ id: quote.id, document_sha256 }, draft) }))) return;
    tellDone("L’accord est noté. Le client en reçoit la copie par e-mail.");
    close();
  };
  return (
    <Modal opened onClose={close} title="Accord du client" size={560} fullScreen={fullScreen}>
      <Stack gap="md">
        <WhereAndHow draft={draft} set={set} />
        {draft.means === "paper" && <Paper draft={draft} set={set} files={quote.files} />}
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
        <Text size="sm">
          Le client s’engage à payer <strong>{formatEuros(quote.due)}</strong>.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} disabled={!isComplete(draft, consents ?? [])} onClick={record}>
            {draft.means === "paper" ? "Noter l’accord" : "Signer et s’engager à payer"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type Part = { draft: AgreementDraft; set: (change: Partial<AgreementDraft>) => void };

const WhereAndHow = ({ draft: { means, place }, set }: Part) => (
  <>
    <Radio.Group
      label="Comment"
      value={means}
      onChange={(value) =>
        set(value === "paper" ? { means: "paper" } : { means: "screen", place: "home" })
      }
    >
      <Stack gap={8} mt={8}>
        <Radio size="md" value="screen" label={MEANS_FR.screen} />
        <Radio size="md" value="paper" label={MEANS_FR.paper} />
      </Stack>
    </Radio.Group>
    <Radio.Group
      label="Où"
      description="Le lieu décide du droit de rétractation et du jour où vous pouvez être payé."
      value={place}
      onChange={(value) => {
        const chosen = CONCLUSION_PLACES.find((known) => known === value);
        if (chosen) set({ place: chosen, ticked: [] });
      }}
    >
      <Group gap={16} mt={8}>
        {(["home", "shop", ...(means === "paper" ? (["distance"] as const) : [])] as const).map(
          (known) => (
            <Radio key={known} size="md" value={known} label={PLACE_FR[known]} />
          ),
        )}
      </Group>
    </Radio.Group>
  </>
);

const Consents = ({ draft, set, consents }: Part & { consents: readonly Consent[] }) => (
  <Checkbox.Group
    value={[...draft.ticked]}
    onChange={(ticked) => set({ ticked })}
    aria-label="Ce que le client accepte"
  >
    <Stack gap={8}>
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
