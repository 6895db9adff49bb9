/** Madame Vidal's washing machine at Atelier Garonne, as rows: where every story of money begins. */
import { randomBytes, randomUUID } from "node:crypto";
import { acceptQuoteById } from "../../src/server/quote/accept.ts";
import type { ConclusionPlace } from "../../src/domain/quote/evidence.ts";
import { loadRepairFile } from "../../src/server/quote/document/parties.ts";
import { loadQuote } from "../../src/server/quote/store.ts";
import { saveQuote } from "../../src/server/quote/save.ts";
import { sendQuoteById } from "../../src/server/quote/send.ts";
import { issueInvoice } from "../../src/server/invoice/issue.ts";
import { mintScope, type ShopDb } from "../../src/server/platform/database/scope.ts";
import type { ChangeContext } from "../../src/server/platform/change.ts";
import type { Instant } from "../../src/domain/time.ts";
import { writeSearch } from "./clients.ts";
import type { TestDatabase } from "../database.ts";
import { GARONNE, insertRepair, insertRow, MARC } from "./garonne.ts";
import { granted, instant, lines } from "./quote.ts";

export const NOON: Instant = instant("2026-11-23T11:00:00Z");
export const garonneScope = mintScope(GARONNE.id, { kind: "user", id: MARC.id, role: "OWNER" });
export const LEDGER_KEY = Buffer.alloc(32, 7);

export const act = (at: Instant = NOON): ChangeContext => ({
  at,
  author: { kind: "shop", account_id: MARC.id },
  origin: "https://etabli.example",
  ledgerKey: LEDGER_KEY,
});
export const clientAct = (at: Instant = NOON): ChangeContext => ({
  ...act(at),
  author: { kind: "client", account_id: null },
});

export type Story = { client_id: string; repair_id: string; sheetid: string; reference: string };

/** A repair waiting for its quote, of Hélène Vidal at Blagnac. */
export async function openRepair(
  database: Pick<TestDatabase, "asOwner">,
  shop_id: string = GARONNE.id,
  type: "Particulier" | "Entreprise" = "Particulier",
): Promise<Story> {
  const [client_id, repair_id, appliance_id] = [randomUUID(), randomUUID(), randomUUID()];
  const [sheetid, reference] = [
    randomBytes(16).toString("base64url"),
    `R${repair_id.slice(0, 8).toUpperCase()}`,
  ];
  const client = { shop_id, id: client_id, type, lastname: "VIDAL", firstname: "Hélène" };
  const siren = type === "Entreprise" ? "732829320" : "";
  await insertRow(database, "app.client", { ...client, siren, email: "helene.vidal@example.org" });
  await insertRow(database, "app.client_phone", {
    shop_id,
    client_id,
    position: 0,
    name: "Portable",
    number: "+33639980012",
  });
  await insertRow(database, "app.client_address", {
    shop_id,
    client_id,
    tags: ["facturation"],
    street: "8 allée des Peupliers",
    zip: "31700",
    city: "Blagnac",
  });
  await writeSearch(database, client_id);
  await insertRow(database, "app.appliance", {
    shop_id,
    client_id,
    id: appliance_id,
    kind_id: "lave-linge",
    kind: "Lave-linge",
    brand: "Brandt",
    model: "WTC1299",
    serial: "BR-4471-9920",
  });
  await insertRepair(database, {
    shop_id,
    client_id,
    appliance_id,
    id: repair_id,
    sheetid,
    reference,
    intervention_type: "Diagnostic / Devis",
    status: "Devis à faire",
    where: "Chez le client",
  });
  return { client_id, repair_id, sheetid, reference };
}

export const draft = {
  subject: "Lave-linge qui ne vidange plus",
  lines,
  discount: 0,
  deposit: 0,
  validity_days: 30,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
};

export const withoutBonus = draft.lines.filter(({ kind }) => kind !== "bonus");

/** For a company, or in a shop without the label, there is none. */
async function bringsBonus(db: ShopDb, repair_id: string): Promise<boolean> {
  const file = await loadRepairFile(db, repair_id, NOON);
  if (!file?.kind_id) return false;
  return file.client.type === "Particulier" && file.shop.labels.length > 0;
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("not found");
  return value;
};

/** A quote sent to the client at `at`. Answers its id. */
export async function sentQuote(db: ShopDb, repair_id: string, at = NOON): Promise<string> {
  const lines = (await bringsBonus(db, repair_id)) ? draft.lines : withoutBonus;
  const typed = { id: null, repair_id, draft: { ...draft, lines } };
  const id = granted(found(await saveQuote(db, typed, act(at))));
  return granted(found(await sendQuoteById(db, id, act(at))));
}

/** A quote that the client has signed. Answers its id. */
export async function acceptedQuote(
  db: ShopDb,
  repair_id: string,
  at = NOON,
  conclusion_place: ConclusionPlace = "distance",
  boxes: readonly string[] = [],
): Promise<string> {
  const id = await sentQuote(db, repair_id, at);
  const { document_sha256 } = found(await loadQuote(db, id, at));
  const agreed = signed(document_sha256 ?? "");
  const consents = [...agreed.consents, ...boxes];
  const acceptance = { id, conclusion_place, ...agreed, consents };
  granted(found(await acceptQuoteById(db, acceptance, clientAct(at))));
  return id;
}

export const signed = (document_sha256: string) => ({
  document_sha256,
  name: "Hélène Vidal",
  signature: { kind: "typed" as const, text: "Hélène Vidal" },
  consents: ["conditions", "withdrawal"],
  ip: "203.0.113.7",
  user_agent: "Mozilla/5.0",
  device: "client" as const,
});

/** An invoice on a signed quote. Answers its id. */
export async function issuedInvoice(
  db: ShopDb,
  repair_id: string,
  chained: ChangeContext = act(),
): Promise<string> {
  const quote_id = await acceptedQuote(db, repair_id, chained.at);
  return granted(found(await issueInvoice(db, { quote_id }, chained)));
}
