/** One repair told from its request to where it stands today, in the words of the domain. */
import { createHash } from "node:crypto";
import type { Location } from "../../domain/catalogue/interventions.ts";
import { isRefusal } from "../../domain/decision.ts";
import { ONE } from "../../domain/money.ts";
import { acceptQuote } from "../../domain/quote/accept.ts";
import { expireQuote } from "../../domain/quote/expire.ts";
import { refuseQuote } from "../../domain/quote/refuse.ts";
import type { QuoteLine } from "../../domain/quote/line.ts";
import { addressLines, sellerOf, type Parties } from "../../domain/quote/parties.ts";
import type { DraftQuote, Quote } from "../../domain/quote/quote.ts";
import { sendQuote } from "../../domain/quote/send.ts";
import type { Appliance } from "../../domain/repair/appliance/appliance.ts";
import { newAppliance } from "../../domain/repair/appliance/new.ts";
import type { Author, JournalItem } from "../../domain/repair/journal.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { addMinutes, type Instant, type Zone } from "../../domain/time.ts";
import type { DemoCase } from "./cases.ts";
import { idOf } from "./chance.ts";
import type { DemoClient } from "./client.ts";
import type { Visit } from "./rounds.ts";

export const ZONE: Zone = "Europe/Paris";
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A shop's row, as far as a document prints it. */
export type DemoSeller = Parameters<typeof sellerOf>[0] & { id: string };

export type Plot = {
  shop: DemoSeller;
  /** Names the story: the same name tells the same story. */
  label: string;
  client: DemoClient;
  breakdown: DemoCase;
  visit: Visit;
  status: RepairStatus;
  now: Instant;
};

export type DatedItem = {
  at: Instant;
  author: Author;
  created_by: string | null;
  item: JournalItem;
};

export type Story = Plot & {
  id: string;
  created_at: Instant;
  intervention_type: string;
  where: Location;
  appliance: Appliance;
  items: DatedItem[];
  quote: Quote | undefined;
  quoted_at: Instant;
};

const DAY = 1_440;

/** What is known before any number is taken: the request, the visit, the draft of the quote. */
export function tell(plot: Plot): Story {
  const { label, visit, breakdown, status, now } = plot;
  const asked = earlier(addMinutes(visit.start_at, -3 * DAY), addMinutes(now, -90));
  const intervention_type = interventionFor(status);
  const appliance = newAppliance({
    id: idOf(`${label} appliance`),
    created_at: asked,
    kind_id: breakdown.kind_id,
    brand: breakdown.brand,
    model: breakdown.model,
    serial: sha256(label).slice(0, 10).toUpperCase(),
  });
  const story: Story = {
    ...plot,
    id: idOf(`${label} repair`),
    created_at: asked,
    intervention_type,
    where: "Chez le client",
    appliance,
    items: [],
    quote: undefined,
    quoted_at: earlier(addMinutes(visit.end_at, 150), addMinutes(now, -45)),
  };
  story.items = openingItems(story);
  if (hasQuote(status)) story.quote = draftOf(story);
  return story;
}

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b);

const interventionFor = (status: RepairStatus): string => {
  if (status === "Livraison / Enlèvement") return "Livraison / Enlèvement";
  return status === "Prêt à réparer" || status === "En essai" ? "Réparation" : "Diagnostic / Devis";
};

const hasQuote = (status: RepairStatus): boolean =>
  !["Brouillon", "Devis à faire", "Livraison / Enlèvement"].includes(status);

function openingItems({ client, appliance, breakdown, created_at }: Story): DatedItem[] {
  const { id, type, lastname, firstname } = client;
  const first = { at: created_at, author: "client" as const, created_by: null };
  return [
    {
      ...first,
      item: { type: "ClientAdded", payload: { client: { id, type, lastname, firstname } } },
    },
    { ...first, item: { type: "ApplianceAdded", payload: { appliance } } },
    { ...first, item: { type: "NotesAdded", payload: { description: breakdown.symptom } } },
  ];
}

function draftOf(story: Story): DraftQuote {
  const { label, client, breakdown, appliance } = story;
  return {
    id: idOf(`${label} quote`),
    client_id: client.id,
    repair_id: story.id,
    version: 1,
    status: story.status === "Devis à envoyer" && sha256(label) < "8" ? "A envoyer" : "Brouillon",
    reference: null,
    subject: `Réparation : ${appliance.kind.toLowerCase()} ${appliance.brand}`,
    lines: linesOf(breakdown, label),
    discount: 0,
    deposit: 0,
    // Some clients think too long: their quote has expired.
    validity_days: story.status === "Devis en attente Client" && sha256(label) < "8" ? 1 : 30,
    keeps_parts: false,
    urgent_on_request: false,
    notes: breakdown.finding,
  };
}

function linesOf({ part, labour, bonus }: DemoCase, label: string): QuoteLine[] {
  const line = (
    given: Pick<QuoteLine, "kind" | "label" | "unit" | "unit_price"> & Partial<QuoteLine>,
  ): QuoteLine => ({
    id: idOf(`${label} line ${given.label}`),
    quantity: ONE,
    vat_rate: 2000,
    discount: 0,
    ...given,
  });
  const lines = [
    line({ kind: "travel", label: "Déplacement, zone 1", unit: "forfait", unit_price: 3_250 }),
    line({ kind: "labour", label: "Main-d’œuvre", unit: "h", unit_price: 5_833, quantity: labour }),
  ];
  if (part) {
    const used = part.label.includes("recondition");
    lines.push(
      line({
        kind: "part",
        label: part.label,
        unit: "u",
        unit_price: part.price,
        condition: used ? "used" : "new",
      }),
    );
  }
  if (bonus > 0)
    lines.push(
      line({
        kind: "bonus",
        label: "Bonus réparation",
        unit: "forfait",
        unit_price: bonus,
        vat_rate: 0,
      }),
    );
  return lines;
}

/** Who sells to whom, as documents print it. */
export function partiesOf({ shop, client, appliance }: Story): Parties {
  const home = addressLines(client.address);
  return {
    seller: sellerOf(shop),
    client: {
      name: [client.firstname, client.lastname].filter(Boolean).join(" "),
      address: home,
      type: client.type,
      siren: client.siren,
    },
    place: home,
    appliance: {
      kind: appliance.kind,
      brand: appliance.brand,
      model: appliance.model,
      serial: appliance.serial,
    },
  };
}

const CONSENTS = ["Conditions générales de vente", "Information sur le droit de rétractation"];

/** Sends the quote under the number it was given, then answers it as the story goes. */
export function quoteInto(story: Story, reference: string): Quote {
  const { quote, quoted_at, status } = story;
  if (!quote) throw new Error("this story has no quote");
  const sent = sendQuote(quote, {
    ...partiesOf(story),
    reference,
    at: quoted_at,
    zone: ZONE,
    conclusion_place: "distance",
    quote_price: 0,
    sha256,
  });
  if (isRefusal(sent)) throw new Error(`the quote of ${story.label} is refused: ${sent.refused}`);
  if (status === "Devis en attente Client") return expireQuote(sent, story.now) ?? sent;
  const answering = { at: answerTime(story), zone: ZONE, document_sha256: sent.document_sha256 };
  const answered =
    status === "Devis refusé"
      ? refuseQuote(
          sent,
          answering,
          "Trop cher pour un appareil de cet âge, je préfère le remplacer.",
        )
      : acceptQuote(sent, {
          ...answering,
          name: partiesOf(story).client.name,
          signature: { kind: "typed", text: partiesOf(story).client.name },
          ip: "203.0.113.24",
          user_agent: "Mozilla/5.0 (Linux; Android 16)",
          consents: CONSENTS,
          conclusion_place: "distance",
          zipcode: story.shop.zipcode,
        });
  if (isRefusal(answered))
    throw new Error(`the answer of ${story.label} is refused: ${answered.refused}`);
  return answered;
}

export const answerTime = ({ quoted_at, now }: Story): Instant =>
  earlier(addMinutes(quoted_at, 5 * 60), addMinutes(now, -30));
/** When the work was done and its invoice left. */
export const invoiceTime = (story: Story): Instant =>
  earlier(addMinutes(answerTime(story), 2 * DAY), addMinutes(story.now, -20));
