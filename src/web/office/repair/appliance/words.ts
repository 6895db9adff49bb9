import { categoryOf } from "../../../../domain/catalogue/categories.ts";
import { kindOf } from "../../../../domain/catalogue/kinds.ts";
import { recordOf } from "../../../../domain/record.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import type { ApplianceDraft } from "../../../../domain/repair/appliance/draft.ts";
import { withStoredField } from "../../../../domain/repair/appliance/edit.ts";
import {
  APPLIANCE_TEXTS,
  APPLIANCE_TEXT_NAMES,
} from "../../../../domain/repair/appliance/fields.ts";
import { formatDate, parseLocalDate } from "../../../../domain/time.ts";
import type { EditWords } from "../../client/conflict-words.ts";

const LEAST = 4;

/** The serial number worth asking about; "" while it is too short to mean one machine. */
export function serialToAsk(serial: string): string {
  const tidy = serial.replace(/\s+/g, " ").trim();
  return tidy.length < LEAST ? "" : tidy;
}

type KnownAppliance = Parameters<typeof applianceLabel>[0] & { repairs: readonly unknown[] };

/** « Déjà connu : Lave-linge Bosch WAX32, 2 réparations » */
export const knownText = (appliance: KnownAppliance): string =>
  `Déjà connu\u00a0: ${applianceLabel(appliance)}, ${repairsText(appliance.repairs.length)}`;

export function repairsText(count: number): string {
  if (count === 0) return "aucune réparation";
  return count === 1 ? "1 réparation" : `${count} réparations`;
}

/** An appliance that a colleague changed while its dialog was open. */
export const APPLIANCE_EDIT: EditWords<ApplianceDraft> = {
  fields: {
    ...recordOf(APPLIANCE_TEXT_NAMES, (name) => ({
      label: APPLIANCE_TEXTS[name].column.label,
      text: (draft: ApplianceDraft) => draft[name],
    })),
    machine: {
      label: "Appareil",
      text: ({ kind_id, category_id }) =>
        [kindOf(kind_id).name, categoryOf(category_id)?.name].filter(Boolean).join(", "),
    },
    underwarranty: {
      label: "Garantie",
      text: ({ underwarranty }) => (underwarranty ? "Sous garantie" : "Hors garantie"),
    },
    purchased_on: { label: "Date d’achat", text: ({ purchased_on }) => dateText(purchased_on) },
  },
  withStored: withStoredField,
};

function dateText(text: string): string {
  const date = parseLocalDate(text);
  return date ? formatDate(date) : text;
}
