import { expect, test } from "vitest";
import { addressFor, formatAddress, isSameAddress, type AddressTag } from "./address.ts";

const home = {
  street: "12 rue des Essais",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
};

test("an address reads on one line, France unsaid", () => {
  expect(formatAddress(home)).toBe("12 rue des Essais, 31700 Blagnac");
  expect(formatAddress({ ...home, complement: "Bât. B", country: "Belgique" })).toBe(
    "12 rue des Essais, Bât. B, 31700 Blagnac, Belgique",
  );
});

test("one place spelt twice is one place, another door is another place", () => {
  expect(isSameAddress(home, { ...home, street: "12, RUE DES ESSAIS", city: "BLAGNAC" })).toBe(
    true,
  );
  expect(isSameAddress(home, { ...home, complement: "Bât. B" })).toBe(false);
  expect(isSameAddress(home, { ...home, street: "2 rue des Essais" })).toBe(false);
});

test("the tagged address serves, else the first", () => {
  const tagged = (id: string, ...tags: AddressTag[]) => ({ id, tags });
  const both = [tagged("a", "facturation"), tagged("b", "intervention")];
  expect(addressFor(both, "intervention")?.id).toBe("b");
  expect(addressFor([tagged("c")], "facturation")?.id).toBe("c");
  expect(addressFor([], "facturation")).toBeUndefined();
});
