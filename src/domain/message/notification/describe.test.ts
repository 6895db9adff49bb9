import { expect, test } from "vitest";
import { parseInstant } from "../../time.ts";
import { describeNotification, type About } from "./describe.ts";
import {
  isNotificationKind,
  NOTIFICATION_KIND_FR,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "./kind.ts";
import { notificationOf } from "./notification.ts";

test.each<[NotificationKind, About, string, string]>([
  [
    "booking",
    { client: "Hélène VIDAL", window: "lundi 23 novembre" },
    "Nouvelle réservation",
    "Hélène VIDAL · lundi 23 novembre",
  ],
  [
    "appointment-changed",
    { client: "Hélène VIDAL", window: "mardi 24 novembre", from: "lundi 23 novembre" },
    "Rendez-vous déplacé par le client",
    "Hélène VIDAL · lundi 23 novembre → mardi 24 novembre",
  ],
  [
    "appointment-changed",
    { client: "Hélène VIDAL", window: "lundi 23 novembre", reason: "Malade." },
    "Rendez-vous annulé par le client",
    "Hélène VIDAL · lundi 23 novembre · Malade.",
  ],
  [
    "quote-answered",
    { accepted: true, reference: "D2026-00007", client: "Hélène VIDAL", amount: 12_900 },
    "Devis D2026-00007 accepté",
    "Hélène VIDAL · 129,00 €",
  ],
  [
    "quote-answered",
    { accepted: false, reference: "D2026-00007", reason: "Trop cher" },
    "Devis D2026-00007 refusé",
    "Trop cher",
  ],
  [
    "payment-received",
    { amount: 5000, reference: "F2026-00003" },
    "Règlement de 50,00 €",
    "facture F2026-00003",
  ],
  [
    "part-received",
    { description: "Courroie", reference: "R2026-00042" },
    "Pièce reçue",
    "Courroie · R2026-00042",
  ],
  [
    "invoice-rejected",
    { reference: "F2026-00003", client: "Ateliers Roux", reason: "Le SIRET ou le SIREN est faux." },
    "Facture F2026-00003 rejetée",
    "Ateliers Roux · Le SIRET ou le SIREN est faux.",
  ],
  [
    "invoice-rejected",
    { reference: "F2026-00003", accepted: true },
    "Facture F2026-00003 refusée par le client",
    "",
  ],
  [
    "invoice-rejected",
    { reference: "A2026-00002", rejected: "credit", reason: "Autre motif." },
    "Avoir A2026-00002 rejeté",
    "Autre motif.",
  ],
  [
    "invoice-rejected",
    { reference: "A2026-00002", rejected: "credit", accepted: true },
    "Avoir A2026-00002 refusé par le client",
    "",
  ],
  [
    "invoice-rejected",
    { reference: "F2026-00003", rejected: "payment" },
    "Encaissement de F2026-00003 rejeté par la plateforme",
    "",
  ],
  [
    "message-failed",
    { subject: "Votre devis", reason: "adresse inconnue" },
    "Un message n’est pas parti",
    "Votre devis · adresse inconnue",
  ],
  [
    "to-call",
    { client: "Hélène VIDAL", phone: "05 61 00 00 00" },
    "À appeler : Hélène VIDAL",
    "05 61 00 00 00",
  ],
  ["reply", { text: "D’accord pour mardi." }, "Un client vous répond", "D’accord pour mardi."],
  [
    "call-waiting",
    { client: "Hélène VIDAL", reference: "R2026-00042" },
    "Hélène VIDAL attend dans l’appel vidéo",
    "R2026-00042",
  ],
  ["silence", { client: "Hélène VIDAL" }, "Rien dit depuis cinq jours", "Hélène VIDAL"],
  [
    "mention",
    { author: "Sylvie ROUX", text: "Tu as la clé ?" },
    "Sylvie ROUX vous mentionne",
    "Tu as la clé ?",
  ],
])("%s %j reads « %s »", (kind, about, title, subtitle) => {
  const read = describeNotification(kind, about);
  expect({ ...read, subtitle: read.subtitle.replace(/\s/g, " ") }).toMatchObject({ subtitle });
  expect(read.title.replace(/\s/g, " ")).toBe(title);
});

test("every kind has its words, even with nothing known", () => {
  for (const kind of NOTIFICATION_KINDS) {
    expect(NOTIFICATION_KIND_FR[kind]).not.toBe("");
    expect(describeNotification(kind, {}).title).not.toBe("");
  }
  expect(isNotificationKind("toString")).toBe(false);
});

const at = parseInstant("2026-11-23T08:00:00Z") ?? null;
const record = { id: "n", about: {}, assigned_to: null, done_at: null, read_at: null };

test("one about a repair is an event that names it; any other has its words only", () => {
  if (!at) throw new Error("no instant");
  const stored = { ...record, kind: "booking" as const, created_at: at };
  expect(notificationOf({ ...stored, repair_id: "r" })).toMatchObject({
    type: "event",
    data: { repair_id: "r" },
    path: "/app/sheet/r",
  });
  const other = notificationOf({ ...stored, kind: "message-failed", repair_id: null });
  expect(other).toMatchObject({ type: "other", path: "/app" });
  expect(Object.keys(other.data)).toEqual(["title", "subtitle"]);
});

test.each<[NotificationKind, string]>([
  ["booking", "/app/agenda"],
  ["quote-answered", "/app/quote"],
  ["part-received", "/app/repair"],
  ["payment-received", "/app/quote"],
  ["message-failed", "/app"],
  ["to-call", "/app"],
  ["reply", "/app/repair"],
  ["call-waiting", "/app/teleassistance"],
  ["silence", "/app/repair"],
  ["mention", "/app/repair"],
])("%s leads to %s, or to the sheet of its repair", (kind, path) => {
  if (!at) throw new Error("no instant");
  const stored = { ...record, kind, created_at: at };
  expect(notificationOf({ ...stored, repair_id: null }).path).toBe(path);
  expect(notificationOf({ ...stored, repair_id: "r" }).path).toBe("/app/sheet/r");
});

test.each<[NotificationKind, About, string]>([
  ["payment-received", {}, "Règlement reçu"],
  ["to-call", {}, "Un client à appeler"],
  ["reply", { client: "Hélène VIDAL" }, "Hélène VIDAL vous répond"],
  ["mention", {}, "Un collègue vous mentionne"],
])("%s with %j is titled « %s », without a gap", (kind, about, title) => {
  expect(describeNotification(kind, about)).toMatchObject({ title });
});

test.each([null, "r"])("one of a call leads into it, whatever its repair: %j", (repair_id) => {
  if (!at) throw new Error("no instant");
  const stored = { ...record, kind: "call-waiting" as const, created_at: at, repair_id };
  expect(notificationOf({ ...stored, about: { call_id: "c" } }).path).toBe(
    "/app/teleassistance?call=c",
  );
});
