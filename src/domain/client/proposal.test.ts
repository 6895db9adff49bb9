import { describe, expect, it } from "vitest";
import { HOME } from "../../../test/shop/home.ts";
import { BLANK_TEXTS } from "./fields.ts";
import { isEmptyGain, withGain } from "./gain.ts";
import type { Instant } from "../time.ts";
import { decidableUntil, pendingOf, proposalOf } from "./proposal.ts";

const KNOWN = {
  ...BLANK_TEXTS,
  lastname: "VIDAL",
  firstname: "Hélène",
  email: "helene@example.org",
  phones: [{ name: "Portable", number: "+33639981234" }] as const,
  addresses: [HOME],
};
let ids = 0;
const propose = (offer: Partial<typeof KNOWN>, known: Parameters<typeof proposalOf>[0] = KNOWN) =>
  proposalOf(known, { ...KNOWN, ...offer }, () => `id-${++ids}`);

describe("what a visitor typed about a known client", () => {
  it("is nothing when it is what the shop has on file, whatever its spelling", () => {
    expect(isEmptyGain(propose({ email: "Helene@Example.org" }))).toBe(true);
    expect(
      isEmptyGain(propose({ addresses: [{ ...HOME, street: "8, ALLEE des peupliers" }] })),
    ).toBe(true);
  });

  it("holds another e-mail beside the one on file", () => {
    expect(propose({ email: "autre@example.org" }).fields).toEqual({
      email: { from: "helene@example.org", to: "autre@example.org" },
    });
  });

  it("holds an e-mail that the file lacks", () => {
    expect(propose({}, { ...KNOWN, email: "" }).fields).toEqual({
      email: { from: "", to: "helene@example.org" },
    });
  });

  it("does not ask about the e-mail of a record merged into this one", () => {
    const known = { ...KNOWN, former_emails: ["Avant@example.org"] };
    expect(isEmptyGain(propose({ email: "avant@example.org" }, known))).toBe(true);
  });

  it("holds a telephone and an address that are not on file", () => {
    const { phones, addresses } = propose({
      phones: [{ name: "Portable", number: "+33639980000" }] as never,
      addresses: [{ ...HOME, street: "2 rue Neuve" }],
    });
    expect(phones).toEqual([{ name: "Portable", number: "+33639980000" }]);
    expect(addresses).toMatchObject([{ street: "2 rue Neuve" }]);
  });
});

describe("what is still to confirm", () => {
  const proposed = propose({
    email: "autre@example.org",
    addresses: [{ ...HOME, street: "2 rue Neuve" }],
  });

  it("is nothing once the record holds it", () => {
    expect(isEmptyGain(pendingOf(withGain(KNOWN, proposed), proposed))).toBe(true);
  });

  it("is compared with the record of today", () => {
    const today = { ...KNOWN, email: "nouveau@example.org" };
    expect(pendingOf(today, proposed).fields).toEqual({
      email: { from: "nouveau@example.org", to: "autre@example.org" },
    });
  });
});

it("the link of the letter decides for seven days", () => {
  expect(decidableUntil("2026-11-23T09:00:00.000Z" as Instant)).toBe("2026-11-30T09:00:00.000Z");
});
