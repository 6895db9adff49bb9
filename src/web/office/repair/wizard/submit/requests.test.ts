import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadRefusals } from "../../../../platform/refusal.ts";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { NO_EVENT } from "../../../../../domain/agenda/event-fields.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withClient,
  withLocation,
  withThing,
  withType,
  type WizardAppointment,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { submissionOf, type Submission } from "../../../../../domain/repair/wizard/submit.ts";
import { DEFAULT_ZONE, toInstant } from "../../../../../domain/time.ts";
import { createRepair, hourOf } from "./requests.ts";

beforeAll(loadRefusals);

const NOW = toInstant(Date.parse("2026-11-21T08:00:00Z"));
const client = {
  id: "c",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "",
  email: "",
  note: "",
  phones: [],
  addresses: [],
};
const typed = (name: string): WizardDraft =>
  withType(newDraft({ repair_id: "r", event_id: "e" }), interventionNamed(name)?.id ?? "");
const washer = { ...emptyDraft("a"), kind_id: "lave-linge" };
const dropped = withThing(withClient(typed("Réparation"), client), {
  type: "new",
  appliance: washer,
});
const resumed = {
  ...withThing(withClient(typed("Réparation"), client), {
    type: "repair",
    repair_id: "42",
    reference: "R2026-00042",
    appliance: null,
  }),
  notes: "Fuit encore",
};
const TEN: WizardAppointment = {
  type: "manual",
  fields: {
    ...NO_EVENT,
    start_date: "2026-11-23",
    start_time: "10:00",
    end_date: "2026-11-23",
    end_time: "11:00",
    assigned_to: ["karim"],
  },
};

function sent(draft: WizardDraft): Submission {
  const submission = submissionOf(draft, { now: NOW, zone: DEFAULT_ZONE });
  if ("refused" in submission) throw new Error(`missing: ${submission.detail?.join()}`);
  return submission;
}
const TEN_AT = "2026-11-23T09:00:00.000Z";

test.each<[string, WizardDraft, string | null]>([
  ["a machine left at the workshop", dropped, null],
  ["a visit", { ...withLocation(dropped, "Chez le client"), appointment: TEN }, TEN_AT],
  ["an open repair taken up", resumed, null],
  ["an open repair with another visit", { ...resumed, appointment: TEN }, TEN_AT],
  ["an absence", { ...typed("Congé / indisponibilité"), appointment: TEN }, TEN_AT],
])("the hour asked for, of %s", (_, draft, hour) => expect(hourOf(sent(draft))).toBe(hour));

describe("the request", () => {
  let asked: { path: string; body: unknown }[] = [];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    asked = [];
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      asked.push({ path, body: JSON.parse(body) });
      return answer();
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** What was made, and what was said when nothing was. */
  async function created(shop_id = "garonne") {
    const submission = sent(dropped);
    if (submission.to !== "repairs") throw new Error("it makes a repair");
    const said: string[][] = [];
    const made = await createRepair(shop_id, submission, (...why) => void said.push(why));
    return { made, said };
  }

  test("goes to the shop in which the call began", async () => {
    answer = async () => Response.json({ repair_id: "r" });
    expect(await created()).toEqual({ made: { repair_id: "r" }, said: [] });
    expect(asked).toMatchObject([
      { path: "/api/v1/shops/garonne/repairs", body: { repair_id: "r", client_id: "c" } },
    ]);
  });

  test("of somebody who acts for no shop asks for one, and leaves for nowhere", async () => {
    const why = ["no-shop", "Choisissez d’abord un atelier dans l’administration."];
    expect(await created("")).toEqual({ made: undefined, said: [why] });
    expect(asked).toEqual([]);
  });

  test.each<[string, () => Promise<Response>, string[]]>([
    [
      "refused with a sentence says that sentence",
      async () => Response.json({ refused: "not-allowed", message: "Non." }, { status: 403 }),
      ["not-allowed", "Non."],
    ],
    [
      "refused without one says the office's",
      async () => Response.json({ refused: "slot-taken" }, { status: 409 }),
      ["slot-taken", "Ce créneau vient d’être pris. Choisissez-en un autre."],
    ],
    [
      "answered by a machine in between is an answer that did not come",
      async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
      ["unreachable", expect.any(String)],
    ],
    [
      "cut off is too",
      async () => {
        throw new TypeError("Failed to fetch");
      },
      ["unreachable", expect.any(String)],
    ],
  ])("%s", async (_, reply, why) => {
    answer = reply;
    expect(await created()).toEqual({ made: undefined, said: [why] });
  });
});
