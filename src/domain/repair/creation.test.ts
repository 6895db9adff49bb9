import { describe, expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import {
  interventionFor,
  parseCreation,
  parseResumption,
  type RepairCreation,
  type Resumption,
} from "./creation.ts";
import { REPAIR_STATUSES } from "./status.ts";

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const client = {
  id: id("c1"),
  type: "Particulier",
  lastname: "VIDAL",
  firstname: "Hélène",
  phones: [{ name: "Portable", number: "+33639981234" }],
  email: "helene.vidal@example.org",
  addresses: [],
  note: "",
};
const washer = { id: id("a1"), kind_id: "lave-linge", brand: "Brandt" };
const path = [
  { id: "lave-linge-fuite", name: "Fuite" },
  { id: "lave-linge-code", name: "Code erreur", input: "E18" },
];
/** Word for word the call of the specification: no field of ours. */
const specified = {
  repair_id: id("b1"),
  client_id: client.id,
  client,
  status: "Devis à faire",
  urgency: 1,
  items: [
    { type: "ClientAdded", payload: { client } },
    { type: "ApplianceAdded", payload: { appliance: washer } },
    { type: "SymptomAdded", payload: { tunnel_answer: path } },
    { type: "NotesAdded", payload: { description: "  Elle fuit.\nDepuis hier. " } },
  ],
};
const visit = {
  start_at: "2026-11-24T08:00:00Z",
  end_at: "2026-11-24T09:15:00Z",
  kind: "Réparation",
  assigned_to: [id("03")],
};

const read = (value: unknown): RepairCreation => {
  const parsed = parseCreation(value);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed.detail));
  return parsed;
};
const faults = (value: unknown) => {
  const parsed = parseCreation(value);
  return isRefusal(parsed) ? parsed.detail : {};
};

describe("a creation as the specification sends it", () => {
  test("is read whole, the fields of ours take what goes without saying", () => {
    expect(read(specified)).toEqual({
      repair_id: id("b1"),
      client_id: id("c1"),
      client,
      status: "Devis à faire",
      urgency: 1,
      intervention_type: "Diagnostic / Devis",
      where: "Atelier",
      appliance: {
        id: id("a1"),
        kind_id: "lave-linge",
        brand: "Brandt",
        category_id: "",
        name: "",
        gtin: "",
        model: "",
        serial: "",
        underwarranty: false,
        purchased_on: null,
      },
      tunnel_answer: [{ id: "lave-linge-fuite", name: "Fuite" }, path[1]],
      description: "Elle fuit.\nDepuis hier.",
      event: null,
    });
  });

  test("needs no more than who and what for: a draft without an appliance", () => {
    const { repair_id, client_id } = specified;
    expect(read({ repair_id, client_id, items: [] })).toMatchObject({
      status: "Brouillon",
      urgency: 0,
      appliance: null,
      tunnel_answer: [],
      description: "",
    });
  });
});

describe("the fields of ours", () => {
  test("say the type and the place", () => {
    expect(
      read({ ...specified, intervention_type: "Livraison / Enlèvement", where: "Chez le client" }),
    ).toMatchObject({ intervention_type: "Livraison / Enlèvement", where: "Chez le client" });
  });
  test("an appointment names the type that nobody else names, and becomes this repair's", () => {
    const { intervention_type, event } = read({ ...specified, event: visit });
    expect(intervention_type).toBe("Réparation");
    expect(event).toMatchObject({ kind: "Réparation", repair_id: specified.repair_id });
  });
});

test("a payload is what it holds, named or not", () => {
  const named = read(specified);
  const bare = specified.items.map(({ type, payload }) => ({
    type,
    payload: Object.values(payload)[0],
  }));
  expect(read({ ...specified, items: bare })).toEqual(named);
});

test.each<[string, unknown, string]>([
  ["nothing", null, "request"],
  ["a list", [], "request"],
  ["no repair", { ...specified, repair_id: undefined }, "repair_id"],
  ["a client that is no id", { ...specified, client_id: "Vidal" }, "client_id"],
  ["a fourteenth status", { ...specified, status: "Volé" }, "status"],
  ["half an urgency", { ...specified, urgency: 0.5 }, "urgency"],
  ["a great urgency", { ...specified, urgency: 2 }, "urgency"],
  ["no items", { ...specified, items: undefined }, "items"],
  ["items that are none", { ...specified, items: {} }, "items"],
  ["an item of ours", items({ type: "StatusChanged", payload: { to: "Réparé" } }), "items.0.type"],
  ["an item of the object's own", items({ type: "__proto__", payload: {} }), "items.0.type"],
  ["an item without its payload", items({ type: "ApplianceAdded" }), "items.0.payload"],
  [
    "an appliance that is nothing",
    items({ type: "ApplianceAdded", payload: { appliance: { kind_id: " " } } }),
    "items.0.payload.appliance.kind_id",
  ],
  [
    "a day of purchase that does not exist",
    items({
      type: "ApplianceAdded",
      payload: { appliance: { ...washer, purchased_on: "2026-02-30" } },
    }),
    "items.0.payload.appliance.purchased_on",
  ],
  [
    "thirteen answers",
    items({ type: "SymptomAdded", payload: { tunnel_answer: Array(13).fill(path[0]) } }),
    "items.0.payload.tunnel_answer",
  ],
  [
    "an answer too long",
    items({
      type: "SymptomAdded",
      payload: { tunnel_answer: [{ id: "x", name: "y".repeat(121) }] },
    }),
    "items.0.payload.tunnel_answer.0.name",
  ],
  [
    "a code too long",
    items({
      type: "SymptomAdded",
      payload: { tunnel_answer: [{ id: "x", name: "Code", input: "y".repeat(201) }] },
    }),
    "items.0.payload.tunnel_answer.0.input",
  ],
  ["10,001 characters", notes("x".repeat(10_001)), "items.0.payload.description"],
  ["notes twice", { ...specified, items: [notes("a").items[0], notes("b").items[0]] }, "items"],
  [
    "an absence",
    { ...specified, intervention_type: "Congé / indisponibilité" },
    "intervention_type",
  ],
  ["nowhere", { ...specified, where: "Ailleurs" }, "where"],
  ["a wrong appointment", { ...specified, event: { ...visit, kind: "" } }, "event.kind"],
  ["an appointment that is none", { ...specified, event: "demain" }, "event.request"],
  [
    "another repair's appointment",
    { ...specified, event: { ...visit, repair_id: id("b2") } },
    "event.repair_id",
  ],
])("%s is refused in French on its field", (_, value, field) => {
  expect(faults(value)[field]).toMatch(/^\p{Lu}.*\.$/u);
});

function items(...given: object[]) {
  return { ...specified, items: given };
}
function notes(description: string) {
  return items({ type: "NotesAdded", payload: { description } });
}

test("an appliance that the catalogue does not know is « Inconnu »", () => {
  const payload = { appliance: { kind_id: "fusee", purchased_on: "2025-11-02" } };
  expect(read(items({ type: "ApplianceAdded", payload })).appliance).toMatchObject({
    id: null,
    kind_id: "inconnu",
    purchased_on: "2025-11-02",
  });
});

test.each([
  ["é".repeat(10_000), "é".repeat(10_000)],
  ["Panne 🧺 مرحبا", "Panne 🧺 مرحبا"],
  ["a\u0000b\u202ec", "abc"],
  [" \n ", ""],
])("notes are kept as they can be read", (typed, kept) => {
  expect(read(notes(typed)).description).toBe(kept);
});

test("the type that a status speaks of is one that makes repairs", () => {
  expect(REPAIR_STATUSES.map(interventionFor)).toEqual([
    "Diagnostic / Devis",
    "Diagnostic / Devis",
    "Diagnostic / Devis",
    "Diagnostic / Devis",
    "Réparation",
    "Réparation",
    "Livraison / Enlèvement",
    "Réparation",
    "Réparation",
    "Réparation",
    "Réparation",
    "Réparation",
    "Réparation",
  ]);
});

describe("a repair taken up again", () => {
  const again = {
    id: id("d1"),
    repair_id: id("b1"),
    intervention_type: "Réparation",
    where: "Chez le client",
    urgency: 0,
    items: [{ type: "NotesAdded", payload: { description: "Rappel." } }],
    event: visit,
  };
  const resumed = (value: unknown): Resumption => {
    const parsed = parseResumption(value);
    if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed.detail));
    return parsed;
  };
  test("says what is new and when to come", () => {
    expect(resumed(again)).toMatchObject({
      id: id("d1"),
      description: "Rappel.",
      tunnel_answer: [],
      event: { repair_id: id("b1") },
    });
    expect(resumed({ ...again, event: null }).event).toBeNull();
  });
  test.each<[string, object, string]>([
    ["an appliance", { items: specified.items.slice(1, 2) }, "items.0.type"],
    ["a client", { items: specified.items.slice(0, 1) }, "items.0.type"],
    ["no id", { id: undefined }, "id"],
    ["no type", { intervention_type: null }, "intervention_type"],
    ["an urgency of three", { urgency: 3 }, "urgency"],
    ["a wrong hour", { event: { ...visit, start_at: "demain" } }, "event.start_at"],
  ])("%s is refused on its field", (_, change, field) => {
    const parsed = parseResumption({ ...again, ...change });
    expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
  });
});
