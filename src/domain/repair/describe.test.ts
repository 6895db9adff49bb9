import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../time.ts";
import { newAppliance } from "./appliance/new.ts";
import { describeItem } from "./describe.ts";
import type { JournalItem } from "./journal.ts";
import { publicItem } from "./public.ts";

const at = (text: string) => text as Instant;
const marie = { id: "c1", type: "Particulier", lastname: "DUPONT", firstname: "Marie" } as const;
const visit = {
  event_id: "e1",
  kind: "Réparation",
  where: "Chez le client",
  start_at: at("2026-11-23T13:30:00.000Z"),
  end_at: at("2026-11-23T14:45:00.000Z"),
  public_start_at: at("2026-11-23T13:00:00.000Z"),
  public_end_at: at("2026-11-23T15:00:00.000Z"),
} as const;
const quote = { quote_id: "q1", reference: "D2026-00007", version: 1 };
const washer = newAppliance({
  id: "a1",
  created_at: visit.start_at,
  kind_id: "lave-linge",
  brand: "Bosch",
  serial: "S-77",
});

const BELTS = {
  description: "Courroie",
  quantity: 2,
  supplier: "",
  price: null,
  expected_on: null,
  ordered: false,
};
const PUMP = {
  description: "Pompe",
  quantity: 1,
  supplier: "Spareka",
  price: 4_200,
  expected_on: "2026-12-01" as LocalDate,
  ordered: true,
};

const items: [JournalItem, string, string | undefined][] = [
  [{ type: "ClientAdded", payload: { client: marie } }, "Client : Marie DUPONT", undefined],
  [
    { type: "ApplianceAdded", payload: { appliance: washer } },
    "Appareil : Lave-linge Bosch",
    "Appareil enregistré : Lave-linge Bosch",
  ],
  [
    {
      type: "SymptomAdded",
      payload: {
        tunnel_answer: [
          { id: "f", name: "Fuite" },
          { id: "h", name: "Par le hublot" },
        ],
      },
    },
    "Symptômes : Fuite, Par le hublot",
    undefined,
  ],
  [
    {
      type: "ApplianceChanged",
      payload: {
        from: { ...washer, model: "WAX32", purchased_on: null },
        to: { ...washer, brand: "Siemens", serial: "E18", underwarranty: true, purchased_on: null },
      },
    },
    "Appareil corrigé : marque Siemens (auparavant Bosch), modèle vide (auparavant WAX32), n° série E18 (auparavant S-77), sous garantie (auparavant hors garantie)",
    undefined,
  ],
  [
    {
      type: "ProblemChanged",
      payload: {
        tunnel_answer: [{ id: "f", name: "Fuite" }],
        description: "Sous la machine",
        from: { tunnel_answer: [{ id: "b", name: "Bruit" }], description: "" },
      },
    },
    "Panne corrigée : Fuite. Sous la machine (auparavant Bruit)",
    undefined,
  ],
  [
    { type: "ProblemChanged", payload: { tunnel_answer: [], description: "" } },
    "Panne corrigée : rien n’est noté",
    undefined,
  ],
  [
    { type: "NotesAdded", payload: { description: "Code du portail 1234" } },
    "Code du portail 1234",
    undefined,
  ],
  [
    { type: "StatusChanged", payload: { from: "Brouillon", to: "Attente de pièces" } },
    "Statut : Attente de pièces (auparavant Brouillon)",
    "La réparation attend une pièce.",
  ],
  [{ type: "WaitingEnded", payload: {} }, "Retiré de la liste d’attente", undefined],
  [{ type: "UrgencyChanged", payload: { urgency: 1 } }, "Marqué urgent", undefined],
  [{ type: "UrgencyChanged", payload: { urgency: 0 } }, "N’est plus urgent", undefined],
  [
    { type: "PhotoAdded", payload: { file_id: "f", filename: "a.jpg", shared: false } },
    "Photo ajoutée",
    undefined,
  ],
  [
    { type: "PhotoAdded", payload: { file_id: "f", filename: "a.jpg", shared: true } },
    "Photo ajoutée, visible par le client",
    "L’atelier a partagé une photo.",
  ],
  [
    { type: "PhotoShared", payload: { file_id: "f", shared: true } },
    "Photo montrée au client",
    "L’atelier a partagé une photo.",
  ],
  [
    { type: "PhotoShared", payload: { file_id: "f", shared: false } },
    "Photo retirée de la page du client",
    undefined,
  ],
  [
    { type: "AppointmentPlanned", payload: visit },
    "Rendez-vous « Réparation » prévu le lundi 23 novembre, 14 h 30 – 15 h 45",
    "Rendez-vous prévu le lundi 23 novembre, 14 h – 16 h.",
  ],
  [
    {
      type: "AppointmentMoved",
      payload: {
        ...visit,
        from: { start_at: at("2026-11-20T08:00:00.000Z"), end_at: at("2026-11-20T09:00:00.000Z") },
      },
    },
    "Rendez-vous déplacé au lundi 23 novembre, 14 h 30 – 15 h 45 (auparavant le vendredi 20 novembre, 9 h – 10 h)",
    "Rendez-vous déplacé au lundi 23 novembre, 14 h – 16 h.",
  ],
  [
    {
      type: "AppointmentCancelled",
      payload: { ...visit, by: "client", reason: "Je suis malade." },
    },
    "Rendez-vous du lundi 23 novembre, 14 h 30 – 15 h 45 annulé par le client : Je suis malade.",
    "Rendez-vous du lundi 23 novembre, 14 h – 16 h annulé.",
  ],
  [
    {
      type: "QuoteSent",
      payload: { ...quote, total_incl: 12_050, valid_until: "2026-12-23" as LocalDate },
    },
    "Devis D2026-00007 envoyé : 120,50 € TTC, valable jusqu’au 23 décembre 2026",
    "Devis D2026-00007 envoyé, valable jusqu’au 23 décembre 2026.",
  ],
  [
    { type: "QuoteAccepted", payload: { ...quote, total_incl: 12_050 } },
    "Devis D2026-00007 accepté : 120,50 € TTC",
    "Vous avez accepté le devis D2026-00007.",
  ],
  [
    { type: "QuoteRefused", payload: { ...quote, reason: "Trop cher" } },
    "Devis D2026-00007 refusé : Trop cher",
    "Vous avez refusé le devis D2026-00007.",
  ],
  [
    { type: "PartOrdered", payload: { part_id: "p", ...PUMP } },
    "Pièce commandée : Pompe chez Spareka, 42,00 € HT, attendue le 1er décembre 2026",
    "Une pièce est commandée, attendue le 1er décembre 2026.",
  ],
  [
    { type: "PartAsked", payload: { part_id: "p", ...BELTS } },
    "Pièce à commander : 2 × Courroie",
    undefined,
  ],
  [
    { type: "PartChanged", payload: { part_id: "p", from: BELTS, to: { ...BELTS, quantity: 1 } } },
    "Pièce corrigée : Courroie (auparavant 2 × Courroie)",
    undefined,
  ],
  [
    {
      type: "PartReceived",
      payload: { part_id: "p", description: "Courroie", quantity: 1, missing: 1 },
    },
    "Pièce reçue : Courroie, il en manque 1",
    "Une partie des pièces est arrivée.",
  ],
  [
    {
      type: "PartReceived",
      payload: { part_id: "p", description: "Pompe", quantity: 1, missing: 0 },
    },
    "Pièce reçue : Pompe",
    "La pièce est arrivée.",
  ],
  [
    { type: "NoteChanged", payload: { item_id: "n", from: "Clé", to: "Clé du bas" } },
    "Note corrigée : Clé du bas (auparavant Clé)",
    undefined,
  ],
  [
    { type: "PlaceChanged", payload: { from: "Établi 1", to: "Étagère A2" } },
    "Rangé : Étagère A2 (auparavant Établi 1)",
    undefined,
  ],
  [
    { type: "PlaceChanged", payload: { from: "Établi 1", to: "" } },
    "N’est plus rangé : Établi 1",
    undefined,
  ],
  [
    { type: "ReturnLinked", payload: { repair_id: "r", reference: "R2026-00001" } },
    "Retour de la réparation R2026-00001",
    undefined,
  ],
  [
    { type: "ReturnUnlinked", payload: { repair_id: "r", reference: "R2026-00001" } },
    "N’est plus un retour de la réparation R2026-00001",
    undefined,
  ],
  [
    {
      type: "DeviceLent",
      payload: { loan_id: "l", name: "Samsung A14", due_on: "2026-12-01" as LocalDate },
    },
    "Prêté au client : Samsung A14, à rendre le 1er décembre 2026",
    undefined,
  ],
  [
    { type: "DeviceGivenBack", payload: { loan_id: "l", name: "Samsung A14", note: "rayé" } },
    "Prêt rendu : Samsung A14, rayé",
    undefined,
  ],
  [
    { type: "WorkDone", payload: { work_id: "w", name: "Karim Benali", minutes: 65 } },
    "Karim Benali y a travaillé 1 h 05",
    undefined,
  ],
  [
    { type: "WorkChanged", payload: { work_id: "w", name: "Karim Benali", from: 65, to: 45 } },
    "Temps de Karim Benali corrigé : 45 min (auparavant 1 h 05)",
    undefined,
  ],
  [
    { type: "PartCancelled", payload: { part_id: "p", description: "Pompe" } },
    "Pièce annulée : Pompe",
    undefined,
  ],
  [
    {
      type: "InvoiceIssued",
      payload: { invoice_id: "i", reference: "F2026-00001", total_incl: 12_050, due: 12_050 },
    },
    "Facture F2026-00001 émise : 120,50 € TTC",
    "Facture F2026-00001 émise : 120,50 €.",
  ],
  [
    {
      type: "CreditIssued",
      payload: {
        invoice_id: "i",
        reference: "A2026-00001",
        total_incl: 12_050,
        credits: "F2026-00001",
      },
    },
    "Avoir A2026-00001 sur la facture F2026-00001 : 120,50 € TTC",
    "Avoir A2026-00001 émis : 120,50 €.",
  ],
  [
    {
      type: "PaymentReceived",
      payload: {
        payment_id: "p",
        invoice_id: "i",
        reference: "F2026-00001",
        amount: 5_000,
        method: "card",
        remainder: 7_050,
      },
    },
    "Paiement de 50,00 € reçu par carte, reste 70,50 €",
    "Paiement de 50,00 € reçu. Merci.",
  ],
  [
    { type: "MessageSent", payload: { message_id: "m", channel: "email", subject: "Votre devis" } },
    "E-mail : Votre devis",
    undefined,
  ],
  [
    { type: "CallHeld", payload: { call_id: "c", minutes: 12, notes: "" } },
    "Téléassistance de 12 min",
    "Une téléassistance a eu lieu.",
  ],
  [
    { type: "DeviceReceived", payload: { condition: "rayé", accessories: "câble" } },
    "Appareil reçu à l’atelier, état : rayé, avec : câble",
    "L’atelier a reçu votre appareil.",
  ],
  [
    {
      type: "DeviceReceived",
      payload: { condition: "", accessories: "", ceiling: 8_000 },
    },
    "Appareil reçu à l’atelier, sans devis jusqu’à 80,00 €",
    "L’atelier a reçu votre appareil.",
  ],
  [{ type: "DevicePasswordRead", payload: {} }, "Mot de passe de l’appareil consulté", undefined],
  [
    { type: "DeviceReturned", payload: { note: "" } },
    "Appareil rendu au client",
    "Votre appareil vous a été rendu.",
  ],
  [
    { type: "ContactConfirmed", payload: { parts: ["email", "address"] } },
    "Coordonnées de la réservation gardées : e-mail, adresse",
    undefined,
  ],
  [
    { type: "ContactDismissed", payload: { parts: ["firstname", "phone"] } },
    "Coordonnées de la réservation écartées : prénom, téléphone",
    undefined,
  ],
  [
    {
      type: "ClientChanged",
      payload: {
        from: { ...marie, lastname: "DUPOND" },
        to: { ...marie, type: "Entreprise" },
        parts: ["phone", "address"],
      },
    },
    "Client corrigé : Marie DUPONT (auparavant Marie DUPOND), Entreprise (auparavant Particulier), téléphone, adresse",
    undefined,
  ],
  [
    { type: "ClientChanged", payload: { from: marie, to: marie, parts: ["email"] } },
    "Client corrigé : e-mail",
    undefined,
  ],
  [
    {
      type: "ClientMerged",
      payload: { from: { ...marie, id: "c2", firstname: "M" }, into: marie },
    },
    "Fiche M DUPONT réunie avec Marie DUPONT",
    undefined,
  ],
  [
    {
      type: "ClientParted",
      payload: { from: { ...marie, id: "c2", firstname: "M" }, into: marie },
    },
    "Fiche M DUPONT de nouveau séparée de Marie DUPONT",
    undefined,
  ],
];

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ");

test.each(items)(
  "$type reads on the sheet, and as much as is right on the client's page",
  (item, sheet, tracking) => {
    expect(plain(describeItem(item, "Europe/Paris"))).toBe(sheet);
    expect(plain(publicItem(item, "Europe/Paris"))).toBe(tracking);
  },
);

test.each<[object, string]>([
  [{ parts: ["email"] }, "Client corrigé\nE-mail : b@example.org (auparavant a@example.org)"],
  [
    { parts: ["phone", "email"], from: { ...marie, lastname: "DUPOND" } },
    "Client corrigé : Marie DUPONT (auparavant Marie DUPOND), téléphone\nE-mail : b@example.org (auparavant a@example.org)",
  ],
  [
    { parts: ["email", "note"] },
    "Client corrigé\nE-mail : b@example.org (auparavant a@example.org)\nNote ajoutée : Sonner.",
  ],
])("a corrected client %j reads with the values that are still kept", (change, text) => {
  const former = [
    { part: "note", before: [], after: ["Sonner."] },
    { part: "email", before: ["a@example.org"], after: ["b@example.org"] },
  ];
  const payload = { from: marie, to: marie, parts: [], change_id: "c1", ...change };
  const item: JournalItem = { type: "ClientChanged", payload };
  expect(plain(describeItem(item, "Europe/Paris", former))).toBe(text);
  expect(publicItem(item, "Europe/Paris")).toBeUndefined();
});

test("the client's page never says a name, a serial number, a reason or a note", () => {
  const said = items.map(([item]) => publicItem(item, "Europe/Paris") ?? "").join(" ");
  for (const secret of ["DUPONT", "Marie", "S-77", "1234", "Trop cher", "Spareka", "rayé"])
    expect(said).not.toContain(secret);
});
