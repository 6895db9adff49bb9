import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../agenda/event-fields.ts";
import { interventionNamed, type InterventionName } from "../../catalogue/interventions.ts";
import { choices, choose, openTunnel, type Answer } from "../../catalogue/tree/tunnel.ts";
import { DEFAULT_ZONE, toInstant, type Instant } from "../../time.ts";
import { emptyDraft } from "../appliance/draft.ts";
import {
  newDraft,
  withAddress,
  withClient,
  withLocation,
  withThing,
  withType,
  type WizardAppointment,
  type WizardDraft,
} from "./draft.ts";
import { submissionOf, type RepairBody } from "./submit.ts";

const at = (text: string): Instant => toInstant(Date.parse(text));
const GIVEN = { now: at("2026-11-21T09:00:00+01:00"), zone: DEFAULT_ZONE };
const IDS = { repair_id: "repair-1", event_id: "event-1" };
const place = { complement: "", zip: "31000", city: "Toulouse", country: "France" };
const HOME = {
  ...place,
  address_id: "home",
  tags: ["intervention"],
  street: "2 rue des Arts",
  lat: 43.6,
  lon: 1.44,
};
const COTTAGE = {
  ...HOME,
  address_id: "cottage",
  tags: [],
  street: "9 chemin des Pins",
  lat: 43.1,
};
const DUPONT = {
  id: "client-1",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "marie@dupont.test",
  note: "",
  phones: [{ name: "Portable", number: "+33639981234" }],
  addresses: [HOME, COTTAGE],
};
const WASHER = { ...emptyDraft("appliance-1"), kind_id: "lave-linge", brand: " Bosch " };
const SLOT: WizardAppointment = {
  type: "slot",
  slot: {
    user_id: "karim",
    start_at: at("2026-11-23T14:15:00+01:00"),
    end_at: at("2026-11-23T15:15:00+01:00"),
    public_start_at: at("2026-11-23T14:00:00+01:00"),
    public_end_at: at("2026-11-23T16:00:00+01:00"),
    trip_duration_before: 12,
    trip_duration_after: 15,
    trip_is_included_before: false,
    trip_is_included_after: false,
  },
  assigned_to: ["karim"],
  notes: "",
};
const BY_HAND: WizardAppointment = {
  type: "manual",
  fields: {
    ...fieldsOf(
      {
        start_at: at("2026-11-24T09:00:00+01:00"),
        end_at: at("2026-11-24T10:00:00+01:00"),
        assigned_to: ["lea"],
      },
      DEFAULT_ZONE,
    ),
    notes: "Apporter la clé",
  },
};

const begun = (name: InterventionName): WizardDraft =>
  withType(newDraft(IDS), interventionNamed(name)?.id ?? "");
const told = (name: InterventionName): WizardDraft =>
  withLocation(
    withThing(withClient(begun(name), DUPONT), { type: "new", appliance: WASHER }),
    "Atelier",
  );
const visit = { ...withLocation(told("Réparation"), "Chez le client"), appointment: SLOT };

function wholeAnswer(): readonly Answer[] {
  let tunnel = openTunnel("lave-linge");
  for (let [first] = choices(tunnel); first; [first] = choices(tunnel))
    tunnel = choose(tunnel, first.id, first.input ? "E18" : undefined);
  return tunnel.path;
}

function bodyOf(draft: WizardDraft): RepairBody {
  const submission = submissionOf(draft, GIVEN);
  if ("refused" in submission || submission.to !== "repairs") throw new Error("no repair leaves");
  return submission.body;
}
const typesOf = (body: RepairBody) => body.items.map(({ type }) => type);

describe("a new repair", () => {
  test("is sent on creation as the specification lists it", () => {
    const draft = { ...visit, path: wholeAnswer(), notes: " 2e étage ", urgency: 1 as const };
    expect(bodyOf(draft)).toMatchObject({
      repair_id: "repair-1",
      client_id: "client-1",
      client: DUPONT,
      status: "Prêt à réparer",
      urgency: 1,
      intervention_type: "Réparation",
      where: "Chez le client",
      items: [
        { type: "ClientAdded", payload: { client: DUPONT } },
        { type: "ApplianceAdded", payload: { appliance: { kind: "Lave-linge", brand: "Bosch" } } },
        { type: "SymptomAdded", payload: { tunnel_answer: wholeAnswer() } },
        { type: "NotesAdded", payload: { description: "2e étage" } },
      ],
    });
  });

  test.each<[InterventionName, string]>([
    ["Diagnostic / Devis", "Devis à faire"],
    ["Réparation", "Prêt à réparer"],
    ["Livraison / Enlèvement", "Livraison / Enlèvement"],
    ["Télédiagnostic", "Devis à faire"],
  ])("of type %s begins at « %s »", (name, status) => {
    expect(bodyOf({ ...told(name), appointment: { type: "later" } }).status).toBe(status);
  });

  test("Notes are added only if non-empty after trimming", () => {
    expect(typesOf(bodyOf({ ...visit, notes: " \n\t " }))).not.toContain("NotesAdded");
  });

  test("an answer that is not whole is not a symptom", () => {
    const draft = { ...visit, path: wholeAnswer().slice(0, 1) };
    expect(typesOf(bodyOf(draft))).toEqual(["ClientAdded", "ApplianceAdded"]);
  });

  test("an appliance that the client has keeps its identity", () => {
    const [{ payload }] = [bodyOf(visit).items[1] ?? { payload: null }];
    if (!payload || !("appliance" in payload)) throw new Error("there is no appliance");
    const { appliance } = payload;
    const again = withThing(visit, { type: "appliance", appliance });
    expect(bodyOf(again).items[1]?.payload).toEqual({ appliance });
  });
});

describe("its appointment", () => {
  test("in a slot goes with its window, its trips and the place to go", () => {
    expect(bodyOf(visit).event).toEqual({
      id: "event-1",
      repair_id: "repair-1",
      start_at: SLOT.slot.start_at,
      end_at: SLOT.slot.end_at,
      duration: 60,
      fullday: false,
      kind: "Réparation",
      where: "Chez le client",
      assigned_to: ["karim"],
      notes: "",
      status: "TODO",
      public_start_at: SLOT.slot.public_start_at,
      public_end_at: SLOT.slot.public_end_at,
      trip_duration_before: 12,
      trip_duration_after: 15,
      trip_is_included_before: false,
      trip_is_included_after: false,
      lat: 43.6,
      lon: 1.44,
    });
  });

  test("by hand: trips 0, not included before, included after", () => {
    expect(bodyOf({ ...visit, appointment: BY_HAND }).event).toMatchObject({
      start_at: "2026-11-24T08:00:00.000Z",
      assigned_to: ["lea"],
      trip_duration_before: 0,
      trip_duration_after: 0,
      trip_is_included_before: false,
      trip_is_included_after: true,
      notes: "Apporter la clé",
      public_start_at: null,
    });
  });

  test("elsewhere than usual: those who go read where, and the place is that one", () => {
    const draft = { ...withAddress(visit, "cottage"), appointment: BY_HAND };
    expect(bodyOf(draft).event).toMatchObject({
      notes: "Apporter la clé\nAdresse\u00a0: 9 chemin des Pins, 31000 Toulouse",
      lat: 43.1,
    });
  });

  test("at the workshop it has no place to go to", () => {
    const draft = { ...told("Réparation"), appointment: BY_HAND };
    expect(bodyOf(draft).event).toMatchObject({ where: "Atelier", lat: null, lon: null });
  });

  test("put off, or not wanted at the workshop, is not planned", () => {
    expect(bodyOf({ ...visit, appointment: { type: "later" } })).not.toHaveProperty("event");
    expect(bodyOf(told("Réparation"))).not.toHaveProperty("event");
  });
});

test("an open repair is taken up again: neither its client nor its machine is added twice", () => {
  const thing = { type: "repair", repair_id: "R42", reference: "R2026-00042" } as const;
  const draft = withThing(visit, { ...thing, appliance: WASHER_KNOWN });
  const resumed = { ...draft, appointment: SLOT, path: wholeAnswer(), notes: "Fuit encore" };
  expect(submissionOf(resumed, GIVEN)).toMatchObject({
    to: "resume",
    repair_id: "R42",
    input: {
      id: "repair-1",
      repair_id: "R42",
      intervention_type: "Réparation",
      items: [{ type: "SymptomAdded" }, { type: "NotesAdded" }],
      event: { repair_id: "R42" },
    },
  });
});

const WASHER_KNOWN = { ...WASHER, kind: "Lave-linge" };

describe("With special types no repair exists and only an event is created", () => {
  test.each<InterventionName>(["Autre", "Congé / indisponibilité"])("%s", (name) => {
    const submission = submissionOf({ ...begun(name), appointment: BY_HAND }, GIVEN);
    expect(submission).toMatchObject({
      to: "event",
      input: { kind: name, repair_id: null, assigned_to: ["lea"], id: "event-1" },
    });
  });

  test("even when a client was picked before the type was changed", () => {
    const draft = {
      ...withType(visit, begun("Autre").intervention_id ?? ""),
      appointment: BY_HAND,
    };
    expect(submissionOf(draft, GIVEN)).toMatchObject({ to: "event", input: { lat: null } });
  });
});

describe("what is missing is told by its steps", () => {
  test.each<[string, WizardDraft, number[]]>([
    ["everything", newDraft(IDS), [1, 3, 4]],
    ["the client and the machine", begun("Réparation"), [3, 4]],
    ["the machine", withClient(begun("Réparation"), DUPONT), [4]],
    ["the hours of a visit", { ...visit, appointment: null }, [7]],
    ["the hours of an absence", begun("Congé / indisponibilité"), [7]],
    [
      "hours by hand that are not hours",
      {
        ...begun("Autre"),
        appointment: { type: "manual", fields: { ...BY_HAND.fields, start_time: "" } },
      },
      [7],
    ],
  ])("%s", (_, draft, detail) => {
    expect(submissionOf(draft, GIVEN)).toEqual({ refused: "incomplete", detail });
  });
});
