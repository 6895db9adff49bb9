import { expect, test } from "vitest";
import {
  about,
  booking as visitOfMarie,
  garonneSender as shop,
  offered,
  unpaid,
  visit,
  WITHDRAWN,
} from "../../../test/shop/letters.ts";
import { cardOf } from "../catalogue/safety/cards.ts";
import type { Instant, LocalDate } from "../time.ts";
import { recipientOf } from "./delivery.ts";
import { TEMPLATES } from "./message.ts";
import {
  appointmentCancelled,
  appointmentChanged,
  appointmentMoved,
  appointmentReminder,
  bookingConfirmed,
  bookingNew,
  onTheWay,
} from "./appointment.ts";
import { callInvited } from "./call.ts";
import {
  invitation,
  factorLetter,
  newDevice,
  passwordChanged,
  passwordLink,
  signUpConfirmation,
  signUpKnown,
} from "./account.ts";
import {
  creditIssued,
  invoiceIssued,
  paymentReceived,
  paymentRefunded,
  paymentReminder,
} from "./invoice.ts";
import { bookingTrial } from "./booking-trial.ts";
import { bookingsUnusual, bookingToConfirm } from "./hold.ts";
import { ledgerHead } from "./ledger-head.ts";
import { shopLetter } from "./shop-letter.ts";
import { partsReceived } from "./spare-part.ts";
import { NO_VALUES } from "./status-letter/fields.ts";
import { defaultLetter, statusLetter } from "./status-letter/letter.ts";
import { clientCode, quoteLink, trackingLink } from "./link.ts";
import { bonusConsentAsked } from "./bonus-consent.ts";
import { certificateIssued } from "./certificate.ts";
import { waitingJoined } from "./waiting/waiting-joined.ts";
import { windowOffered } from "./waiting/window-offered.ts";
import { reviewAsked, reviewRefused } from "./review/letters.ts";
import { defaultUnpaidLetter, unpaidLetter } from "./unpaid/letter.ts";
import { deviceUnclaimed } from "./unclaimed/letter.ts";
import {
  quoteAccepted,
  quoteAcceptedClient,
  quoteRefused,
  quoteSent,
  signingCode,
} from "./quote.ts";
import { quoteWithdrawn, quoteWithdrawnClient } from "./quote-withdrawn.ts";

const booking = {
  ...visitOfMarie,
  address: "3 rue A, 31700 Blagnac",
  change_until: "2026-11-22T13:00:00.000Z" as Instant,
};
const money = { ...about, reference: "D2026-00007", total_incl: 12_050, is_copy: false };
const { public_start_at: at, zone } = visit;
const occasion = { ...about, device: "Firefox sur Windows", at, zone };
const late = {
  ...money,
  remainder: 7_050,
  due_on: "2026-11-12" as LocalDate,
  days_late: 11,
  is_company: false,
  iban: "FR7630006000011234567890189",
  card_url: "",
};
const UNCLAIMED = {
  ...about,
  reference: "R2026-00042",
  appliance: "Lave-linge Bosch",
  rung: "quarter" as const,
  ready_on: "2026-11-23" as LocalDate,
  court_on: "2027-11-24" as LocalDate,
  stop_url: "https://etabli.test/suivi/abc/messages",
};
const VALUES = { ...NO_VALUES, lien: about.url, atelier: shop.name };
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";
const CHANGED = { ...booking, client: "Marie DUPONT", phone: "06 39 98 12 34" };

const lettersTo = (to: string) => [
  bookingConfirmed({ ...booking, to }),
  bookingNew({ ...CHANGED, to, description: "Elle fuit" }),
  bookingTrial({ ...CHANGED, to, opening_url: "https://etabli.test/app/onboarding" }),
  appointmentMoved({ ...booking, to, from: offered.offered }),
  appointmentCancelled({ ...booking, to, by: "client" }),
  appointmentChanged({ ...CHANGED, to, reason: "Je suis malade." }),
  appointmentReminder({ ...booking, to, stop_url: "https://etabli.test/suivi/abc/messages" }),
  windowOffered({ ...offered, to }),
  waitingJoined({ ...about, to, job: "Lave-linge", days: "le matin" }),
  callInvited({ ...occasion, to, start_at: null }),
  onTheWay({ ...occasion, to, technician: "Karim", expected_at: occasion.at }),
  statusLetter(defaultLetter("Réparé"), { shop, to, values: VALUES, stop_url: about.url }),
  shopLetter({ ...about, to, reference: "R2026-00042", text: "Bonjour,\n\nLa pompe arrive." }),
  quoteSent({ ...money, to, appliance: "Lave-linge", valid_until: "2026-12-23" as LocalDate }),
  quoteAcceptedClient({ ...money, to, withdraw_until: "2026-12-07" as LocalDate }),
  quoteAccepted({ ...money, to, client: "Marie DUPONT" }),
  quoteRefused({ ...money, to, client: "Marie DUPONT", reason: "Trop cher" }),
  quoteWithdrawnClient({ ...WITHDRAWN, to }),
  quoteWithdrawn({ ...WITHDRAWN, to }),
  invoiceIssued({
    ...money,
    to,
    due: 12_050,
    due_on: "2026-12-23" as LocalDate,
    is: "invoice",
    card_url: "",
  }),
  creditIssued({ ...money, to, due: 12_050, credits: "F2026-00001", reason: "Pièce reprise" }),
  paymentRefunded({ ...money, to, amount: 5_000, method: "transfer" }),
  paymentReceived({ ...money, to, amount: 5_000, remainder: 7_050, payer: "", settled_url: "" }),
  paymentReminder({ ...late, to }),
  unpaidLetter(defaultUnpaidLetter(10, "consumer"), { shop, to, kind_id: null, values: unpaid }),
  partsReceived({ ...about, to, reference: "R2026-00042", appliance: "Lave-linge Bosch" }),
  deviceUnclaimed({ ...UNCLAIMED, to }),
  ...[reviewAsked, reviewRefused].map((letter) => letter({ ...UNCLAIMED, to, reason: "Autre" })),
  certificateIssued({ ...UNCLAIMED, to }),
  bonusConsentAsked({ ...about, to, reference: "F2026-00042", text: "J’accepte." }),
  clientCode({ ...about, to, code: "042137", minutes: 10 }),
  trackingLink({ ...about, to, reference: "R2026-00042" }),
  quoteLink({ ...money, to }),
  signingCode({ ...money, to, code: "042 137", minutes: 10 }),
  bookingToConfirm({ ...about, ...visit, to, until: visit.public_start_at }),
  bookingsUnusual({ ...about, to, unconfirmed: 3 }),
  newDevice({ ...occasion, to }),
  passwordLink({ ...about, to }),
  passwordChanged({ ...occasion, to }),
  factorLetter("factor-on", { ...occasion, to }),
  invitation({ ...about, to, by: "Marc Delmas" }),
  signUpConfirmation({ ...about, to, firstname: "Nadia", shop_name: "L’Atelier de Nadia" }),
  signUpKnown({ ...about, to }),
  ledgerHead({ ...occasion, to, seq: 177, hash: "a".repeat(64) }),
];
const letters = lettersTo(about.to);

test("a booking to confirm says what to press, until when, and that it may be ignored", () => {
  const until = "2026-11-23T09:15:00.000Z" as Instant;
  const letter = bookingToConfirm({ ...about, ...visit, until });
  expect(plain(letter?.subject)).toBe(
    "Confirmez votre rendez-vous du lundi 23 novembre, 14 h – 16 h, Atelier Garonne",
  );
  for (const said of ["avant 10 h 15", "Confirmer mon rendez-vous :", "Ignorez cet e-mail"])
    expect(plain(letter?.text)).toContain(said);
});

test("the code to sign is in the letter and not in its subject, which is stored", () => {
  const letter = signingCode({ ...money, code: "042 137", minutes: 10 });
  expect(letter?.subject).not.toContain("042");
  expect(plain(letter?.text)).toContain("D2026-00007 : 042 137\n");
  expect(plain(letter?.text)).toContain("valable 10 minutes");
});

test("details given with the booking are behind a link, in the text and in the page", () => {
  const details_url = "https://etabli.test/suivi/s/coordonnees/t";
  const letter = bookingConfirmed({ ...booking, details_url });
  expect(plain(letter?.text)).toContain(`Voir ce qui changerait :\n${details_url}`);
  expect(letter?.html).toContain(`href="${details_url}"`);
  expect(bookingConfirmed(booking)?.text).not.toContain("coordonnées");
});

test("every template has its letter, its link and its signature, politely", () => {
  expect(new Set(letters.map((letter) => letter?.template))).toEqual(new Set(TEMPLATES));
  for (const letter of letters) {
    expect(letter?.text).toMatch(/^Bonjour,\n/);
    expect(letter?.text).toContain(about.url);
    expect(letter?.text).toContain("Atelier Garonne");
    expect(letter?.text).not.toMatch(/!|\bundefined\b|\bnull\b|\bfalse\b/);
    expect(letter?.html).toContain(`href="${about.url}"`);
  }
});

test("the confirmation gives the window, the place, what to prepare and until when to change", () => {
  const { subject, text } = bookingConfirmed(booking) ?? { subject: "", text: "" };
  expect(plain(subject)).toBe(
    "Votre rendez-vous du lundi 23 novembre, 14 h – 16 h, Atelier Garonne",
  );
  for (const said of [
    "Lieu : chez vous",
    "R2026-00042",
    "plaque signalétique",
    "dimanche 22 novembre à 14 h",
  ])
    expect(plain(text)).toContain(said);
});

test("at the workshop the client is told to come, and where", () => {
  const text = bookingConfirmed({ ...booking, where: "Atelier" })?.text;
  expect(text).toContain("à l’atelier, 12 rue des Essais, 31000 Toulouse");
  expect(text).toContain("apportez l’appareil");
});

test("without an address to write to, only a client's letters are made, for an SMS", () => {
  const made = lettersTo("").flatMap((letter) => (letter ? [letter.template] : []));
  const forClients = TEMPLATES.filter((template) => recipientOf(template) === "client");
  expect(made.toSorted()).toEqual(forClients.toSorted());
  expect(lettersTo("a@b.fr").map((letter) => letter?.to)).toEqual(TEMPLATES.map(() => "a@b.fr"));
});

test("a moved appointment says until when it may be moved again", () => {
  const text = plain(appointmentMoved({ ...booking, from: offered.offered })?.text);
  expect(text).toContain(
    "Votre page de suivi permet de changer ce rendez-vous jusqu’au dimanche 22 novembre à 14 h.",
  );
  expect(text).toContain("Référence : R2026-00042");
});

test("the client's copy of an acceptance gives the price and leads to the signed quote", () => {
  const copy = quoteAcceptedClient({ ...money, withdraw_until: null });
  expect(plain(copy?.text)).toContain(
    "Vous avez accepté et signé le devis D2026-00007, 120,50 € TTC.",
  );
  expect(plain(copy?.text)).toContain(`Voir le devis signé :\n${about.url}`);
});

test("a shop that cancels says it is sorry, a client who cancels is not blamed", () => {
  expect(appointmentCancelled({ ...booking, by: "shop" })?.text).toContain(
    "Veuillez nous en excuser",
  );
  expect(appointmentCancelled({ ...booking, by: "client" })?.text).toContain("À votre demande");
});

test("a code for signing is said with how long it serves, and never in the subject", () => {
  const { subject, text } = signingCode({ ...money, code: "042 137", minutes: 10 }) ?? {};
  expect(plain(text)).toContain("042 137");
  expect(plain(text)).toContain("10 minutes");
  expect(plain(subject)).not.toContain("042");
});

test("a reminder gives the rest, the delay and the way to pay", () => {
  const { subject, text } = paymentReminder(late) ?? { subject: "", text: "" };
  expect(plain(subject)).toContain("Rappel : 70,50 € à régler pour la facture D2026-00007");
  for (const said of [
    "le 12 novembre 2026, il y a 11 jours",
    "Reste à régler : 70,50 €.",
    "FR76 3000",
  ])
    expect(plain(text)).toContain(said);
  const alone = paymentReminder({ ...late, days_late: 1, iban: "" });
  expect(plain(alone?.text)).toContain("il y a un jour");
  expect(plain(alone?.text)).not.toContain("virement");
  expect(plain(text)).not.toContain("indemnité");
  const company = paymentReminder({ ...late, is_company: true });
  expect(plain(company?.text)).toContain("indemnité forfaitaire de 40 €");
});

test("whoever agreed is told until when they may withdraw, and nothing when they may not", () => {
  const until = quoteAcceptedClient({ ...money, withdraw_until: "2026-12-07" as LocalDate });
  expect(until?.text).toContain("rétracter jusqu’au 7 décembre 2026");
  expect(quoteAcceptedClient({ ...money, withdraw_until: null })?.text).not.toContain("rétracter");
});

test("parts that came in are said for the machine, or for the repair alone", () => {
  const fields = { ...about, reference: "R2026-00042" };
  expect(partsReceived({ ...fields, appliance: "Lave-linge Bosch" })?.text).toContain(
    "R2026-00042 (Lave-linge Bosch) sont à l’atelier",
  );
  expect(partsReceived({ ...fields, appliance: "" })?.text).toContain(
    "R2026-00042 sont à l’atelier",
  );
});

test("a move says both hours, the new one last", () => {
  const text = plain(appointmentMoved({ ...booking, from: offered.offered })?.text);
  expect(text).toContain(
    "Votre rendez-vous du vendredi 20 novembre, 9 h – 11 h est déplacé : il aura lieu le lundi 23 novembre, 14 h – 16 h.",
  );
});

test("the confirmation repeats nothing of the address: it may have been typed by a stranger", () => {
  const text = plain(bookingConfirmed(booking)?.text);
  expect(text).toContain("Lieu : chez vous");
  expect(text).not.toContain("rue A");
});

const withoutNothing = { ...booking, appliance: "", address: "" };

test("the shop reads who comes, what for and how to call them back", () => {
  const { subject, text } = bookingNew({
    ...booking,
    client: "Marie DUPONT",
    phone: "06 39 98 12 34",
    description: "Elle fuit",
  }) ?? { subject: "", text: "" };
  expect(plain(subject)).toBe(
    "Nouvelle réservation : Marie DUPONT, lundi 23 novembre, 14 h – 16 h, Atelier Garonne",
  );
  expect(plain(text)).toContain(
    "Référence : R2026-00042\nTéléphone : 06 39 98 12 34\nAppareil : Lave-linge Bosch\nLieu : 3 rue A, 31700 Blagnac\n\nPrécisions :\nElle fuit",
  );
});

test("what a visitor left out leaves no empty label", () => {
  const facts = { ...withoutNothing, where: "Atelier" as const, client: "X", phone: "1" };
  const text = plain(bookingNew({ ...facts, description: "" })?.text);
  expect(text).toContain("Lieu : à l’atelier");
  expect(text).not.toMatch(/Appareil|Précisions/);
  expect(plain(bookingConfirmed(withoutNothing)?.text)).not.toContain("Appareil");
});

test.each([
  ["2026-10-24T13:00:00.000Z", "samedi 24 octobre, 15 h – 17 h"],
  ["2026-10-25T13:00:00.000Z", "dimanche 25 octobre, 14 h – 16 h"],
  ["2026-03-29T13:00:00.000Z", "dimanche 29 mars, 15 h – 17 h"],
])("13 h UTC on %s reads « %s » at the shop", (start, window) => {
  const public_start_at = start as Instant;
  const public_end_at = start.replace("T13", "T15") as Instant;
  const email = bookingConfirmed({ ...booking, public_start_at, public_end_at });
  expect(plain(email?.subject)).toBe(`Votre rendez-vous du ${window}, Atelier Garonne`);
});

test("a window on the island of La Réunion is on the island's clock", () => {
  const email = bookingConfirmed({ ...booking, zone: "Indian/Reunion" });
  expect(plain(email?.subject)).toContain("lundi 23 novembre, 17 h – 19 h");
});

test("a quote is announced with its price to the cent and its last day", () => {
  const letter = quoteSent({
    ...money,
    total_incl: 123_405,
    appliance: "Lave-linge Bosch",
    valid_until: "2026-12-23" as LocalDate,
  });
  expect(plain(letter?.subject)).toBe("Votre devis D2026-00007 de 1 234,05 €, Atelier Garonne");
  expect(plain(letter?.text)).toContain("pour votre lave-linge Bosch est prêt : 1 234,05 € TTC.");
  expect(letter?.text).toContain("valable jusqu’au 23 décembre 2026");
});

test("a quote for no appliance names none", () => {
  const letter = quoteSent({ ...money, appliance: "", valid_until: "2026-12-23" as LocalDate });
  expect(letter?.text).toContain("Votre devis est prêt");
});

test("a refusal reaches the shop in the client's words, or without a reason", () => {
  const refusal = { ...money, client: "Marie DUPONT" };
  expect(plain(quoteRefused({ ...refusal, reason: "Trop cher" })?.text)).toContain(
    "Motif :\nTrop cher",
  );
  expect(quoteRefused({ ...refusal, reason: "" })?.text).not.toContain("Motif");
});

test("no letter leaves an ordinary space before a French sign", () => {
  for (const letter of letters) expect(letter?.text).not.toMatch(/ [:;?!€»]/);
});

test("a danger is said again before anything else: its orders in order, and whom to call", () => {
  for (const letter of [
    bookingConfirmed({ ...booking, danger: cardOf("gas") }),
    appointmentMoved({ ...booking, danger: cardOf("gas"), from: offered.offered }),
  ]) {
    const text = plain(letter?.text);
    const places = ["1. N’allumez rien", "3. Ouvrez", "0 800 47 33 33", "Référence"].map((words) =>
      text.indexOf(words),
    );
    expect(places, text).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(plain(bookingConfirmed(booking)?.text)).not.toContain("N’attendez pas");
});

test.each(letters.flatMap((letter) => (letter ? [[letter.template, letter] as const] : [])))(
  "the subject of %s is one short line that names the shop",
  (_, { subject }) => {
    expect(subject).toMatch(/Atelier Garonne|Établi/);
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject).not.toMatch(/[\n\r]/);
  },
);

test("the shop that receives unusually many bookings reads how many, and where to cancel them", () => {
  const alarm = bookingsUnusual({ ...about, url: "https://etabli.test/app", unconfirmed: 7 });
  expect(plain(alarm?.text)).toContain("7 réservations en ligne");
  expect(plain(alarm?.text)).toContain("Voir ces réservations :\nhttps://etabli.test/app");
});

test("what a client typed is text in the page of a letter, never a tag", () => {
  const letter = bookingNew({
    ...booking,
    client: "<b>Marie</b>",
    phone: "06 39 98 12 34",
    description: '<img src="x" onerror="alert(1)">',
  });
  expect(letter?.html).not.toMatch(/<b>Marie|<img/);
  expect(letter?.html).toContain("&lt;b&gt;Marie");
});
