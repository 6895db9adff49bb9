import { expect, test } from "vitest";
import { emailOf } from "./email.ts";

const shop = { name: "Atelier Garonne", phone: "", email: "", address: "" };
const url = "https://etabli.example/suivi/AbCd";
const letter = { template: "quote-sent", subject: "Votre devis", lines: ["Il est prêt."] } as const;

test("an e-mail greets, says and signs", () => {
  expect(emailOf({ to: "marie@example.org", shop, url }, letter)).toMatchObject({
    template: "quote-sent",
    to: "marie@example.org",
    subject: "Votre devis, Atelier Garonne",
    text: "Bonjour,\n\nIl est prêt.\n\n-- \nAtelier Garonne\n",
  });
});

test("without an address, a client's letter still has its SMS, in the short alphabet; the shop's is none", () => {
  expect(
    emailOf({ to: "", shop, url }, { ...letter, subject: "L’appareil est prêt" }),
  ).toMatchObject({
    to: "",
    sms: "Atelier Garonne : L'appareil est pret.",
  });
  expect(emailOf({ to: "", shop, url }, { ...letter, template: "quote-accepted" })).toBeNull();
});
