import { describe, expect, test } from "vitest";
import { about, garonneSender as shop } from "../../../../test/shop/letters.ts";
import type { LocalDate } from "../../time.ts";
import { PAYMENT_RUNGS } from "../../payment/reminder/ladder.ts";
import { AUDIENCES, fieldsFor, UNPAID_FIELD_FR } from "./fields.ts";
import { defaultUnpaidLetter, parseUnpaidLetter, unpaidErrors, unpaidLetter } from "./letter.ts";
import { unpaidValues } from "./values.ts";

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";
const facts = {
  client: { type: "Particulier" as const, lastname: "DUPONT", firstname: "Marie" },
  shop,
  url: about.url,
  reference: "F2026-00012",
  total_incl: 19_000,
  remainder: 14_000,
  due_on: "2026-11-02" as LocalDate,
  days_late: 30,
  iban: "FR7630006000011234567890189",
  card_url: "",
  fees: undefined,
};
const company = {
  ...facts,
  client: { type: "Entreprise" as const, lastname: "BOULANGERIE AUBE", firstname: "" },
  fees: { interest: 646, indemnity: 4_000 },
};
const consumer = unpaidValues(facts);
const business = unpaidValues(company);
const valuesOf = { consumer, business };
const letters = AUDIENCES.flatMap((audience) =>
  PAYMENT_RUNGS.map((rung) => ({ audience, rung, letter: defaultUnpaidLetter(rung, audience) })),
);

describe.each(letters)("ours for $audience, after $rung days", ({ audience, letter }) => {
  const values = valuesOf[audience];
  const sent = unpaidLetter(letter, { to: "x@example.org", shop, kind_id: null, values });

  test("may be sent as it is: every field is known and filled, the rest and the way to pay are named", () => {
    expect(unpaidErrors(letter, audience)).toEqual({});
    expect(parseUnpaidLetter(letter)).toEqual(letter);
    const whole = `${sent.subject} ${sent.text} ${sent.sms}`;
    expect(whole).not.toMatch(/[{}]|undefined/);
    expect(plain(whole)).toContain("140,00 €");
    expect(sent.text).toContain("FR76");
    expect(sent.sms?.length).toBeLessThan(320);
  });

  test("a consumer never reads of the 40 € nor of interest", () => {
    if (audience === "consumer") expect(plain(sent.text)).not.toMatch(/\b40,00|indemnité|pénalité/);
  });
});

test("friendly first, firm last; a professional reads what the delay costs", () => {
  const say = (rung: 3 | 10 | 30, audience: "consumer" | "business") =>
    plain(
      unpaidLetter(defaultUnpaidLetter(rung, audience), {
        to: "x@example.org",
        shop,
        kind_id: null,
        values: valuesOf[audience],
      }).text,
    );
  expect(say(3, "consumer")).toContain("sans doute un oubli");
  expect(say(3, "business")).not.toContain("mise en demeure");
  expect(say(30, "consumer")).toContain("mise en demeure");
  expect(say(30, "business")).toContain("(6,46 € à ce jour)");
  expect(say(30, "business")).toContain("soit 186,46 € au total");
});

test.each([
  ["a field of professionals", { text: "Payez {indemnite}." }, /n’existe pas/],
  ["the 40 € in plain words", { text: "Payez 40 € de plus." }, /particulier/],
  ["an empty text", { text: " " }, /Écrivez/],
  ["an unknown field", { subject: "{facturette}" }, /n’existe pas/],
])("the shop may not write %s to a consumer", (_, changed, words) => {
  const letter = { ...defaultUnpaidLetter(10, "consumer"), ...changed };
  const [part = ""] = Object.keys(changed);
  const parsed = parseUnpaidLetter(letter);
  expect(parsed).toMatchObject({ detail: { [part]: expect.stringMatching(words) } });
});

test.each([
  [7, "consumer"],
  [10, "everybody"],
])("there is no letter after %s days for %s", (rung, audience) => {
  expect(
    parseUnpaidLetter({ ...defaultUnpaidLetter(10, "consumer"), rung, audience }),
  ).toMatchObject({ refused: "bad-input" });
});

test("each field has its French name, and a company is called by its name", () => {
  for (const field of fieldsFor("business")) expect(UNPAID_FIELD_FR[field]).not.toBe("");
  expect(business.nom).toContain("BOULANGERIE AUBE");
  expect([business.prenom, consumer.prenom]).toEqual(["", "Marie"]);
});

test("the card comes first where it is taken online", () => {
  const { reglement = "" } = unpaidValues({ ...facts, card_url: "https://etabli.test/p" });
  expect(plain(reglement.split("\n")[0])).toBe(
    "Par carte bancaire, en ligne : https://etabli.test/p",
  );
  expect(unpaidValues({ ...facts, iban: "" }).reglement).toContain("payer à l’atelier");
});

/** As a client reads them, from the greeting to the signature. */
const whole = (rung: 3 | 10 | 30, audience: "consumer" | "business") => {
  const values = valuesOf[audience];
  const { subject, text } = unpaidLetter(defaultUnpaidLetter(rung, audience), {
    to: "x@example.org",
    shop,
    kind_id: null,
    values,
  });
  const [body = ""] = plain(text).split("\n\nVoir et régler");
  return [plain(subject), ...body.split("\n\n").map((line) => line.replaceAll("\n", " "))];
};
const PAY =
  "Par virement : FR76 3000 6000 0112 3456 7890 189, avec la référence F2026-00012. Votre application bancaire lit aussi le QR code de la facture. Vous pouvez également payer à l’atelier.";

test("the first to a consumer, as it is read", () => {
  expect(whole(3, "consumer")).toEqual([
    "Facture F2026-00012 : un oubli, sans doute, Atelier Garonne",
    "Bonjour Marie,",
    "Sauf erreur de notre part, la facture F2026-00012 de 190,00 € TTC, à régler pour le 2 novembre 2026, n’est pas encore entièrement payée. Il reste 140,00 € : sans doute un oubli.",
    PAY,
    "Vous venez de payer ? Ne tenez pas compte de ce message. Une question sur cette facture ? Répondez-nous, nous la regarderons avec vous.",
  ]);
});

test("the second to a consumer, as it is read", () => {
  expect(whole(10, "consumer")).toEqual([
    "Rappel : 140,00 € à régler pour la facture F2026-00012, Atelier Garonne",
    "Bonjour Marie,",
    "La facture F2026-00012 de 190,00 € TTC était à régler pour le 2 novembre 2026, il y a 30 jours. Nous n’avons pas reçu tout son règlement : il reste 140,00 €.",
    `Merci de la régler sous huit jours. ${PAY}`,
    "Un point de la facture vous pose problème, ou vous préférez payer en plusieurs fois ? Répondez à ce message ou appelez-nous : nous chercherons une solution avec vous.",
  ]);
});

test("the last to a consumer, as it is read", () => {
  expect(whole(30, "consumer")).toEqual([
    "Dernier rappel : facture F2026-00012, 140,00 € à régler, Atelier Garonne",
    "Bonjour Marie,",
    "Malgré son échéance du 2 novembre 2026, il y a 30 jours, la facture F2026-00012 n’est pas entièrement réglée. Il reste 140,00 €.",
    `Nous vous demandons de la régler sous huit jours. ${PAY}`,
    "Sans règlement ni nouvelles de vous dans ce délai, nous vous adresserons une mise en demeure par lettre recommandée. Si vous contestez cette facture, dites-le-nous en répondant à ce message : les relances s’arrêtent le temps de vous répondre.",
  ]);
});

test("the second to a company, as it is read", () => {
  expect(whole(10, "business")).toEqual([
    "Rappel : 140,00 € à régler pour la facture F2026-00012, Atelier Garonne",
    "Bonjour,",
    "La facture F2026-00012 de 190,00 € TTC était à régler pour le 2 novembre 2026, il y a 30 jours. Sauf erreur de notre part, il reste 140,00 €.",
    `Merci de la régler sous huit jours. ${PAY}`,
    "Comme l’indique la facture, le retard ouvre droit à des pénalités (6,46 € à ce jour) et à l’indemnité forfaitaire de 40,00 € pour frais de recouvrement (Code de commerce, articles L. 441-10 et D. 441-5).",
    "Un point de la facture vous pose problème ? Répondez à ce message ou appelez-nous.",
  ]);
});

test("the last to a company, as it is read", () => {
  expect(whole(30, "business")).toEqual([
    "Dernier rappel avant mise en demeure : facture F2026-00012, Atelier Garonne",
    "Bonjour,",
    "Malgré son échéance du 2 novembre 2026, il y a 30 jours, la facture F2026-00012 n’est pas entièrement réglée. Il reste 140,00 €.",
    "S’y ajoutent les pénalités de retard (6,46 € à ce jour) et l’indemnité forfaitaire de 40,00 € pour frais de recouvrement (Code de commerce, articles L. 441-10 et D. 441-5), soit 186,46 € au total.",
    `Nous vous demandons de régler cette somme sous huit jours. ${PAY}`,
    "Sans règlement ni nouvelles de vous dans ce délai, nous vous adresserons une mise en demeure. Si vous contestez cette facture, dites-le-nous en répondant à ce message : les relances s’arrêtent le temps de vous répondre.",
  ]);
});

test.each([
  [3, "{atelier}"],
  [10, "{atelier}"],
  [30, "dernier rappel"],
] as const)("the SMS after %s days is one sentence and the link", (rung, said) => {
  const { sms } = defaultUnpaidLetter(rung, "consumer");
  expect(sms).toContain(said);
  expect(sms.endsWith("{lien}")).toBe(true);
});

test("the first to a company is as friendly, and names no fee yet", () => {
  expect(whole(3, "business")).toEqual([
    "Facture F2026-00012 : un oubli, sans doute, Atelier Garonne",
    "Bonjour,",
    "Sauf erreur de notre part, la facture F2026-00012 de 190,00 € TTC, à régler pour le 2 novembre 2026, n’est pas encore entièrement payée. Il reste 140,00 € : sans doute un oubli.",
    PAY,
    "Vous venez de payer ? Ne tenez pas compte de ce message. Une question sur cette facture ? Répondez-nous, nous la regarderons avec vous.",
  ]);
});

test.each([
  [1, "un jour"],
  [2, "2 jours"],
  [30, "30 jours"],
])("%i days late are said « %s »", (days_late, said) => {
  expect(unpaidValues({ ...facts, days_late }).retard).toBe(said);
});

test("a letter that is cleaned keeps its paragraphs; its subject and its SMS are one line", () => {
  const typed = {
    ...defaultUnpaidLetter(3, "consumer"),
    subject: " Un\nrappel ",
    sms: "Un\n{lien}",
  };
  expect(parseUnpaidLetter(typed)).toMatchObject({ subject: "Un rappel", sms: "Un {lien}" });
  expect(parseUnpaidLetter(typed)).toMatchObject({ text: typed.text });
});

test.each([
  [["prenom", "nom"]],
  [["facture", "montant", "reste"]],
  [["echeance", "retard"]],
  [["reglement", "lien"]],
  [["atelier", "telephone"]],
] as const)("both audiences may be told %j", (names) => {
  for (const audience of AUDIENCES)
    for (const name of names) {
      expect(fieldsFor(audience)).toContain(name);
      expect(valuesOf[audience][name]).toBeDefined();
    }
});

test("a field that stands alone leaves no gap when it says nothing", () => {
  const words = { ...defaultUnpaidLetter(3, "business"), text: "Bonjour {prenom}, voici." };
  const { text } = unpaidLetter(words, {
    to: "x@example.org",
    shop,
    kind_id: null,
    values: business,
  });
  expect(text.startsWith("Bonjour, voici.")).toBe(true);
});
