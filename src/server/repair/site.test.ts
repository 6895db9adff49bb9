import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anotherVisitor, buildDoors, openDoors, type Doors } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { book, bookingOf, firstSlot } from "../../../test/shop/visitor.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "../booking/rest.ts";
import { bookingSite } from "../booking/site.ts";
import { clientScope } from "../shop/store.ts";
import { repairSite } from "./site.ts";
import { appendItems } from "./store.ts";

const plugins = [agendaRest, bookingRest, bookingSite, repairSite];
const now = "2026-11-23T06:00:00Z";
const doors = openDoors(now, plugins);
let sheet = { sheetid: "", reference: "", repair_id: "" };

beforeAll(async () => {
  const asked = bookingOf({ slot: await firstSlot(doors()) });
  const response = await book(doors(), asked);
  sheet = {
    ...response.json<{ sheetid: string; reference: string }>(),
    repair_id: asked.booking_id,
  };
});

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const PERSONAL = [
  "Vidal",
  "VIDAL",
  "Hélène",
  "39 98 12 34",
  "39981234",
  "Peupliers",
  "example.org",
];

async function changeStatus({ services }: Doors): Promise<void> {
  const scope = clientScope(GARONNE.id);
  if (!scope) throw new Error("no scope");
  const written = {
    shop_id: GARONNE.id,
    repair_id: sheet.repair_id,
    author: { kind: "shop", account_id: null },
    at: services.clock(),
  } as const;
  await services.database.withShop(scope, (db) =>
    appendItems(db, written, [
      { type: "StatusChanged", payload: { from: "Prêt à réparer", to: "En essai" } },
      { type: "NotesAdded", payload: { description: "Rappeler Hélène Vidal" } },
      { type: "DeviceReceived", payload: { condition: "Rayé", accessories: "" } },
    ]),
  );
}

describe("the tracking page", () => {
  it("says where the repair is, and what comes next", async () => {
    const response = await get(`/suivi/${sheet.sheetid}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-robots-tag"]).toBe("noindex");
    expect(response.json()).toMatchObject({
      page: "tracking",
      props: {
        reference: "R2026-00001",
        status: "Prêt à réparer",
        appliance: "Lave-linge Brandt",
        drawing: "/drawings/lave-linge.svg",
        device_at: "client",
        shop: { name: "Atelier Garonne", phone: GARONNE.phone },
        appointments: [
          {
            kind: "Réparation",
            where: "Chez le client",
            status: "TODO",
            technician: "Karim",
            is_over: false,
          },
        ],
        quotes: [],
        invoices: [],
      },
    });
  });

  it("calls no visit coming once its window is over", async () => {
    const { database } = doors();
    const move = (by: string) =>
      database.asOwner(
        `update app.event set public_start_at = public_start_at + $2::interval,
           public_end_at = public_end_at + $2::interval where repair_id = $1`,
        [sheet.repair_id, by],
      );
    await move("-30 days");
    const page = await get(`/suivi/${sheet.sheetid}`);
    expect(page.json()).toMatchObject({ props: { appointments: [{ is_over: true }] } });
    await move("30 days");
  });

  it("shows no name, phone, e-mail nor address of the client, in its page or in its state", async () => {
    await changeStatus(doors());
    const answers = [
      await get(`/suivi/${sheet.sheetid}`),
      await get(`/suivi/${sheet.sheetid}/state`),
      await get(`/suivi/${sheet.sheetid}/rendez-vous.ics`),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      for (const word of PERSONAL) expect(body).not.toContain(word);
    }
    expect(answers[1]?.json()).toMatchObject({ status: "En essai", device_at: "shop" });
  });

  it.each([
    ["/suivi/inconnu"],
    ["/suivi/AAAAAAAAAAAAAAAAAAAAAA"],
    ["/suivi/'%20or%20true--"],
    [`/suivi/${GARONNE.id}`],
  ])("%s does not exist", async (url) => {
    for (const path of [url, `${url}/state`, `${url}/live`, `${url}/rendez-vous.ics`])
      expect((await get(path)).statusCode).toBe(404);
  });

  it("gives the appointment as a calendar file: the window announced, one UID, the shop's telephone", async () => {
    const { body, headers } = await get(`/suivi/${sheet.sheetid}/rendez-vous.ics`);
    expect(headers).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    expect(headers["content-type"]).toContain("text/calendar");
    expect(body).toContain("METHOD:PUBLISH");
    expect(body).toMatch(/UID:[0-9a-f-]{36}/);
    expect(body.replace(/\r\n /g, "")).toContain("05 61 99 00 12");
    expect(body.match(/DTSTART:\d{8}T\d{6}Z/g)).toHaveLength(1);
  });
});

describe("the live feed of a tracking page", () => {
  let other: Doors | undefined;
  afterAll(async () => {
    await other?.services.live.close();
    await other?.app.close();
  });

  it("hears of a change made by another process, and of nothing else", async () => {
    other = await buildDoors(doors().database, { now, plugins });
    const address = await other.app.listen({ port: 0, host: "127.0.0.1" });
    const heard = new Promise<string>((resolve, reject) => {
      const stream = request(`${address}/suivi/${sheet.sheetid}/live`, (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
          if (text.startsWith("retry") && !text.includes("event:")) void changeStatus(doors());
          if (text.includes("event: changed")) {
            resolve(text);
            stream.destroy();
          }
        });
      });
      stream.on("error", reject);
      stream.end();
    });
    const text = await heard;
    expect(text).toContain("data: {}");
    expect(text).not.toContain(sheet.repair_id);
  });
});
