import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, layOut, oneLine } from "./layout.ts";

const sender = {
  name: "Atelier <Garonne>",
  phone: "05 61 00 00 00",
  email: "",
  address: "12 rue des Essais",
};
const letter = {
  template: "quote-sent",
  to: "marie@example.org",
  subject: "Devis\r\nBcc: x@evil.example",
  greeting: "Bonjour,",
  lines: ['Un <b>texte</b> & "l\'autre"', "", "deux\nlignes"],
  action: { label: "Lire le devis", url: 'https://etabli.test/quote/a?b="1' },
  more: ["Merci."],
} as const;

test("a letter to a client names the shop in its subject, one to the shop does not", () => {
  const shop = { ...sender, name: "Atelier Garonne", email: "contact@atelier-garonne.test" };
  const about = { ...letter, subject: "Votre devis" };
  expect(layOut(about, shop).subject).toBe("Votre devis, Atelier Garonne");
  expect(layOut({ ...about, to: shop.email }, shop).subject).toBe("Votre devis");
});

test("a subject is one line, without control signs, not endless", () => {
  expect(layOut(letter, sender).subject).toBe("Devis Bcc: x@evil.example, Atelier <Garonne>");
  expect(oneLine(`a\u2028b\u0000c\u202ed\ud800${"e".repeat(500)}`)).toMatch(/^a b c d\ufffde+$/);
  expect(oneLine("e".repeat(500))).toHaveLength(150);
});

test("whatever people typed stays text in the page", () => {
  const { html } = layOut(letter, sender);
  expect(html).toContain("Un &lt;b&gt;texte&lt;/b&gt; &amp; &quot;l&#39;autre&quot;");
  expect(html).toContain("deux<br>lignes");
  expect(html).toContain("Atelier &lt;Garonne&gt;");
  expect(html).toContain('href="https://etabli.test/quote/a?b=&quot;1"');
  expect(escapeHtml("&lt;")).toBe("&amp;lt;");
});

test("a link that is not of the web is no button", () => {
  const { html } = layOut(
    { ...letter, action: { label: "x", url: "javascript:alert(1)" } },
    sender,
  );
  expect(html).not.toContain("javascript:");
});

test("the plain text says the same, empty lines left out", () => {
  expect(layOut(letter, sender).text).toBe(
    'Bonjour,\n\nUn <b>texte</b> & "l\'autre"\n\ndeux\nlignes\n\n' +
      'Lire le devis :\nhttps://etabli.test/quote/a?b="1\n\nMerci.\n\n-- \nAtelier <Garonne>\n05 61 00 00 00\n12 rue des Essais\n',
  );
});

test("no text that people typed becomes a tag, an attribute or a second header", () => {
  const unit = fc.constantFrom(...Array.from("<>&\"'/=ai \r\n\0\u2028\u202e\ud800"));
  const typed = fc.string({ unit, maxLength: 200 });
  const tags = (html: string) => html.match(/<(?!br>)[a-z!/][^>]*>/g) ?? [];
  const usual = tags(layOut({ ...letter, lines: ["a"] }, sender).html);
  fc.assert(
    fc.property(typed, typed, (subject, line) => {
      const laidOut = layOut({ ...letter, subject, lines: [`<i onload="x">${line}`] }, sender);
      expect(laidOut.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(tags(laidOut.html)).toEqual(usual);
    }),
  );
});

test("a letter without an action has no button, and without a phone signs without an empty line", () => {
  const { action: _, ...inform } = letter;
  const { html, text } = layOut(inform, { ...sender, phone: "" });
  expect(html).not.toContain("<a ");
  expect(text).toMatch(/-- \nAtelier <Garonne>\n12 rue des Essais\n$/);
});
