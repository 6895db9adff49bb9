import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NO_EVENT } from "../../../../../domain/agenda/event-fields.ts";
import { emptyDraft, toAppliance } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withClient,
  withLocation,
  withType,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { toInstant } from "../../../../../domain/time.ts";
import {
  dropDraft,
  keepDraft,
  keptDrafts,
  MOST_DRAFTS,
  parseKept,
  withLatest,
  without,
  writeKept,
  type KeptDraft,
} from "./store.ts";

const NOW = toInstant(Date.parse("2026-11-21T08:00:00Z"));
const opened = newDraft({
  repair_id: "5b0f8d0c-3f3b-4a38-9f0e-0c6f2d1b7a11",
  event_id: "b3a1c1de-4a60-4c3c-8c34-1d1e5f0a9b22",
});
const client = {
  id: "2a4f5f0e-9f0f-4f37-9a5c-0b8f3f6d1c33",
  type: "Particulier",
  lastname: "D'ORMESSON",
  firstname: "Jean-Élie",
  email: "",
  note: "Sonner 🔔",
  phones: [{ name: "Portable", number: "+33639981234" }],
  addresses: [
    {
      address_id: "home",
      tags: ["intervention"],
      street: "2 rue des Arts",
      complement: "",
      zip: "31000",
      city: "Toulouse",
      country: "France",
      lat: null,
      lon: null,
    },
  ],
};
const machine = { ...emptyDraft("a"), kind_id: "lave-linge", brand: "Bosch" };
const begun: WizardDraft = {
  ...withLocation(
    withClient(withType(opened, "d3f7b6a8-1c52-4e0f-8d64-95ab3e72c018"), client),
    "Chez le client",
  ),
  path: [
    { id: "one", name: "Un code erreur" },
    { id: "two", name: "Code affiché", input: "E18" },
  ],
  notes: "Code B\n2e étage",
  urgency: 1,
};
const SLOT = {
  user_id: "karim",
  start_at: NOW,
  end_at: NOW,
  public_start_at: NOW,
  public_end_at: NOW,
  trip_duration_before: 12,
  trip_duration_after: 15,
  trip_is_included_before: false,
  trip_is_included_after: false,
} as const;

describe("a call that was cut short", () => {
  test.each<[string, WizardDraft]>([
    ["just opened", opened],
    ["with a client and symptoms", begun],
    ["with a machine being described", { ...begun, thing: { type: "new", appliance: machine } }],
    [
      "with one of the client's machines",
      { ...begun, thing: { type: "appliance", appliance: toAppliance(machine, NOW) } },
    ],
    [
      "with an open repair",
      {
        ...begun,
        thing: { type: "repair", repair_id: "42", reference: "R2026-00042", appliance: null },
      },
    ],
    [
      "with a slot",
      { ...begun, appointment: { type: "slot", slot: SLOT, assigned_to: ["karim"], notes: "" } },
    ],
    ["with hours half typed", { ...begun, appointment: { type: "manual", fields: NO_EVENT } }],
    ["without an appointment for now", { ...begun, appointment: { type: "later" } }],
  ])("is found again as it was, %s", (_, draft) => {
    const kept: KeptDraft = { draft, step: 5 };
    expect(parseKept(writeKept([kept]))).toEqual([kept]);
  });

  const stored = writeKept([{ draft: begun, step: 3 }]);
  const described = writeKept([
    { draft: { ...begun, thing: { type: "new", appliance: machine } }, step: 4 },
  ]);

  test.each<[string, string | null]>([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version's", stored.replace('"version":2', '"version":1')],
    ["a step that does not exist", stored.replace('"step":3', '"step":8')],
    ["an id that is none", stored.replace(begun.repair_id, "x")],
    ["a machine without its kind", described.replace('"kind_id":"lave-linge",', "")],
  ])("that reads as %s is forgotten", (_, text) => {
    expect(parseKept(text)).toEqual([]);
  });

  test("that cannot be read takes no other with it", () => {
    const sound: KeptDraft = { draft: opened, step: 2 };
    const spoilt = writeKept([sound, { draft: begun, step: 3 }]).replace('"step":3', '"step":8');
    expect(parseKept(spoilt)).toEqual([sound]);
  });
});

describe("several calls cut short", () => {
  const call = (turn: number, step: KeptDraft["step"] = 2): KeptDraft => ({
    draft: { ...opened, repair_id: `5b0f8d0c-3f3b-4a38-9f0e-0c6f2d1b7a${10 + turn}` },
    step,
  });

  test("are all kept: the second never writes over the first", () => {
    const [first, second] = [call(1), call(2)];
    expect(withLatest([first], second)).toEqual([second, first]);
  });

  test("hold each call once, as it was last", () => {
    expect(withLatest([call(2), call(1)], call(1, 5))).toEqual([call(1, 5), call(2)]);
  });

  test("give way from the oldest", () => {
    const all = Array.from({ length: MOST_DRAFTS }, (_, turn) => call(turn));
    expect(withLatest(all, call(9))).toEqual([call(9), ...all.slice(0, -1)]);
  });

  test("lose only the one that is created or abandoned", () => {
    expect(without([call(1), call(2)], call(1).draft.repair_id)).toEqual([call(2)]);
  });
});

describe("on the device", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const call: KeptDraft = { draft: begun, step: 3 };

  beforeEach(() => vi.stubGlobal("localStorage", storage));
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  test("a call of one shop is never shown in another", () => {
    keepDraft("garonne", call);
    expect(keptDrafts("garonne")).toEqual([call]);
    expect(keptDrafts("loire")).toEqual([]);
  });

  test("one that is created leaves nothing behind", () => {
    keepDraft("garonne", call);
    dropDraft("garonne", begun.repair_id);
    expect(kept.size).toBe(0);
  });

  test.each(["getItem", "setItem"])("one that keeps nothing (%s) stops nobody", (refused) => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { ...storage, [refused]: refuse });
    keepDraft("garonne", call);
    dropDraft("garonne", begun.repair_id);
    expect(keptDrafts("garonne")).toEqual([]);
  });
});
