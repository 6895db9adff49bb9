import { Group, Radio, Stack, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { formatSiret, isSiret } from "../../../../domain/shop/legal-ids.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import type { FoundCompany } from "./query.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { useCompany } from "./use-company.ts";
import { useStep } from "./use-step.ts";

type Draft = Pick<
  ShopSettings,
  "name" | "siret" | "legal_name" | "legal_form" | "phone" | "vat_regime" | "address"
>;

/** Without a SIRET one goes on: a company that is being registered has none yet. */
export function CompanyStep({ settings, go }: StepProps) {
  const { save, busy, errors, fault } = useStep("company", go);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...pick(settings),
    siret: formatSiret(settings.siret),
  }));
  const [said, setSaid] = useState("");
  const change = (changed: Partial<Draft>) => setDraft((former) => ({ ...former, ...changed }));
  const lookUp = useCompany(({ company }) => {
    setSaid(company ? foundText(company) : NOT_FOUND);
    if (company) setDraft((former) => withCompany(former, company));
  });
  const text = (name: Exclude<keyof Draft, "vat_regime" | "address">) => ({
    size: "md",
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: Changed) => change({ [name]: currentTarget.value }),
  });
  return (
    <StepForm save={() => void save(sentOf(draft))} busy={busy} fault={fault}>
      <TextInput
        label="SIRET"
        description="Quatorze chiffres. En cours d’immatriculation ? Vous le donnerez avant la mise en ligne."
        inputMode="numeric"
        {...text("siret")}
        error={errors["siret"] ?? siretFault(draft.siret)}
        onChange={({ currentTarget }) => {
          change({ siret: currentTarget.value });
          lookUp(currentTarget.value);
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {said}
      </Text>
      <TextInput label="Nom de l’atelier" autoComplete="organization" {...text("name")} />
      <TextInput label="Raison sociale" {...text("legal_name")} />
      <AddressFields draft={draft} change={change} errors={errors} />
      <TextInput label="Téléphone" type="tel" autoComplete="tel" {...text("phone")} />
      <VatRegime value={draft.vat_regime} onChange={(vat_regime) => change({ vat_regime })} />
    </StepForm>
  );
}

type Changed = Parameters<NonNullable<TextInputProps["onChange"]>>[0];

const NOT_FOUND = "Identité non trouvée au registre : complétez les champs ci-dessous.";
const foundText = ({ legal_name, city, closed }: FoundCompany): string =>
  closed
    ? `${legal_name}, ${city} : cet établissement est fermé au registre. Vérifiez le SIRET.`
    : `Trouvé au registre : ${legal_name}, ${city}. Vérifiez les champs remplis.`;

/** Once all the figures are there: not while they are being typed. */
const siretFault = (siret: string): string | undefined =>
  siret.replace(/\D/g, "").length >= 14 && !isSiret(siret)
    ? "Ce SIRET n’est pas valable. Vérifiez ses quatorze chiffres."
    : undefined;

const pick = (settings: ShopSettings): Draft => {
  const { name, siret, legal_name, legal_form, phone, vat_regime, address } = settings;
  return { name, siret, legal_name, legal_form, phone, vat_regime, address };
};

/** The register's answer replaces what identifies the company; a name that clients know stays. */
export function withCompany(draft: Draft, company: FoundCompany): Draft {
  const { legal_name, legal_form, street, zipcode, city } = company;
  const address = zipcode
    ? { ...draft.address, street: street || draft.address.street, zipcode, city }
    : draft.address;
  return {
    ...draft,
    legal_name: legal_name || draft.legal_name,
    legal_form: legal_form || draft.legal_form,
    address,
  };
}

/** Its position is looked up again from the address. */
const sentOf = (draft: Draft): Draft => ({
  ...draft,
  address: { ...draft.address, lat: null, lon: null },
});

type AddressProps = {
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
  errors: Readonly<Record<string, string>>;
};

function AddressFields({ draft: { address }, change, errors }: AddressProps) {
  const text = (name: "street" | "zipcode" | "city") => ({
    size: "md",
    value: address[name],
    error: errors[`address.${name}`],
    onChange: ({ currentTarget }: Changed) =>
      change({ address: { ...address, [name]: currentTarget.value } }),
  });
  return (
    <Stack gap="sm">
      <TextInput label="Numéro et rue" autoComplete="street-address" {...text("street")} />
      <Group grow align="flex-start" gap="sm">
        <TextInput
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          {...text("zipcode")}
        />
        <TextInput label="Ville" autoComplete="address-level2" {...text("city")} />
      </Group>
    </Stack>
  );
}

type Regime = ShopSettings["vat_regime"];

const VatRegime = ({ value, onChange }: { value: Regime; onChange: (value: Regime) => void }) => (
  <Radio.Group
    label="TVA"
    value={value}
    onChange={(chosen) => onChange(chosen === "franchise" ? "franchise" : "normal")}
  >
    <Stack gap="xs" mt={6}>
      <Radio size="md" value="normal" label="Je facture la TVA" />
      <Radio
        size="md"
        value="franchise"
        label="Franchise en base : TVA non applicable, art. 293 B du CGI"
      />
    </Stack>
  </Radio.Group>
);
