/** A visitor of Atelier Garonne who books, as the booking page does it. */
import { randomUUID } from "node:crypto";
import type { OfferedSlot } from "../../src/domain/agenda/slot-request.ts";
import { anotherVisitor, type Doors } from "./doors.ts";
import { GARONNE } from "./garonne.ts";

type App = Pick<Doors, "app">;

export const AT_HOME = {
  kind: "Réparation",
  where: "Chez le client",
  category_id: "gros-electromenager",
  zip: "31700",
  city: "Blagnac",
};

export async function slotsOf(
  { app }: App,
  asked: Record<string, string> = AT_HOME,
  shop_id: string = GARONNE.id,
): Promise<OfferedSlot[]> {
  const response = await app.inject({
    url: `/api/v1/shops/${shop_id}/slots`,
    query: asked,
    remoteAddress: anotherVisitor(),
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ slots: OfferedSlot[] }>().slots;
}

export async function firstSlot(doors: App, asked?: Record<string, string>): Promise<OfferedSlot> {
  const [slot] = await slotsOf(doors, asked);
  if (!slot) throw new Error("no slot is free");
  return slot;
}

type Facts = { slot: OfferedSlot } & Record<string, unknown>;

/** Madame Vidal's washing machine, unless the story says otherwise. */
export const bookingOf = ({ slot, ...facts }: Facts) => ({
  booking_id: randomUUID(),
  kind: "Réparation",
  where: "Chez le client",
  appliance: { kind_id: "lave-linge", category_id: "gros-electromenager", brand: "Brandt" },
  description: "Ne vidange plus.",
  client: {
    lastname: "Vidal",
    firstname: "Hélène",
    email: "helene.vidal@example.org",
    phone: "06 39 98 12 34",
  },
  address: { street: "8 allée des Peupliers", zip: "31700", city: "Blagnac" },
  slot: {
    start_at: slot.start_at,
    public_start_at: slot.public_start_at,
    public_end_at: slot.public_end_at,
    user_id: slot.user_id,
  },
  consents: { cgv: true },
  ...facts,
});

/** Sent from an address of its own, so that no limit is reached but the one a story is about. */
export const book = (
  { app }: App,
  payload: unknown,
  shop_id: string = GARONNE.id,
  remoteAddress = anotherVisitor(),
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: "POST",
    url: `/api/v1/shops/${shop_id}/bookings`,
    headers: { ...headers, "content-type": "application/json" },
    payload: JSON.stringify(payload),
    remoteAddress,
  });

/** Sends again what the server was too busy to take, as the page proposes: the same booking, by the same id. */
export async function bookUntilAnswered(app: App, payload: unknown) {
  for (;;) {
    const answer = await book(app, payload);
    if (answer.statusCode !== 503) return answer;
  }
}

export const somebody = (turn: number) => ({
  lastname: `Client ${turn}`,
  firstname: "Camille",
  email: `client-${turn}@example.org`,
  phone: `+336399${String(80_000 + turn).padStart(5, "0")}`,
});

/** What an attacker writes in a request so that the links of a letter would lead elsewhere. */
export const FORGED = "evil.example";

export const FORGED_HEADERS: readonly Record<string, string>[] = [
  { host: FORGED },
  { host: `${FORGED}:443`, "x-forwarded-proto": "https" },
  { "x-forwarded-host": FORGED, "x-original-host": FORGED, "x-host": FORGED },
  { forwarded: `host=${FORGED};proto=https` },
  { host: "localhost", origin: "http://localhost", referer: `https://${FORGED}/app` },
];
