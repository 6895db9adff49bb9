import { expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { legalProps } from "./site.ts";

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
