import { Alert, Checkbox, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { useState } from "react";
import { formatSiret } from "../../../../domain/shop/legal-ids.ts";
import { SETTING_FR } from "../../../../domain/shop/settings/words.ts";
import type { Section } from "../settings/form/settings-form.tsx";
import { TextSetting } from "./text-setting.tsx";

/** « FR76 3000 6000 … » */
const groupsOfFour = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");

/** What quotes and invoices print of the company. */
export const LegalFields = ({ section }: { section: Section }) => (
  <>
    <Text size="sm" c="dimmed">
      Ces mentions sont imprimées sur vos prochains devis et factures. Les documents déjà émis ne
      changent pas.
    </Text>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} verticalSpacing={12}>
      <TextSetting name="legal_name" section={section} />
      <TextSetting name="legal_form" section={section} placeholder="SARL, EI, SAS…" />
      <TextSetting name="capital" section={section} placeholder="10 000 €" />
      <TextSetting name="siret" section={section} inputMode="numeric" write={formatSiret} />
      <TextSetting name="register" section={section} placeholder="RCS Toulouse 732 829 320" />
    </SimpleGrid>
    <TextSetting name="iban" section={section} write={groupsOfFour} />
    <VatFields section={section} />
    <TextSetting
      name="insurance"
      section={section}
      description="Assureur, son adresse et la zone couverte."
    />
    <TextSetting
      name="mediator"
      section={section}
      description="Son nom, son adresse et son site : obligatoire avec des particuliers."
    />
  </>
);

const REGIMES = [
  { value: "normal", label: "TVA facturée" },
  { value: "franchise", label: "Franchise en base (article 293 B du CGI)" },
];

/** A change of regime changes the next documents: it is confirmed before it is saved. */
function VatFields({ section }: { section: Section }) {
  const { draft, opened, change, errors, disabled } = section;
  const [confirmed, confirm] = useState<string>();
  const isChanged = draft.vat_regime !== opened.vat_regime;
  const isConfirmed = confirmed === draft.vat_regime;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16} verticalSpacing={12}>
        <NativeSelect
          label={SETTING_FR.vat_regime}
          data={REGIMES}
          disabled={disabled}
          value={draft.vat_regime}
          error={errors["vat_regime"]}
          onChange={({ currentTarget: { value } }) => {
            confirm(undefined);
            change({ vat_regime: value === "franchise" ? "franchise" : "normal" });
          }}
        />
        <TextSetting name="vat_number" section={section} placeholder="FR44 732829320" />
      </SimpleGrid>
      {isChanged && (
        <Alert color="yellow" variant="light" title="Le régime de TVA change">
          {draft.vat_regime === "franchise"
            ? "Vos prochains devis et factures n’auront plus de TVA. "
            : "Vos prochains devis et factures auront de la TVA. "}
          Ceux qui sont déjà émis ne changent pas.
          <Checkbox
            mt={8}
            label="Je confirme ce changement"
            checked={isConfirmed}
            aria-invalid={!isConfirmed}
            error={!isConfirmed && "Cochez pour pouvoir enregistrer."}
            onChange={({ currentTarget }) =>
              confirm(currentTarget.checked ? draft.vat_regime : undefined)
            }
          />
        </Alert>
      )}
    </>
  );
}
