/** A danger follows the repair, from the words of the client to those who go there. */
import { beforeAll, describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, MARC } from "../../../test/shop/garonne.ts";
import {
  askOffice,
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
} from "../../../test/shop/office.ts";
import { book, bookingOf, firstSlot } from "../../../test/shop/visitor.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "../booking/rest.ts";
import { schema } from "../schema.ts";
import { repairSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [
  officeDoors(schema),
  agendaRest,
  bookingRest,
  repairSite,
]);
const held: { marc: Cookies } = { marc: {} };
beforeAll(async () => {
  held.marc = await signIn(doors(), MARC, GARONNE.id);
});

type Read = {
  repair: {
    urgency: number;
    danger: { word: string; label: string; advice: string[] } | null;
    items: { type: string; payload: { danger?: string } }[];
  };
};

async function read(id: string): Promise<Read["repair"]> {
  const query = `query ($id: ID!) { repair(id: $id) {
    urgency danger { word label advice } items { type payload } } }`;
  const { data } = await askOffice<Read>(
    doors(),
    { query, variables: { id } },
    { cookies: held.marc },
  );
  return data.repair;
}

const letters = (id: string) =>
  doors().database.asOwner<{ template: string; text: string }>(
    "select template, text from app.message where repair_id = $1 order by template",
    [id],
  );

describe("free words of a booking that say a danger", () => {
  it("make the repair urgent, stay in its journal, and come back as orders", async () => {
    const slot = await firstSlot(doors());
    const asked = bookingOf({ slot, description: "Four à gaz : ça sent le gaz depuis ce matin" });
    const response = await book(doors(), asked);
    const done = response.json<{ sheetid: string; danger: { title: string; advice: string[] } }>();
    expect(done.danger.title).toBe("Risque de fuite de gaz");
    const repair = await read(asked.booking_id);
    expect([repair.urgency, repair.danger?.word, repair.danger?.label]).toEqual([1, "gas", "Gaz"]);
    expect(repair.items.find(({ type }) => type === "NotesAdded")?.payload.danger).toBe("gas");

    const [confirmed, toShop] = await letters(asked.booking_id);
    for (const order of done.danger.advice) expect(confirmed?.text).toContain(order);
    expect(confirmed?.text).toContain("0 800 47 33 33");
    expect(toShop?.text).toContain("Danger");
    const page = await doors().app.inject({
      url: `/suivi/${done.sheetid}`,
      remoteAddress: anotherVisitor(),
    });
    expect(page.body).toContain("Risque de fuite de gaz");
    expect(page.body).toContain("sans prendre l’ascenseur");
  });

  it("are none in an ordinary breakdown", async () => {
    const asked = bookingOf({ slot: await firstSlot(doors()) });
    const response = await book(doors(), asked);
    expect(response.json()).not.toHaveProperty("danger");
    const { urgency, danger } = await read(asked.booking_id);
    expect([urgency, danger]).toEqual([0, null]);
  });
});

describe("a danger answered in the wizard", () => {
  const answered = async (id: string, facts: Record<string, unknown> = {}) => {
    const creation = creationOf(await vidal(doors().database), { urgency: 0, ...facts });
    const items = creation.items.map((item: { type: string }) =>
      item.type === "SymptomAdded"
        ? { type: "SymptomAdded", payload: { tunnel_answer: [{ id, name: "Réponse" }] } }
        : item,
    );
    await createRepair(doors(), { ...creation, items }, { cookies: held.marc });
    return creation.repair_id;
  };

  it("is kept with the symptoms and makes the repair urgent", async () => {
    const repair = await read(await answered("chaudiere/odeur/malaise"));
    expect([repair.urgency, repair.danger?.label]).toEqual([1, "Monoxyde"]);
    const symptom = repair.items.find(({ type }) => type === "SymptomAdded");
    expect(symptom?.payload.danger).toBe("carbon-monoxide");
  });

  it("is said again in the letter that confirms the visit", async () => {
    const event = visitOf("2026-11-24T08:00:00Z", {
      public_start_at: "2026-11-24T08:00:00Z",
      public_end_at: "2026-11-24T10:00:00Z",
    });
    const id = await answered("volet-portail/casse/ressort", { event, where: "Chez le client" });
    const [confirmed] = await letters(id);
    expect(confirmed?.template).toBe("booking-confirmed");
    expect(confirmed?.text).toContain("Ne passez pas dessous");
  });

  it("of an old material is shown without haste, and a notice is not kept", async () => {
    const old = await read(await answered("toiture/casse/fibrociment"));
    expect([old.urgency, old.danger?.label]).toEqual([0, "Amiante possible"]);
    const trips = await read(await answered("four/demarrage/disjoncte-chaud"));
    expect([trips.urgency, trips.danger]).toEqual([0, null]);
  });

  it("goes when the shop says that it is no longer urgent, and its journal stays", async () => {
    const id = await answered("chaudiere/fuite/fioul");
    const query = `mutation ($id: ID!) { setRepairUrgency(repair_id: $id, urgency: 0) { __typename } }`;
    await askOffice(doors(), { query, variables: { id } }, { cookies: held.marc });
    const { urgency, danger, items } = await read(id);
    expect([urgency, danger]).toEqual([0, null]);
    expect(items.some(({ payload }) => payload.danger === "heating-oil")).toBe(true);
  });
});
