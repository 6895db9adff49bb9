import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COOKIES_FR } from "../../../domain/account/session.ts";
import { readConfig, VARIABLES } from "../../platform/config.ts";
import { legalProps, PROCESSOR_OF } from "./site.ts";

test("who publishes the site is what the configuration says, whole", () => {
  const config = readConfig({
    LEGAL_NAME: "Atelier SAS",
    LEGAL_FORM: "SAS au capital de 10 000 €",
    LEGAL_SIRET: "123 456 789 00012",
    LEGAL_DIRECTOR: "Alix Martin",
    LEGAL_PHONE: "05 61 99 00 12",
    LEGAL_ADDRESS: "1 rue X, 31000 Toulouse",
    LEGAL_EMAIL: "contact@atelier.example",
    LEGAL_HOST: "Hébergeur, Paris",
  });
  expect(legalProps(config).editor).toEqual({
    name: "Atelier SAS",
    legal_form: "SAS au capital de 10 000 €",
    address: "1 rue X, 31000 Toulouse",
    siret: "123 456 789 00012",
    director: "Alix Martin",
    email: "contact@atelier.example",
    phone: "05 61 99 00 12",
    host: "Hébergeur, Paris",
  });
});

/** What these reach belongs to the installation, or receives nothing of a person. */
const OWN = [
  "DATABASE_URL",
  "DATABASE_POOL_URL",
  "PUBLIC_URL",
  "COMPANY_REGISTER_URL",
  // Where the service of cards is imitated; its key says whether it is employed.
  "STRIPE_API_URL",
  // A digest alone.
  "TIMESTAMP_URL",
];
const isAddress = (name: string): boolean => /_(URL|DSN)$/.test(name);

test("each address of the configuration that leads elsewhere is a processor, or is known to be none", () => {
  const addresses = VARIABLES.filter(isAddress);
  expect(addresses.toSorted()).toEqual(
    [...OWN, ...Object.keys(PROCESSOR_OF).filter(isAddress)].toSorted(),
  );
});

test("the page of personal data names those that this installation employs, and no other", () => {
  expect(legalProps(readConfig({})).processors).toEqual(["addresses"]);
  const mailing = readConfig({ SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "a@b.example" });
  expect(legalProps(mailing).processors).toEqual(["mail", "addresses"]);
});

test("every cookie of the sign-in is on the page of personal data, and no other", () => {
  const source = readFileSync("src/server/platform/http/session-cookie.ts", "utf8");
  const names = [...source.matchAll(/COOKIE = "([\w-]+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(COOKIES_FR)));
});
