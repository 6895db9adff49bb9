/** The fields of an appliance; only its kind is required, the others help to find parts. */
import { Checkbox, NativeSelect, Text, TextInput } from "@mantine/core";
import {
  categoryChoices,
  draftFaults,
  draftOf,
  hasPlate,
  withFoundKind,
  type ApplianceDraft,
} from "../../../../domain/repair/appliance/draft.ts";
import { legalGuaranteeUntil } from "../../../../domain/repair/appliance/guarantee.ts";
import { dateOf, formatDate, parseLocalDate, toInstant } from "../../../../domain/time.ts";
import { useFirstPaint } from "../../../ui/use-after-paint.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useZone } from "../../shop/use-shop.ts";
import { BrandField } from "./brand-field.tsx";
import { FAULT_FR } from "./field-errors.ts";
import { KindPicker } from "./kind-picker.tsx";
import { KnownSerial } from "./known-serial.tsx";
import { ScanButton, useCanScan } from "./scan-button.tsx";
import styles from "./appliance.module.css";

type Props = {
  value: ApplianceDraft;
  onChange: (draft: ApplianceDraft) => void;
  /** Category ids that the shop's users repair, all together. */
  skills: readonly string[];
  /** Whose machine it is, so that one of his is recognised by its serial number. */
  client_id?: string | undefined;
  /** Its kind was chosen, by these words: they may name a part or a fault. */
  onFound?: ((draft: ApplianceDraft, words: string) => void) | undefined;
};

export function ApplianceForm({ value, onChange, skills, client_id, onFound = onChange }: Props) {
  const change = (fields: Partial<ApplianceDraft>) => onChange({ ...value, ...fields });
  const isMachine = hasPlate(value);
  const hasKind = value.kind_id !== "";
  // Rendering a dozen fields at once blocks a slow computer for 250 ms after the key that chose the kind.
  const isPainted = useFirstPaint(hasKind);
  return (
    <div className={styles.applianceForm}>
      <KindPicker
        skills={skills}
        value={value.kind_id}
        onPick={(kind_id, words) =>
          onFound(withFoundKind(value, { kind_id, words }, skills), words)
        }
      />
      {hasKind && (
        <div className={styles.applianceFields} data-part="appliance-fields">
          {isMachine && (
            <>
              <BrandField value={value.brand} onChange={(brand) => change({ brand })} />
              {isPainted && <PlateTexts {...{ value, onChange, client_id }} />}
            </>
          )}
          {(isPainted || !isMachine) && (
            <>
              <CategoryField draft={value} skills={skills} change={change} />
              <TextInput
                label="Nom"
                description={isMachine ? FOR_MACHINE : FOR_WORKS}
                {...textField("name", value, change)}
              />
            </>
          )}
          {isPainted && isMachine && <PurchaseFields draft={value} change={change} />}
        </div>
      )}
    </div>
  );
}

const FOR_MACHINE = "Si la maison l’appelle autrement\u00a0: «\u202fFour du bas\u202f».";
const FOR_WORKS = "Pour savoir lequel\u00a0: «\u202fToit du garage\u202f».";

type TextName = "name" | "gtin" | "model" | "serial";

const textField = (
  field: TextName,
  value: ApplianceDraft,
  change: (fields: Partial<ApplianceDraft>) => void,
) => ({
  inputWrapperOrder: UNDER,
  maxLength: 80,
  autoComplete: "off",
  value: value[field],
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
    change({ [field]: currentTarget.value }),
});

/** What else the plate of a machine says. */
function PlateTexts({
  value,
  onChange,
  client_id,
}: Pick<Props, "value" | "onChange" | "client_id">) {
  const change = (fields: Partial<ApplianceDraft>) => onChange({ ...value, ...fields });
  const canScan = useCanScan();
  const text = (field: TextName) => textField(field, value, change);
  return (
    <>
      <TextInput label="Modèle" {...text("model")} />
      <TextInput
        label="N° série"
        description={canScan ? undefined : NO_SCAN}
        spellCheck={false}
        rightSection={canScan && <ScanButton onRead={(field, read) => change({ [field]: read })} />}
        {...text("serial")}
      />
      <TextInput
        label="Réf"
        description="Code produit, souvent un code-barres."
        {...text("gtin")}
      />
      <KnownSerial
        serial={value.serial}
        id={value.id}
        client_id={client_id}
        onUse={(known) => onChange(draftOf(known))}
      />
    </>
  );
}

/** What is said of a field stands under it: two side by side stay level. */
const UNDER = ["label" as const, "input" as const, "description" as const, "error" as const];

const NO_SCAN = "Ce navigateur ne lit pas les codes-barres\u00a0: recopiez le numéro.";

type PartProps = { draft: ApplianceDraft; change: (fields: Partial<ApplianceDraft>) => void };

/** Only where there is something to choose. */
function CategoryField({ draft, skills, change }: PartProps & { skills: readonly string[] }) {
  const choices = categoryChoices(draft.kind_id, skills);
  if (choices.length < 2) return null;
  return (
    <NativeSelect
      label="Catégorie"
      data={[
        ...(draft.category_id === "" ? [{ value: "", label: "À préciser" }] : []),
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={draft.category_id}
      onChange={({ currentTarget }) => change({ category_id: currentTarget.value })}
    />
  );
}

function PurchaseFields({ draft, change }: PartProps) {
  const today = dateOf(toInstant(useNow()), useZone());
  const fault = draftFaults(draft, today).purchased_on;
  const bought = fault ? undefined : parseLocalDate(draft.purchased_on);
  const until = bought && legalGuaranteeUntil(bought);
  return (
    <>
      <TextInput
        type="date"
        label="Date d’achat"
        max={today}
        value={draft.purchased_on}
        error={fault && FAULT_FR[fault]}
        onChange={({ currentTarget }) => change({ purchased_on: currentTarget.value })}
      />
      <Checkbox
        classNames={{ body: styles.checkboxBody, label: styles.checkboxLabel }}
        label="Sous garantie"
        className={styles.underWarranty}
        checked={draft.underwarranty}
        onChange={({ currentTarget }) => change({ underwarranty: currentTarget.checked })}
      />
      {until && until >= today && (
        <Text size="sm" c="dimmed" className={styles.whole}>
          Garantie légale jusqu’au {formatDate(until)}, si un particulier l’a acheté à un
          professionnel.
        </Text>
      )}
    </>
  );
}
