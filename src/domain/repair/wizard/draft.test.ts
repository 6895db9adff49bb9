import { describe, expect, test } from "vitest";
import { interventionNamed } from "../../catalogue/interventions.ts";
import { choices, choose, openTunnel } from "../../catalogue/tree/tunnel.ts";
import { toInstant, type Instant } from "../../time.ts";
import { emptyDraft } from "../appliance/draft.ts";
import {
  addressOf,
  categoryFor,
  hasContent,
  knowsWhereToGo,
  newDraft,
  withAddress,
  withClient,
  withLocation,
  withNewAddress,
  withThing,
  withType,
  type WizardDraft,
} from "./draft.ts";

const at = (text: string): Instant => toInstant(Date.parse(text));
const opened = newDraft({ repair_id: "r", event_id: "e" });
const place = { complement: "", city: "Toulouse", country: "France", lat: 43.6, lon: 1.44 };
const BILLING = {
  ...place,
  address_id: "b",
  tags: ["facturation"],
  street: "1 quai",
  zip: "31000",
};
const VISIT = { ...place, address_id: "v", tags: ["intervention"], street: "2 rue", zip: "31300" };
const client = (id: string) => ({
  id,
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  note: "",
  phones: [],
  addresses: [BILLING, VISIT],
});
const described = (kind_id: string) =>
  ({ type: "new", appliance: { ...emptyDraft("a"), kind_id } }) as const;
const SLOT = {
  type: "slot",
  slot: {
    user_id: "karim",
    start_at: at("2026-11-23T14:00:00+01:00"),
    end_at: at("2026-11-23T15:00:00+01:00"),
    public_start_at: at("2026-11-23T14:00:00+01:00"),
    public_end_at: at("2026-11-23T16:00:00+01:00"),
    trip_duration_before: 12,
    trip_duration_after: 15,
    trip_is_included_before: false,
    trip_is_included_after: false,
  },
  assigned_to: ["karim"],
  notes: "",
} as const;

describe("where to go", () => {
  const draft = withClient(opened, client("1"));

  test("is the address tagged for interventions, unless another is chosen", () => {
    expect(addressOf(draft)).toBe(VISIT);
    expect(addressOf(withAddress(draft, "b"))).toBe(BILLING);
  });

  test("is the only address there is, whatever its tag; nowhere without a client", () => {
    expect(addressOf(withClient(opened, { ...client("1"), addresses: [BILLING] }))).toBe(BILLING);
    expect(addressOf(opened)).toBeUndefined();
  });

  test("an address that the client no longer has falls back on the usual one", () => {
    expect(addressOf(withAddress(draft, "gone"))).toBe(VISIT);
  });
});

describe("one more address", () => {
  const third = { ...VISIT, address_id: "t", street: "3 allée" };
  const draft = withClient(opened, client("1"));

  test("is where the visit goes, the others staying known", () => {
    const after = withNewAddress(draft, third);
    expect(addressOf(after)).toBe(third);
    expect(after.client?.addresses).toEqual([BILLING, VISIT, third]);
  });

  test("put right replaces what it was", () => {
    const corrected = { ...VISIT, street: "2 bis rue" };
    expect(withNewAddress(draft, corrected).client?.addresses).toEqual([BILLING, corrected]);
  });

  test("asks for another slot, since the way is another", () => {
    expect(withNewAddress({ ...draft, appointment: SLOT }, third).appointment).toBeNull();
  });

  test("of nobody changes nothing", () => expect(withNewAddress(opened, third)).toBe(opened));
});

test.each<[string, WizardDraft, boolean]>([
  ["at the workshop, whoever comes", withLocation(opened, "Atelier"), true],
  [
    "at the client's only address",
    withLocation(withClient(opened, { ...client("1"), addresses: [VISIT] }), "Chez le client"),
    true,
  ],
  [
    "at one of his two addresses",
    withLocation(withClient(opened, client("1")), "Chez le client"),
    false,
  ],
  [
    "at a client's without an address",
    withLocation(withClient(opened, { ...client("1"), addresses: [] }), "Chez le client"),
    false,
  ],
  ["at nobody's yet", withLocation(opened, "Chez le client"), false],
])("where to go is settled or not: %s", (_, draft, isSettled) =>
  expect(knowsWhereToGo(draft)).toBe(isSettled),
);

describe("another client", () => {
  const owned = {
    type: "repair",
    repair_id: "42",
    reference: "R2026-00042",
    appliance: null,
  } as const;

  test("does not keep the machine nor the address of the first", () => {
    const draft = withAddress(withThing(withClient(opened, client("1")), owned), "b");
    expect(withClient(draft, client("2"))).toMatchObject({ thing: null, address_id: null });
  });

  test("keeps the machine that was being described", () => {
    const draft = withThing(withClient(opened, client("1")), described("lave-linge"));
    expect(withClient(draft, client("2")).thing).toEqual(described("lave-linge"));
  });

  test("is not another one when his own record was put right", () => {
    const draft = withAddress(withThing(withClient(opened, client("1")), owned), "b");
    const corrected = { ...client("1"), email: "marie@dupont.test" };
    expect(withClient(draft, corrected)).toMatchObject({ thing: owned, address_id: "b" });
  });
});

describe("another machine", () => {
  const washer = withThing(opened, described("lave-linge"));
  const [first] = choices(openTunnel("lave-linge"));
  const answered = { ...washer, path: choose(openTunnel("lave-linge"), first?.id ?? "").path };

  test("of the same kind keeps the symptoms", () => {
    expect(withThing(answered, described("lave-linge")).path).toEqual(answered.path);
  });

  test("of another kind forgets them", () => {
    expect(withThing(answered, described("televiseur")).path).toEqual([]);
    expect(withThing(answered, null).path).toEqual([]);
  });

  test("its trade is the one chosen for it, else the main one of its kind", () => {
    expect(categoryFor(washer)?.name).toBe("Gros électroménager");
    expect(categoryFor(opened)).toBeUndefined();
  });
});

describe("a slot was found for one type, one place, one machine", () => {
  const slotted: WizardDraft = {
    ...withThing(withClient(opened, client("1")), described("lave-linge")),
    appointment: SLOT,
  };
  const repair = interventionNamed("Réparation")?.id ?? "";

  test.each<[string, WizardDraft]>([
    ["another type", withType(slotted, repair)],
    ["another place", withLocation(slotted, "Chez le client")],
    ["another client", withClient(slotted, client("2"))],
    ["another address", withAddress(slotted, "b")],
    ["another trade", withThing(slotted, described("televiseur"))],
    ["another machine of the same trade", withThing(slotted, described("refrigerateur"))],
  ])("%s asks for another one", (_, draft) => expect(draft.appointment).toBeNull());

  test("the same kind of machine, described better, keeps it", () =>
    expect(withThing(slotted, described("lave-linge")).appointment).toEqual(SLOT));

  test("hours chosen by hand stay as they are", () => {
    const draft = withType({ ...slotted, appointment: { type: "later" } }, repair);
    expect(draft.appointment).toEqual({ type: "later" });
  });
});

test.each<[string, WizardDraft, boolean]>([
  ["nothing was said", opened, false],
  ["a type is chosen", withType(opened, "d3f7b6a8-1c52-4e0f-8d64-95ab3e72c018"), true],
  ["only spaces were typed", { ...opened, notes: "  " }, false],
  ["a note was typed", { ...opened, notes: "Rappeler" }, true],
  ["a photo was taken", { ...opened, photos: 1 }, true],
  ["the client is the one of the page it was opened from", withClient(opened, client("1")), false],
])("when %s, closing knows whether something would be lost", (_, draft, would) => {
  expect(hasContent(draft)).toBe(would);
});
