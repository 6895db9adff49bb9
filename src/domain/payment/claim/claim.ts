/** « Dossier de bonus »: what the eco-organisation is asked for the bonus that an invoice deducted, and what becomes of it. */
import type { Cents } from "../../money.ts";
import { addDays, type Instant, type LocalDate } from "../../time.ts";

export const CLAIM_STATES = [
  "open",
  "sent",
  "complete",
  "rejected",
  "repaid",
  "abandoned",
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_STATE_FR: Record<ClaimState, string> = {
  open: "À envoyer",
  sent: "Envoyé",
  complete: "Accepté",
  rejected: "Rejeté",
  repaid: "Remboursé",
  abandoned: "Abandonné",
};

/** A rejected one is corrected and sent again, or the shop bears the bonus: its client already paid what they agreed to. */
const PASSAGES: Record<ClaimState, readonly ClaimState[]> = {
  open: ["sent", "repaid", "abandoned"],
  sent: ["complete", "rejected", "repaid"],
  complete: ["rejected", "repaid"],
  rejected: ["sent", "repaid", "abandoned"],
  repaid: [],
  abandoned: ["sent", "repaid"],
};

export const mayPass = (from: ClaimState, to: ClaimState): boolean => PASSAGES[from].includes(to);

export const isClaimState = (word: string): word is ClaimState =>
  CLAIM_STATES.some((known) => known === word);

/**
 * Days from the invoice after which a claim is said to be late. The conventions of the eco-organisations set their own:
 * no public text was found, so that this is a caution and the screen says so.
 */
const CLAIM_DAYS = 60;

export const claimDeadline = (issued_on: LocalDate): LocalDate => addDays(issued_on, CLAIM_DAYS);

/** All that a claim hands over (portal of Ecologic, « e-reparateur »). */
export type ClaimFile = {
  invoice: { reference: string; issued_on: LocalDate; total_incl: Cents; bonus: Cents };
  label: string;
  client: { name: string; email: string; phone: string; zip: string; city: string };
  appliance: { kind: string; brand: string; model: string; serial: string };
  fault: string;
  consent: { at: Instant; text: string } | null;
  /** Files of the repair, by what they show. */
  plate_photo: string | null;
  appliance_photo: string | null;
};

export const CLAIM_ITEMS = [
  "consent",
  "contact",
  "town",
  "brand",
  "serial",
  "fault",
  "plate_photo",
  "appliance_photo",
] as const;
export type ClaimItem = (typeof CLAIM_ITEMS)[number];

export const CLAIM_ITEM_FR: Record<ClaimItem, string> = {
  consent: "l’accord du client",
  contact: "un e-mail ou un téléphone du client",
  town: "le code postal et la ville du client",
  brand: "la marque de l’appareil",
  serial: "le numéro de série, ou l’IMEI",
  fault: "la panne",
  plate_photo: "la photo de la plaque signalétique",
  appliance_photo: "une photo de l’appareil",
};

/** What is still to be asked before the claim may leave; the invoice itself is always there. */
export const missingIn = (file: ClaimFile): ClaimItem[] =>
  CLAIM_ITEMS.filter((item) => !PRESENT[item](file));

const PRESENT: Record<ClaimItem, (file: ClaimFile) => boolean> = {
  consent: ({ consent }) => consent !== null,
  contact: ({ client }) => client.email !== "" || client.phone !== "",
  town: ({ client }) => client.zip !== "" && client.city !== "",
  brand: ({ appliance }) => appliance.brand !== "",
  serial: ({ appliance }) => appliance.serial !== "",
  fault: ({ fault }) => fault !== "",
  plate_photo: ({ plate_photo }) => plate_photo !== null,
  appliance_photo: ({ appliance_photo }) => appliance_photo !== null,
};

/** The client may change their mind until the eco-organisation has what they let the shop hand over. */
export const isConsentFinal = (state: ClaimState): boolean =>
  state === "sent" || state === "complete" || state === "repaid";
