/** « Dossier pour le juge »: what article 2 of the law of 31 December 1903 asks of the request, as texts of a page. */
import { formatPhone } from "../../../../domain/client/phone/phone.ts";
import { formatEuros } from "../../../../domain/money.ts";
import type { Claim } from "../../../../domain/intake/unclaimed/claim.ts";
import type { ReceiptDocument } from "../../../../domain/intake/document.ts";
import { courtFrom } from "../../../../domain/intake/unclaimed/unclaimed.ts";
import type { Parties } from "../../../../domain/quote/parties.ts";
import { addDays, dateOf, type Instant, type Zone } from "../../../../domain/time.ts";
import { identityOf } from "../../../../domain/quote/parties.ts";
import { clientLines, sellerLines } from "../../../quote/document/identity.ts";
import { applianceText, dayText, type Print } from "../../../quote/document/sheet.ts";

export type CourtFile = {
  reference: string;
  /** As they are today: the owner must be found. */
  parties: Parties;
  /** As it was signed. */
  receipt: ReceiptDocument;
  received_at: Instant;
  ready_at: Instant;
  claim: Claim;
  notices: readonly { sent_at: Instant; channel: string; recipient: string; subject: string }[];
  zone: Zone;
};

const TEMPLATE = new URL("./court-file.typ", import.meta.url);

export function courtFilePrint(file: CourtFile): Print {
  const { reference, parties, receipt, claim } = file;
  const { seller, client } = parties;
  const data = {
    title: "Dossier pour le juge",
    reference,
    keywords: [reference],
    under: ["Loi du 31 décembre 1903", "relative à la vente de certains objets abandonnés"],
    seller: { name: seller.name, lines: sellerLines(seller) },
    client: { title: "Propriétaire", name: client.name, lines: clientLines(client) },
    about: { title: "Appareil", facts: aboutOf(file) },
    facts: factsOf(file),
    request: { title: "Projet de requête", sentences: requestOf(file) },
    claim: {
      title: "Prix réclamé",
      rows: claim.lines.map(({ label, amount }) => [label, formatEuros(amount)]),
      none: "Aucune somme n’est réclamée.",
    },
    blocks: [
      ["Panne signalée au dépôt", receipt.fault || "Non précisée."],
      ["État à la réception", receipt.condition || "Rien à signaler."],
      ["Laissé avec l’appareil", receipt.accessories.join(", ") || "Rien."],
    ],
    notices: {
      title: "Messages envoyés au propriétaire",
      rows: file.notices.map((notice) => noticeRow(notice, file.zone)),
      none: "Aucun message envoyé par Établi depuis que l’appareil peut être retiré.",
    },
    signed: ["Fait à", "Le", "Signature"],
    check: { title: "Avant de déposer ce dossier", sentences: CHECK },
    footer: identityOf(seller),
  };
  return { template: TEMPLATE, data };
}

const aboutOf = ({ parties: { appliance }, receipt }: CourtFile): [string, string][] => {
  const named = appliance ?? receipt.appliance;
  return [
    ["Désignation", named ? applianceText(named) : "Appareil"],
    ["Lieu où il a été confié", receipt.seller.address.join(", ")],
  ];
};

const factsOf = ({ received_at, ready_at, claim, zone }: CourtFile): [string, string][] => [
  ["Reçu le", dayText(dateOf(received_at, zone))],
  ["À la disposition du propriétaire depuis le", dayText(dateOf(ready_at, zone))],
  ["Prix réclamé", claim.total > 0 ? `${formatEuros(claim.total)} TTC` : "aucun"],
];

function requestOf({ parties, received_at, ready_at, claim, zone }: CourtFile): string[] {
  const { seller, client } = parties;
  const year = dayText(addDays(courtFrom(ready_at, zone), -1));
  const price =
    claim.total > 0
      ? `Le prix réclamé est de ${formatEuros(claim.total)} TTC.`
      : "Aucun prix n’est réclamé.";
  return [
    "À Madame, Monsieur le juge du tribunal judiciaire,",
    `${seller.legal_name || seller.name} expose que l’appareil désigné ci-dessus lui a été confié pour réparation par ${client.name} le ${dayText(dateOf(received_at, zone))}, qu’il est à la disposition de son propriétaire depuis le ${dayText(dateOf(ready_at, zone))}, et qu’il n’a pas été retiré dans le délai d’un an, échu le ${year}. ${price}`,
    "En application des articles 1 et 2 de la loi du 31 décembre 1903, l’autorisation est demandée de faire vendre cet appareil aux enchères publiques.",
  ];
}

const noticeRow = (
  { sent_at, channel, recipient, subject }: CourtFile["notices"][number],
  zone: Zone,
): string[] => [
  dayText(dateOf(sent_at, zone)),
  channel === "sms" ? `SMS au ${formatPhone(recipient)}` : `E-mail à ${recipient}`,
  subject,
];

const CHECK = [
  "Relisez et complétez ce projet : il reprend ce qui est noté dans la fiche et ne remplace pas un conseil juridique.",
  "Joignez le récépissé de dépôt signé, la facture ou le devis, et la copie des messages et courriers envoyés.",
  "La demande se porte devant le juge du tribunal judiciaire, ou son président, selon la valeur de l’appareil, dans le ressort du domicile du professionnel. Le juge entend ou appelle le propriétaire.",
  "Sans décision du juge, l’appareil n’est ni vendu ni détruit : s’il se présente, son propriétaire le reprend.",
];
