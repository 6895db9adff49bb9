/** The receipt of an appliance left at the workshop: from what was signed to the texts of its page. */
import QRCode from "qrcode";
import { applianceDrawing } from "../../../domain/catalogue/kinds.ts";
import type { ReceiptDocument } from "../../../domain/intake/document.ts";
import { formatEuros } from "../../../domain/money.ts";
import type { ScreenSignature } from "../../../domain/quote/evidence.ts";
import { dateOf, formatTime, type Instant, type Zone } from "../../../domain/time.ts";
import { identityOf } from "../../../domain/quote/parties.ts";
import { clientLines, sellerLines } from "../../quote/document/identity.ts";
import { printedDrawing } from "../../platform/pdf/drawing.ts";
import { drawingOf } from "../../quote/document/signed.ts";
import { applianceText, dayText, type Print } from "../../quote/document/sheet.ts";
import type { IntakeRow } from "../store.ts";

export type ReceiptPrint = {
  intake: Pick<
    IntakeRow,
    | "document"
    | "received_at"
    | "signed_by"
    | "signature"
    | "returned_at"
    | "returned_to"
    | "return_signature"
  >;
  /** Short address of the sheet, or of its public page. */
  link: string;
  zone: Zone;
};

/** The ink of the page (sheet.typ), and the accent of the drawings, a light grey on a black printer. */
const INKS = { line: "#262626", fill: "#ffcd5c" };
const TEMPLATE = new URL("./receipt.typ", import.meta.url);

export async function receiptPrint({ intake, link, zone }: ReceiptPrint): Promise<Print> {
  const { document, received_at, signed_by, signature } = intake;
  const { seller, client } = document;
  const data = {
    title: "Récépissé de dépôt",
    reference: document.reference,
    keywords: [document.reference],
    under: [],
    seller: { name: seller.name, lines: sellerLines(seller) },
    client: { title: "Client", name: client.name, lines: clientLines(client) },
    about: {
      title: "Appareil",
      facts: aboutOf(document),
      drawing: printedDrawing(applianceDrawing(document.kind_id), INKS),
    },
    facts: factsOf(document, momentText(received_at, zone)),
    blocks: blocksOf(document),
    accessories: document.accessories,
    follow: await followStep(link),
    signed: signedBlock(
      "Déposé par le client",
      { name: signed_by, signature },
      momentText(received_at, zone),
    ),
    returned: returnedBlock(intake, zone),
    mentions: { title: "Conditions du dépôt", sentences: document.mentions },
    footer: identityOf(seller),
  };
  return { template: TEMPLATE, data };
}

const momentText = (at: Instant, zone: Zone): string =>
  `${dayText(dateOf(at, zone))} à ${formatTime(at, zone)}`;

const aboutOf = ({ appliance, seller }: ReceiptDocument): [string, string][] => [
  ["Appareil déposé", appliance ? applianceText(appliance) : ""],
  ["Lieu du dépôt", seller.address.join(", ")],
];

const factsOf = (
  { ceiling, has_password }: ReceiptDocument,
  received: string,
): [string, string][] => [
  ["Reçu le", received],
  ["Accord sans devis", ceiling === null ? "non" : `jusqu’à ${formatEuros(ceiling)} TTC`],
  ["Mot de passe confié", has_password ? "oui" : "non"],
];

const blocksOf = ({ fault, condition }: ReceiptDocument): [string, string][] => [
  ["Panne signalée", fault || "À préciser au diagnostic."],
  ["État à la réception", condition || "Rien à signaler."],
];

const followStep = async (link: string) => ({
  title: "Suivre la réparation",
  code: await QRCode.toString(link, { type: "svg", margin: 0 }),
  alt: `Code QR vers ${link}`,
  sentences: [
    "Scannez ce code avec votre téléphone, ou ouvrez :",
    link.replace(/^https?:\/\//, ""),
    "Vous y voyez où en est votre appareil, et le devis quand il est prêt.",
  ],
});

const signedBlock = (
  title: string,
  { name, signature }: { name: string; signature: ScreenSignature },
  moment: string,
) => ({
  title,
  sentences: [`Signé par ${name} le ${moment}, sur un appareil de l’atelier.`],
  proof: "",
  alt: `Signature de ${name}`,
  drawing: signature.kind === "drawn" ? drawingOf(signature.strokes) : null,
  typed: signature.kind === "typed" ? signature.text : "",
});

const returnedBlock = (
  { returned_at, returned_to, return_signature }: ReceiptPrint["intake"],
  zone: Zone,
) =>
  returned_at && returned_to && return_signature
    ? signedBlock(
        "Repris par le client",
        { name: returned_to, signature: return_signature },
        momentText(returned_at, zone),
      )
    : null;
