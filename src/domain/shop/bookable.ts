import type { CategoryId } from "../catalogue/categories.ts";
import type { Shop, ShopUser } from "./shop.ts";

type Staff<Field extends keyof ShopUser> = { users: readonly Pick<ShopUser, Field>[] };

/** The trades of the whole shop, each once, in the order of its people. */
export const skillsOf = ({ users }: Staff<"skills">): CategoryId[] => [
  ...new Set(users.flatMap(({ skills }) => skills)),
];

/** A shop takes bookings online when it is active, offers something and someone's time may be booked. */
export const isBookable = ({
  status,
  users,
  booking_rules: { online_kinds, locations },
}: Pick<Shop, "status" | "booking_rules"> & Staff<"bookable">): boolean =>
  status === "ACTIVE" &&
  users.some(({ bookable }) => bookable) &&
  online_kinds.length > 0 &&
  locations.length > 0;
