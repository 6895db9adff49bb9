/** Labels of a thermal printer: one for the appliance, one for each accessory. */
import QRCode from "qrcode";
import { applianceDrawing } from "../../../domain/catalogue/kinds.ts";
import type { ReceiptDocument } from "../../../domain/intake/document.ts";
import { dateOf, formatNumericDate, type Instant, type Zone } from "../../../domain/time.ts";
import { printedDrawing } from "../../platform/pdf/drawing.ts";
import type { Print } from "../../quote/document/sheet.ts";

/** Width and height of a roll, in millimetres. */
export const LABEL_SIZES = { "62x29": [62, 29], "50x30": [50, 30] } as const;
export type LabelSize = keyof typeof LABEL_SIZES;

export const isLabelSize = (word: string): word is LabelSize => Object.hasOwn(LABEL_SIZES, word);

/** What a label says of a receipt, or of a repair that has none yet. */
export type LabelDocument = Pick<
  ReceiptDocument,
  "reference" | "client" | "appliance" | "accessories" | "kind_id"
>;

export type LabelPrint = {
  document: LabelDocument;
  received_at: Instant;
  link: string;
  zone: Zone;
  size: LabelSize;
};

/** A thermal printer has no greys. */
const BLACK = { line: "#000000", fill: "none" };
const TEMPLATE = new URL("./label.typ", import.meta.url);

export async function labelPrint({
  document,
  received_at,
  link,
  zone,
  size,
}: LabelPrint): Promise<Print> {
  const { reference, client, appliance, accessories, kind_id } = document;
  const [width, height] = LABEL_SIZES[size];
  const machine = appliance
    ? [appliance.kind, appliance.brand, appliance.model].filter(Boolean).join(" ")
    : "Appareil";
  const data = {
    reference,
    width,
    height,
    date: formatNumericDate(dateOf(received_at, zone)),
    // A low correction keeps the modules large enough for a thermal head.
    code: await QRCode.toString(link, { type: "svg", margin: 0, errorCorrectionLevel: "L" }),
    alt: `Code QR vers ${link}`,
    // On the machine's label alone: on a charger's it would say that the charger is a machine.
    drawing: printedDrawing(applianceDrawing(kind_id), BLACK),
    labels: [machine, ...accessories].map((what) => ({ name: client.name, what })),
  };
  return { template: TEMPLATE, data };
}
