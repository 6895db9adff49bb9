/** « Attestation d’irréparabilité » as texts of a page. No law gives its form: it says what insurers ask a repairer for. */
import {
  CERTIFICATE_REASON_FR,
  irreparableText,
} from "../../../../domain/quote/certificate/reason.ts";
import type { CertificateDocument } from "../../../../domain/quote/certificate/document.ts";
import { dateOf, type Instant, type Zone } from "../../../../domain/time.ts";
import { identityOf } from "../../../../domain/quote/parties.ts";
import { clientLines, sellerLines } from "../../document/identity.ts";
import { dayText, type Print } from "../../document/sheet.ts";

export type CertificatePrint = {
  document: CertificateDocument;
  withdrawn_at: Instant | null;
  zone: Zone;
};

const TEMPLATE = new URL("./certificate.typ", import.meta.url);

export function certificatePrint({ document, withdrawn_at, zone }: CertificatePrint): Print {
  const { seller, client, reference, reason, fault, note } = document;
  const day = dayText(dateOf(document.certified_at, zone));
  const data = {
    title: "Attestation d’irréparabilité",
    reference,
    keywords: [reference],
    under: withdrawn_at ? [`Retirée le ${dayText(dateOf(withdrawn_at, zone))}`] : [],
    seller: { name: seller.name, lines: sellerLines(seller) },
    client: { title: "Client", name: client.name, lines: clientLines(client) },
    about: { title: "Appareil", facts: aboutOf(document) },
    statement: statementOf(document, day),
    blocks: [
      ["Panne constatée", fault],
      ["Raison", CERTIFICATE_REASON_FR[reason]],
      ...(note ? [["Précisions", note]] : []),
    ],
    signed: [
      ["Date", day],
      ["Technicien", document.technician || seller.name],
      ["Signature et cachet", ""],
    ],
    mentions: { title: "Portée", sentences: SCOPE },
    footer: identityOf(seller),
  };
  return { template: TEMPLATE, data };
}

const aboutOf = ({ appliance }: CertificateDocument): [string, string][] => {
  const facts: [string, string][] = [
    ["Type", appliance?.kind ?? ""],
    ["Marque", appliance?.brand ?? ""],
    ["Modèle", appliance?.model ?? ""],
    ["N° de série", appliance?.serial ?? ""],
  ];
  return facts.filter(([, value]) => value !== "");
};

function statementOf({ technician, seller, reason }: CertificateDocument, day: string): string {
  const firm = seller.legal_name || seller.name;
  const who = technician ? `${technician}, pour ${firm},` : firm;
  return `${who} atteste que l’appareil désigné ci-dessus, examiné à la demande du client, est ${irreparableText(reason)} au ${day}.`;
}

const SCOPE = [
  "Cette attestation dit ce que le réparateur a constaté à cette date, à la demande du client.",
  "Elle n’engage ni un assureur, ni un vendeur, ni un éco-organisme, qui décident selon leurs propres conditions.",
  "Elle ne vaut ni reprise ni abandon de l’appareil.",
];
