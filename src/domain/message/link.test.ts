import { expect, test } from "vitest";
import { quoteLink, trackingLink } from "./link.ts";

const shop = {
  name: "Atelier Garonne",
  phone: "05 61 00 00 00",
  email: "contact@atelier-garonne.test",
  address: "12 rue des Essais, 31000 Toulouse",
};
const fields = { to: "marie@example.org", shop, url: "https://etabli.test/x/abc" };

test.each([
  [trackingLink({ ...fields, reference: "R2026-00042" }), "R2026-00042", "Suivre ma réparation"],
  [quoteLink({ ...fields, reference: "D2026-00007" }), "D2026-00007", "Lire le devis et répondre"],
])(
  "a link that was asked for says what it opens, and that only its client has it",
  (email, reference, label) => {
    expect(email?.subject).toContain(reference);
    expect(email?.text).toContain(fields.url);
    expect(email?.text).toContain(label);
    expect(email?.text).toContain("Vous n’avez rien demandé");
  },
);

test("the link that signs is not to be passed on", () => {
  const email = quoteLink({ ...fields, reference: "D2026-00007" });
  expect(email?.text).toContain("ne le transmettez pas");
});

test("a client without an e-mail on file is written nothing", () => {
  expect(trackingLink({ ...fields, to: "", reference: "R2026-00042" })?.sms).toContain("https://");
});
