/** The publisher's individual attestation that its software meets the conditions of CGI art. 286, I-3° bis (model of BOI-LETTRE-000242). */
import { formatSiret } from "../../shop/legal-ids.ts";
import { formatDate, type LocalDate } from "../../time.ts";

/** The publisher of the software, read from the configuration. */
export type Publisher = {
  name: string;
  form: string;
  siret: string;
  address: string;
  director: string;
};

export type AttestedShop = { legal_name: string; siret: string; address: string };

/** What decides whether the end of the chain leaves the machine each night: nothing leaves that is not set. */
export type HeadWays = {
  /** The owner wrote the accountant's e-mail. */
  accountant: boolean;
  /** The installation sends letters: without it they stay here. */
  mail: boolean;
  timestamp: boolean;
};

export type Attestation = {
  publisher: Publisher;
  shop: AttestedShop;
  version: string;
  /** SHA-256 of the public key of the archives. */
  key: string;
  ways: HeadWays;
  today: LocalDate;
};

const MISSING_FR: Record<keyof Publisher, string> = {
  name: "le nom de l’éditeur (LEGAL_NAME)",
  form: "sa forme juridique (LEGAL_FORM)",
  siret: "son SIRET (LEGAL_SIRET)",
  address: "son adresse (LEGAL_ADDRESS)",
  director: "son représentant légal (LEGAL_DIRECTOR)",
};

/** What the configuration does not say yet: without it the attestation is worth nothing. */
export const missingOf = ({ publisher }: Pick<Attestation, "publisher">): string[] => {
  const names: (keyof Publisher)[] = ["name", "form", "siret", "address", "director"];
  return names.filter((name) => publisher[name].trim() === "").map((name) => MISSING_FR[name]);
};

/** By which ways it leaves; empty when it leaves by none. */
const leaving = ({ accountant, mail, timestamp }: HeadWays): string[] => [
  ...(accountant && mail ? ["par e-mail à l’expert-comptable"] : []),
  ...(timestamp ? ["signée par un service d’horodatage (RFC 3161)"] : []),
];

/** What the owner is to set so that it leaves; empty when it does. */
export function headAdvice(ways: HeadWays): string {
  if (leaving(ways).length > 0) return "";
  const own = ways.accountant
    ? "L’exploitant de l’installation règle l’envoi des e-mails (SMTP_URL)"
    : "Indiquez l’e-mail de votre comptable dans « Tenue des comptes »";
  return `L’empreinte du registre ne quitte pas encore cette machine. ${own} ; un service d’horodatage (TIMESTAMP_URL) peut aussi la signer.`;
}

export type AttestationPart = { title: string; lines: readonly string[] };

/** The two parts of the model: the publisher's, then the shop's. */
export function attestationParts(attestation: Attestation): AttestationPart[] {
  return [publisherPart(attestation), conditionsPart(attestation), shopPart(attestation)];
}

/** What is to be written by hand where nothing is known. */
const BLANK = "……………………";
const or = (text: string): string => text.trim() || BLANK;

function publisherPart({ publisher, version, today }: Attestation): AttestationPart {
  const { name, form, siret, address, director } = publisher;
  return {
    title: "Volet 1 : l’éditeur du logiciel",
    lines: [
      `Je soussigné(e) ${or(director)}, représentant légal de ${or(name)}, ${or(form)}, SIRET ${or(siret)}, ${or(address)}, éditeur du logiciel de gestion et de facturation Établi, version ${version}, atteste que ce logiciel, mis sur le marché dans cette version, satisfait aux conditions d’inaltérabilité, de sécurisation, de conservation et d’archivage des données en vue du contrôle de l’administration fiscale, prévues au 3° bis du I de l’article 286 du code général des impôts.`,
      "J’atteste que la dernière version majeure de ce logiciel est identifiée par le premier nombre de sa version, et que les versions mineures qui la suivent ne touchent pas à ces conditions.",
      `Fait le ${formatDate(today)}. Signature :`,
    ],
  };
}

const sentText = (ways: HeadWays): string => {
  const by = leaving(ways);
  return by.length > 0
    ? ` ; l’empreinte de la dernière écriture part chaque nuit hors de la machine, ${by.join(" et ")}`
    : "";
};

const conditionsPart = ({ key, ways }: Attestation): AttestationPart => ({
  title: "Comment ces conditions sont tenues",
  lines: [
    "Inaltérabilité : rien n’est modifié ni supprimé ; une erreur se corrige par un avoir ou une écriture contraire. Chaque devis envoyé, réponse, facture, avoir, paiement, remboursement, clôture, archive, export, réimpression et changement d’identité a son écriture dans un registre enchaîné par HMAC-SHA-256.",
    `Sécurisation : la clé du registre n’est pas dans la base de données${sentText(ways)}.`,
    "Conservation : clôtures mensuelles et annuelles, avec les totaux de la période et les totaux perpétuels ; plus rien n’est daté d’une période clôturée.",
    "Archivage : archives signées (Ed25519), dans des formats ouverts, qu’un programme de cinquante lignes vérifie sans le logiciel. Empreinte SHA-256 de la clé publique :",
    key,
  ],
});

function shopPart({ shop: { legal_name, siret, address } }: Attestation): AttestationPart {
  return {
    title: "Volet 2 : l’entreprise qui utilise le logiciel",
    lines: [
      `Je soussigné(e) ${BLANK}, représentant légal de ${or(legal_name)}, SIRET ${or(formatSiret(siret))}, ${or(address)}, certifie avoir acquis ou pris en location, le ${BLANK}, et utiliser depuis le ${BLANK}, pour enregistrer les règlements de mes clients, le logiciel désigné au volet 1.`,
      `Fait à ${BLANK}, le ${BLANK}. Signature :`,
    ],
  };
}
