import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "../draft/draft.ts";
import {
  addressesNear,
  appliancesAlike,
  contactOf,
  ownAppliance,
  type KnownClient,
} from "./known.ts";

const washer = {
  id: "w1",
  kind_id: "lave-linge",
  brand: "Bosch",
  model: "WAT28",
  label: "Lave-linge Bosch WAT28",
  last: "12 mars 2026",
};
const helene: KnownClient = {
  pass: "sealed",
  lastname: "VIDAL",
  firstname: "Hélène",
  email: "helene.vidal@example.org",
  phones: ["+33639980012"],
  addresses: [
    { street: "8 rue des Tilleuls", complement: "", zip: "31700", city: "Blagnac" },
    { street: "2 place du Port", complement: "", zip: "44000", city: "Nantes" },
  ],
  appliances: [washer, { ...washer, id: "f1", kind_id: "refrigerateur" }],
};
const draft = { ...EMPTY_DRAFT, kind_id: "lave-linge", zip: "31700" };

test("the record gives who comes, with the telephones as they are shown", () => {
  expect(contactOf(helene, (phone) => `tel ${phone}`)).toEqual({
    pass: "sealed",
    lastname: "VIDAL",
    firstname: "Hélène",
    email: "helene.vidal@example.org",
    phone: "tel +33639980012",
    other_phone: "tel ",
    appliance_id: "",
  });
});

test("only the addresses of the place whose hours were shown, and the appliances of the kind booked", () => {
  expect(addressesNear(helene, draft).map(({ city }) => city)).toEqual(["Blagnac"]);
  expect(appliancesAlike(helene, draft)).toEqual([washer]);
});

test("an appliance is taken with its brand and model, and let go when it is pressed again", () => {
  const taken = ownAppliance(washer, draft);
  expect(taken).toEqual({ appliance_id: "w1", brand: "Bosch", model: "WAT28" });
  expect(ownAppliance(washer, { ...draft, ...taken })).toEqual({ appliance_id: "" });
});
