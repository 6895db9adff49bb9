import { expect, test } from "vitest";
import { parseShopLetter, shopLetter } from "./shop-letter.ts";

const shop = { name: "Atelier Garonne", phone: "", email: "", address: "" };

test.each([
  ["nothing", "  \n ", { text: "Écrivez le message." }],
  ["too much", "x".repeat(2_001), { text: expect.stringContaining("2000 signes") }],
])("%s is refused", (_, typed, detail) => {
  expect(parseShopLetter(typed)).toEqual({ refused: "bad-input", detail });
});

test("the words are the shop's, signed, with the page of the repair; by SMS on one line", () => {
  const text = "Bonjour Hélène,\n\nLa pompe arrive mardi.";
  expect(parseShopLetter(` ${text}\r\n`)).toEqual({ text });
  const url = "https://etabli.test/suivi/abc";
  const letter = shopLetter({ to: "h@example.org", shop, url, reference: "R2026-00042", text });
  expect(letter.subject).toBe("Votre réparation R2026-00042, Atelier Garonne");
  expect(letter.text).toMatch(
    /^Bonjour Hélène,\n\nLa pompe arrive mardi\.\n\nSuivre ma réparation/,
  );
  expect(letter.sms).toBe(`Atelier Garonne : Bonjour Hélène, La pompe arrive mardi. ${url}`);
});
