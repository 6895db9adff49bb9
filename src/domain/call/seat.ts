/** Who sits where in a call: the client, the technician who leads it, and one colleague for an opinion. */
import { refuse, type Decision } from "../decision.ts";

export const SEATS = ["client", "technician", "colleague"] as const;
export type Seat = (typeof SEATS)[number];

export type Seated = { seat: Seat; account_id: string | null };

/** The page of this id that is there for this account; the client's has none. Undefined for anybody else's. */
export const pageOf = <Page extends Seated & { id: string }>(
  present: readonly Page[],
  { id, account_id }: { id: string; account_id: string | null },
): Page | undefined => present.find((one) => one.id === id && one.account_id === account_id);

/** The client's device that came last holds the client's seat; a person of the shop keeps theirs. */
export function seatFor(
  account_id: string | null,
  present: readonly Seated[],
): Decision<Seat, "call-full"> {
  if (account_id === null) return "client";
  const own = present.find((one) => one.account_id === account_id);
  if (own) return own.seat;
  const free = (["technician", "colleague"] as const).find((seat) =>
    present.every((one) => one.seat !== seat),
  );
  return free ?? refuse("call-full");
}

/** True once the client and a person of the shop are there together. */
export const haveMet = (present: readonly Pick<Seated, "seat">[]): boolean =>
  present.some(({ seat }) => seat === "client") && present.some(({ seat }) => seat !== "client");
