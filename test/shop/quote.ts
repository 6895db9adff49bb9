/** The quote of Atelier Garonne for Madame Vidal's washing machine, in each moment of its life. */
import { isRefusal, type Decision } from "../../src/domain/decision.ts";
import { acceptQuote, type Acceptance } from "../../src/domain/quote/accept.ts";
import type { QuoteLine } from "../../src/domain/quote/line.ts";
import type { Parties, PrintedClient, Seller } from "../../src/domain/quote/parties.ts";
import type { AcceptedQuote, DraftQuote, SentQuote } from "../../src/domain/quote/quote.ts";
import { sendQuote, type Sending } from "../../src/domain/quote/send.ts";
import { parseInstant, type Instant } from "../../src/domain/time.ts";

export const instant = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(`not an instant: ${text}`);
  return parsed;
};

/** The value of a decision that a story takes for granted. */
export function granted<Value>(decision: Decision<Value>): Value {
  if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
  return decision;
}

export const garonne: Seller = {
  name: "Atelier Garonne",
  legal_name: "Garonne Réparations",
  legal_form: "SARL",
  capital: "10 000 €",
  address: ["14 rue des Essais", "31000 Toulouse"],
  siret: "90123456800017",
  siren: "901234568",
  vat_number: "FR20901234568",
  register: "RCS Toulouse 901 234 568",
  email: "contact@atelier-garonne.test",
  phone: "05 61 99 00 12",
  insurance: "Mutuelle des Ateliers, 2 place de l’Exemple, 31000 Toulouse, France métropolitaine",
  mediator: "Médiation Exemple, 1 rue du Modèle, 75001 Paris, mediation.example",
  iban: "FR7630006000011234567890189",
  vat_regime: "normal",
};

export const vidal: PrintedClient = {
  name: "Hélène Vidal",
  address: ["8 allée des Peupliers", "31700 Blagnac"],
  type: "Particulier",
  siren: "",
};

export const parties: Parties = {
  seller: garonne,
  client: vidal,
  place: vidal.address,
  appliance: { kind: "Lave-linge", brand: "Brandt", model: "WTC1299", serial: "BR-4471-9920" },
};

export const line = (id: string, facts: Partial<QuoteLine>): QuoteLine => ({
  id,
  kind: "part",
  label: "Ligne",
  quantity: 10_000,
  unit: "u",
  unit_price: 0,
  vat_rate: 2000,
  discount: 0,
  ...facts,
});

export const lines: readonly QuoteLine[] = [
  line("l1", { kind: "travel", label: "Déplacement, zone 1", unit: "forfait", unit_price: 3_250 }),
  line("l2", {
    kind: "labour",
    label: "Remplacement de la pompe et essai",
    quantity: 15_000,
    unit: "h",
    unit_price: 5_833,
  }),
  line("l3", { label: "Pompe de vidange", unit_price: 4_490, condition: "new" }),
  line("l4", { label: "Joint de hublot", unit_price: 3_900, discount: 1_000, condition: "used" }),
  line("l5", {
    kind: "text",
    label: "Le filtre est à nettoyer une fois par mois.",
    quantity: 0,
    unit: "",
  }),
  line("l6", {
    kind: "bonus",
    label: "Bonus réparation QualiRépar, lave-linge",
    unit_price: 5_000,
    vat_rate: 0,
  }),
];

export const draft: DraftQuote = {
  id: "q1",
  client_id: "c1",
  repair_id: "r1",
  version: 1,
  subject: "Lave-linge qui ne vidange plus",
  lines,
  discount: 0,
  deposit: 3_000,
  validity_days: 30,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "Réparation garantie six mois, pièces et main-d’œuvre.",
  status: "A envoyer",
  reference: null,
};

export const sending: Sending = {
  ...parties,
  reference: "D2026-00042",
  at: instant("2026-11-23T09:12:00Z"),
  zone: "Europe/Paris",
  work_at: "home",
  quote_price: 0,
  sha256: (text) => `sha256 of ${text.length} characters`,
};

export const sent: SentQuote = granted(sendQuote(draft, sending));

export const acceptance: Acceptance = {
  at: instant("2026-11-24T18:40:00Z"),
  zone: "Europe/Paris",
  document_sha256: sent.document_sha256,
  name: "Hélène Vidal",
  signature: { kind: "drawn", strokes: "M 10 20 L 30 24 L 52 18 M 60 20 L 80 22" },
  ip: "203.0.113.7",
  user_agent: "Mozilla/5.0",
  consents: ["conditions", "withdrawal"],
  has_cgv: false,
  device: "client",
  needs_code: false,
  choices: null,
  sha256: sending.sha256,
  code: null,
  conclusion_place: "distance",
  zipcode: "31700",
  signed_on: null,
  recorded_by: null,
};

export const accepted: AcceptedQuote = granted(acceptQuote(sent, acceptance));

const of = (group: string, alternative: string | null, proposed: boolean) => ({
  option: { group, alternative, proposed },
});

/** The pump new, as the shop proposes, or used with its check; the gasket only if the client wants it. */
export const optionLines: readonly QuoteLine[] = lines.flatMap((each) => {
  if (each.id === "l4") return [{ ...each, ...of("joint", null, false) }];
  if (each.id !== "l3") return [each];
  return [
    { ...each, ...of("pompe", "neuve", true) },
    { ...each, id: "l3b", unit_price: 2_490, condition: "used", ...of("pompe", "reemploi", false) },
    line("l3c", {
      kind: "labour",
      label: "Contrôle de la pièce",
      unit_price: 500,
      ...of("pompe", "reemploi", false),
    }),
  ];
});

export const USED_PUMP = { group: "pompe", alternative: "reemploi" };
export const NEW_PUMP = { group: "pompe", alternative: "neuve" };
export const GASKET = { group: "joint", alternative: null };

export const optionSent: SentQuote = granted(sendQuote({ ...draft, lines: optionLines }, sending));
