import { expect, test } from "vitest";
import { letterValues as values } from "../../../../test/shop/letters.ts";
import { isRefusal } from "../../decision.ts";
import { REPAIR_STATUSES } from "../../repair/status.ts";
import {
  defaultLetter,
  letterErrors,
  parseStatusLetter,
  smsCost,
  smsText,
  statusLetter,
} from "./letter.ts";

const shop = { name: "Atelier Garonne", phone: "", email: "", address: "" };
const ready = {
  status: "Réparé",
  enabled: true,
  subject: "  Votre {appareil}\n est prêt ",
  text: "Bonjour {prenom},\r\n\r\nVenez quand vous voulez.",
  sms: "{atelier} : votre {appareil} est prêt. {lien}",
};

test.each(REPAIR_STATUSES)(
  "« %s » has words of ours that pass our own check, and is off",
  (status) => {
    const letter = defaultLetter(status);
    for (const line of [letter.subject, letter.sms]) expect(line).toMatch(/\s: \p{Ll}/u);
    expect(parseStatusLetter(letter)).toEqual(letter);
    expect(letter.enabled).toBe(false);
  },
);

test("what is typed is cleaned: a subject is one line", () => {
  expect(parseStatusLetter(ready)).toEqual({
    ...ready,
    subject: "Votre {appareil} est prêt",
    text: "Bonjour {prenom},\n\nVenez quand vous voulez.",
  });
});

test.each([
  ["an unknown field", { text: "Le prix : {prix}" }, { text: "Le champ {prix} n’existe pas." }],
  ["empty braces", { sms: "{} prêt" }, { sms: "Une accolade est vide." }],
  ["nothing", { subject: "  " }, { subject: expect.stringMatching(/^Écrivez/) }],
  [
    "too long",
    { sms: "x".repeat(460) },
    { sms: expect.stringMatching(/^Trop long.*460 signes sur 459/) },
  ],
])("%s is refused in French", (_, facts, detail) => {
  expect(parseStatusLetter({ ...ready, ...facts })).toEqual({ refused: "bad-input", detail });
});

test("a status that does not exist is refused, and what is right has no error", () => {
  expect(parseStatusLetter({ ...ready, status: "Perdu" })).toMatchObject({ refused: "bad-input" });
  expect(letterErrors(ready)).toEqual({});
});

test("the letter is filled, signed, and says where such news are refused", () => {
  const words = parseStatusLetter(ready);
  if (isRefusal(words)) throw new Error("refused");
  const stop_url = "https://etabli.test/suivi/abc/messages";
  const letter = statusLetter(words, { to: "h@example.org", shop, values, stop_url });
  expect(letter).toMatchObject({
    template: "repair-status",
    to: "h@example.org",
    subject: "Votre lave-linge Brandt est prêt, Atelier Garonne",
  });
  expect(letter.text).toContain(
    "Bonjour Hélène,\n\nVenez quand vous voulez.\n\nSuivre ma réparation",
  );
  expect(letter.text).toContain(stop_url);
  expect(letter.html).toContain("Bonjour Hélène,</p>");
});

test("an SMS costs what its filled text costs", () => {
  expect(smsText("{prenom} : « c’est prêt »", values)).toBe('Hélène : "c\'est pret"');
  expect(smsCost("x".repeat(160))).toBe("1 SMS, 160 signes");
  expect(smsCost("x".repeat(161))).toBe("2 SMS, 161 signes");
});
