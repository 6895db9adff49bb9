import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../test/shop/garonne.ts";
import {
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
  type Vidal,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const held: { client?: Vidal; marc: Cookies } = { marc: {} };
const client = (): Vidal => {
  if (!held.client) throw new Error("used before it is there");
  return held.client;
};

beforeAll(async () => {
  held.marc = await signIn(doors(), MARC, GARONNE.id);
  held.client = await vidal(doors().database);
});

const post = (body: unknown) => createRepair(doors(), body, { cookies: held.marc });

const repairs = (id: string) =>
  doors().database.asOwner(
    `select r.status, r.urgency, r.intervention_type, r."where", r.description, r.reference, r.client_id,
      a.kind, a.brand from app.repair r left join app.appliance a on a.id = r.appliance_id where r.id = $1`,
    [id],
  );
const items = (id: string) =>
  doors().database.asOwner<{ type: string; payload: Record<string, unknown> }>(
    "select type, payload from app.repair_item where repair_id = $1 order by id",
    [id],
  );

describe("the call of the specification, word for word", () => {
  it("makes the repair, with its journal in order", async () => {
    const asked = creationOf(client());
    const response = await post(asked);
    expect([response.statusCode, response.json()]).toEqual([200, { repair_id: asked.repair_id }]);
    expect(await repairs(asked.repair_id)).toEqual([
      {
        status: "Devis à faire",
        urgency: 1,
        intervention_type: "Diagnostic / Devis",
        where: "Atelier",
        description: "Elle fuit depuis hier.",
        reference: "R2026-00001",
        client_id: client().id,
        kind: "Lave-linge",
        brand: "Brandt",
      },
    ]);
    const journal = await items(asked.repair_id);
    expect(journal.map(({ type }) => type)).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "SymptomAdded",
      "NotesAdded",
      "UrgencyChanged",
      "StatusChanged",
    ]);
    expect(journal[0]?.payload).toEqual({
      client: { id: client().id, type: "Particulier", lastname: "VIDAL", firstname: "Hélène" },
    });
  });
});

describe("the appointment that rides in the request", () => {
  it("is planned in the same breath, located at the client's, told and announced", async () => {
    const event = visitOf("2026-11-24T09:00:00.000Z", {
      public_start_at: "2026-11-24T08:00:00.000Z",
      public_end_at: "2026-11-24T10:00:00.000Z",
    });
    const asked = creationOf(client(), { where: "Chez le client", event });
    const response = await post(asked);
    expect([response.statusCode, response.body]).toEqual([
      200,
      JSON.stringify({ repair_id: asked.repair_id }),
    ]);
    const [kept] = await doors().database.asOwner(
      "select id, repair_id, lat, created_by, status from app.event where id = $1",
      [event.id],
    );
    expect(kept).toEqual({
      id: event.id,
      repair_id: asked.repair_id,
      lat: 43.6325,
      created_by: MARC.id,
      status: "TODO",
    });
    expect((await items(asked.repair_id)).map(({ type }) => type)).toContain("AppointmentPlanned");
    const [message] = await doors().database.asOwner<{ template: string; text: string }>(
      "select template, recipient, text from app.message where repair_id = $1",
      [asked.repair_id],
    );
    expect(message).toMatchObject({
      template: "booking-confirmed",
      recipient: "helene.vidal@example.org",
    });
    expect(message?.text).toContain("/suivi/");
  });
});
