import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, NADIA, SYLVIE } from "../../../../test/shop/garonne.ts";
import {
  askOffice,
  officeDoors,
  signIn,
  vidal,
  type Cookies,
} from "../../../../test/shop/office.ts";
import { book, bookingOf, slotsOf } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { schema } from "../../schema.ts";
import { bookingRest } from "../rest.ts";
import { proposalSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [
  agendaRest,
  bookingRest,
  proposalSite,
  officeDoors(schema),
]);

let sylvie: Cookies = {};
let nadia: Cookies = {};
let helene = "";
beforeAll(async () => {
  sylvie = await signIn(doors(), SYLVIE, GARONNE.id);
  nadia = await signIn(doors(), NADIA, LOIRE.id);
  helene = (await vidal(doors().database)).id;
});

beforeEach(() => doors().database.asOwner("truncate app.event cascade"));

/** A stranger knows her last name and her e-mail, and gives a telephone, an e-mail and a street of their own. */
const STRANGER = {
  lastname: "vidal",
  firstname: "",
  email: "attacker@evil.example",
  phone: "06 39 98 12 34",
};
const STREET = { street: "9 rue Inconnue", zip: "31700", city: "Blagnac" };

async function bookAsStranger(client: object = STRANGER): Promise<string> {
  const slots = await slotsOf(doors());
  const slot = slots[Math.floor(slots.length / 2)];
  if (!slot) throw new Error("no slot is free");
  const asked = bookingOf({ slot, client, address: STREET });
  expect((await book(doors(), asked)).statusCode).toBe(201);
  return asked.booking_id;
}

type Sheet = {
  repair: {
    proposal: {
      email: string;
      phones: { number: string }[];
      addresses: { street: string }[];
    } | null;
    items: { type: string }[];
    client: { id: string; email: string; phones: object[]; addresses: { street: string }[] };
  };
};
const SHEET = `query ($id: ID!) { repair(id: $id) {
  proposal { email phones { number } addresses { street } } items { type }
  client { id email phones { number } addresses { street } } } }`;
const sheetOf = async (id: string) =>
  (await askOffice<Sheet>(doors(), { query: SHEET, variables: { id } }, { cookies: sylvie })).data
    .repair;

const decide = async (
  verb: "confirmProposal" | "dismissProposal",
  repair_id: string,
  cookies: Cookies,
) => {
  const query = `mutation ($id: ID!) { result: ${verb}(repair_id: $id) { __typename ... on Refusal { refused } } }`;
  const { data, errors } = await askOffice<{ result: object }>(
    doors(),
    { query, variables: { id: repair_id } },
    { cookies },
  );
  return errors ? "error" : data.result;
};

describe("a stranger who books under the name and the telephone of a client", () => {
  it("changes nothing in her record: the shop reads what was typed on the sheet", async () => {
    const { proposal, client } = await sheetOf(await bookAsStranger());
    expect(client).toEqual({
      id: helene,
      email: "helene.vidal@example.org",
      phones: [{ number: "+33639981234" }],
      addresses: [{ street: "8 allée des Peupliers" }],
    });
    expect(proposal).toEqual({
      email: "attacker@evil.example",
      phones: [],
      addresses: [{ street: "9 rue Inconnue" }],
    });
  });

  it("is written no more than a confirmation, which the e-mail on file receives too", async () => {
    const repair_id = await bookAsStranger();
    const letters = await doors().database.asOwner<{ recipient: string; text: string }>(
      "select recipient, text from app.message where repair_id = $1 and template = 'booking-confirmed' order by 1",
      [repair_id],
    );
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      "attacker@evil.example",
      "helene.vidal@example.org",
    ]);
    for (const { text } of letters) expect(text).not.toMatch(/Inconnue|Peupliers|Blagnac|Brandt/);
  });

  it("with a telephone of their own does not open her repairs to it", async () => {
    const repair_id = await bookAsStranger({
      ...STRANGER,
      email: "helene.vidal@example.org",
      phone: "06 39 98 00 01",
    });
    const { proposal, client } = await sheetOf(repair_id);
    expect([client.phones, proposal?.phones]).toEqual([
      [{ number: "+33639981234" }],
      [{ number: "+33639980001" }],
    ]);
  });
});

describe("the link sent to the e-mail on file", () => {
  const LINK = /\/suivi\/[\w-]{22}\/coordonnees\/[\w-]{22}/;
  const lettersOf = (repair_id: string) =>
    doors().database.asOwner<{ recipient: string; text: string; html: string }>(
      "select recipient, text, html from app.message where repair_id = $1 and template = 'booking-confirmed'",
      [repair_id],
    );
  async function linkOf(repair_id: string): Promise<string> {
    const letters = await lettersOf(repair_id);
    const onFile = letters.find(({ recipient }) => recipient === "helene.vidal@example.org");
    const [link] = LINK.exec(onFile?.text ?? "") ?? [];
    if (!link) throw new Error("no link in the letter to the e-mail on file");
    expect(onFile?.html).toContain(link);
    return link;
  }
  async function press(url: string, decision?: string) {
    const { statusCode, body } = await doors().app.inject({
      method: decision ? "POST" : "GET",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      ...(decision && { payload: `decision=${decision}` }),
    });
    return statusCode === 200 ? JSON.parse(body).props : { statusCode };
  }
  const PHONE = { ...STRANGER, email: "helene.vidal@example.org", phone: "06 39 98 44 11" };

  it("shows what changes and writes it when it is confirmed, once", async () => {
    const repair_id = await bookAsStranger(PHONE);
    const link = await linkOf(repair_id);
    expect(await press(link)).toMatchObject({
      state: "open",
      changes: [
        { label: "Téléphone", from: "", to: "06 39 98 44 11" },
        { label: "Adresse", from: "", to: "9 rue Inconnue, 31700 Blagnac" },
      ],
    });
    expect((await sheetOf(repair_id)).proposal).not.toBeNull();
    expect(await press(link, "confirmed")).toMatchObject({ state: "confirmed", changes: [] });
    expect(await press(link, "dismissed")).toMatchObject({ state: "confirmed" });
    const { client, proposal, items } = await sheetOf(repair_id);
    expect(client.phones).toContainEqual({ number: "+33639984411" });
    expect([proposal, items.at(-1)?.type]).toEqual([null, "ContactConfirmed"]);
  });

  it("dismisses what a stranger typed, and is not in the letter to the address that they typed", async () => {
    const repair_id = await bookAsStranger({ ...STRANGER, email: "other@evil.example" });
    const link = await linkOf(repair_id);
    const typed = (await lettersOf(repair_id)).find(({ recipient }) => recipient.includes("evil"));
    expect(typed?.text).not.toMatch(LINK);
    expect(await press(link, "dismissed")).toMatchObject({ state: "dismissed" });
    expect((await sheetOf(repair_id)).proposal).toBeNull();
    expect(await decide("confirmProposal", repair_id, sylvie)).toMatchObject({
      refused: "proposal-decided",
    });
  });

  it("opens nothing with another token, decides nothing after seven days", async () => {
    const repair_id = await bookAsStranger({ ...PHONE, phone: "06 39 98 44 12" });
    const link = await linkOf(repair_id);
    const other = link.slice(0, -22) + "A".repeat(22);
    expect(await press(other, "confirmed")).toEqual({ statusCode: 404 });
    expect(await press(link, "nonsense")).toEqual({ statusCode: 404 });
    await doors().database.asOwner(
      "update app.client_proposal set created_at = '2026-11-15' where repair_id = $1",
      [repair_id],
    );
    expect(await press(link, "confirmed")).toMatchObject({ state: "expired", changes: [] });
    expect((await sheetOf(repair_id)).proposal).not.toBeNull();
  });
});

describe("what waits", () => {
  it("is nobody's but the shop's", async () => {
    const repair_id = await bookAsStranger();
    expect(await decide("confirmProposal", repair_id, nadia)).toBe("error");
    expect((await sheetOf(repair_id)).proposal).not.toBeNull();
  });

  it("is dismissed: the record stays, the journal says it, and it is decided once", async () => {
    const repair_id = await bookAsStranger();
    expect(await decide("dismissProposal", repair_id, sylvie)).toMatchObject({
      __typename: "Repair",
    });
    const { proposal, client, items } = await sheetOf(repair_id);
    expect([proposal, client.email]).toEqual([null, "helene.vidal@example.org"]);
    expect(items.at(-1)?.type).toBe("ContactDismissed");
    expect(await decide("confirmProposal", repair_id, sylvie)).toMatchObject({
      refused: "proposal-decided",
    });
  });

  it("is confirmed: the record gains it, and other bookings that hold the same ask no more", async () => {
    const [first, second] = [await bookAsStranger(), await bookAsStranger()];
    await decide("confirmProposal", first, sylvie);
    const { proposal, client, items } = await sheetOf(first);
    expect([proposal, client.email]).toEqual([null, "attacker@evil.example"]);
    expect(client.addresses).toContainEqual({ street: "9 rue Inconnue" });
    expect(items.at(-1)?.type).toBe("ContactConfirmed");
    expect((await sheetOf(second)).proposal).toBeNull();
  });
});
