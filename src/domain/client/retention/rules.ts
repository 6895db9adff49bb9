/** How long what is recorded is kept: the one table, which the nightly task applies and the public page shows. */
import { TRUST_DAYS } from "../../account/factor/code.ts";
import { DELIVERY_DAYS } from "../../account/webhook/retry.ts";
import { addDays, type LocalDate } from "../../time.ts";

export type RetentionRule = {
  id: string;
  /** What is kept, then for how long, in French. */
  what: string;
  kept: string;
  /** Who lets it go: the nightly task, what replaces it, or nothing of Établi. */
  by: "night" | "law" | "host" | "shop";
};

/** Three years after the last contact (CNIL, clients and prospects). */
export const IDLE_MONTHS = 36;
/** The shop reads which clients will be erased so many days before, and may keep them. */
export const NOTICE_DAYS = 30;
/** What « Garder » adds. */
export const KEPT_MONTHS = 12;
/** The legal guarantee runs from the invoice (Code de la consommation, L217-3): until then nothing is erased. */
export const GUARANTEE_MONTHS = 24;

/** Letters that touch no repair, so that no erasure of a client finds them. */
export const LETTER_DAYS = 90;

export const RETENTION: readonly RetentionRule[] = [
  {
    id: "client",
    what: "Fiches de client, réparations, photos, documents et messages",
    kept: "3 ans après le dernier contact, puis le nom, les coordonnées, les photos et les textes sont effacés ; jamais pendant une réparation, avant le paiement d’une facture ni pendant la garantie légale (2 ans). L’atelier en est prévenu 30 jours avant et peut garder une fiche un an de plus",
    by: "night",
  },
  {
    id: "document",
    what: "Factures, devis envoyés, contrats et paiements",
    kept: "10 ans et plus, tels qu’ils ont été remis, comme la loi le demande",
    by: "law",
  },
  {
    id: "terms",
    what: "Texte des conditions générales accepté à la réservation",
    kept: "tant que l’atelier est sur Établi, une fois par texte et sans nom ; le jour de l’accord est dans la réparation",
    by: "shop",
  },
  {
    id: "letter",
    what: "Lettres, codes et réponses qui ne touchent aucune réparation : comptes et invitations, codes et liste d’attente de visiteurs, essais, avis à l’atelier, messages reçus que l’atelier n’a rattachés à rien",
    kept: `${LETTER_DAYS} jours`,
    by: "night",
  },
  {
    id: "sign-up",
    what: "Inscription d’un atelier qui n’est pas confirmée, et liens de mot de passe",
    kept: "jusqu’à la nuit qui suit la fin de leur lien",
    by: "night",
  },
  {
    id: "waiting",
    what: "Demande d’un visiteur qui attend qu’une place se libère",
    kept: "60 jours, ou jusqu’à ce qu’il la retire ; ce qu’il avait écrit est alors effacé",
    by: "night",
  },
  {
    id: "recording",
    what: "Enregistrements d’appels vidéo, faits avec l’accord du client",
    kept: "30 jours, ou jusqu’à ce que l’atelier les supprime",
    by: "night",
  },
  { id: "session", what: "Sessions terminées", kept: "30 jours", by: "night" },
  { id: "device", what: "Appareils reconnus à la connexion", kept: "1 an sans usage", by: "night" },
  {
    id: "trust",
    what: "Appareils dispensés du code de connexion",
    kept: `jusqu’à la nuit qui suit la fin des ${TRUST_DAYS} jours`,
    by: "night",
  },
  { id: "attempt", what: "Comptes de tentatives", kept: "jusqu’à la nuit qui suit", by: "night" },
  {
    id: "webhook",
    what: "Ce qui est envoyé aux logiciels que l’atelier a reliés, tel que c’était à l’instant de l’acte",
    kept: `${DELIVERY_DAYS} jours, même ce qui n’a pas pu être remis ; ce qui touche une réparation disparaît avec le client qui est effacé`,
    by: "night",
  },
  {
    id: "audience",
    what: "Nombre de visites des pages d’un atelier, sans personne",
    kept: "25 mois",
    by: "night",
  },
  {
    id: "copy",
    what: "Copie entière d’un atelier, demandée par son responsable",
    kept: "7 jours",
    by: "night",
  },
  {
    id: "audit",
    what: "Journal de ce que font les personnes de l’atelier, qui ne nomme aucun client",
    kept: "tant que l’atelier est sur Établi",
    by: "shop",
  },
  {
    id: "log",
    what: "Journaux techniques",
    kept: "selon les règles de l’hébergement de cette installation",
    by: "host",
  },
];

/** Whole months before or after; the last day of a shorter month. */
export function addMonths(date: LocalDate, count: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const wanted = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, days)),
  );
  const elapsed = Math.round((wanted.getTime() - Date.UTC(year, month - 1, day)) / 86_400_000);
  return addDays(date, elapsed);
}

export type Deadlines = {
  /** A client without contact since before this day is announced. */
  announced: LocalDate;
  /** One without contact since before this day, and announced before `noticed`, is erased. */
  idle: LocalDate;
  noticed: LocalDate;
  /** An invoice of this day or later holds its guarantee. */
  guarantee: LocalDate;
};

export const deadlinesOn = (today: LocalDate): Deadlines => {
  const idle = addMonths(today, -IDLE_MONTHS);
  return {
    announced: addDays(idle, NOTICE_DAYS),
    idle,
    noticed: addDays(today, -NOTICE_DAYS),
    guarantee: addMonths(today, -GUARANTEE_MONTHS),
  };
};

/** The first night that may erase a client: never sooner than the notice lasts. */
export function erasedOn(
  contact: LocalDate,
  noticed_on: LocalDate,
  kept_until: LocalDate | null,
): LocalDate {
  const ends = [addDays(addMonths(contact, IDLE_MONTHS), 1), addDays(noticed_on, NOTICE_DAYS)];
  if (kept_until) ends.push(kept_until);
  return ends.reduce((latest, one) => (one > latest ? one : latest));
}
