import { useRead } from "../../platform/query.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { unusualQuery } from "./query.ts";

/** Shown on few days: not in the weight of the home, its confirmation dialog least of all. */
const UnusualPanel = lazyPart(async () => (await import("./unusual-panel.tsx")).UnusualPanel);

/** Shown only while bookings are unusually many: the shop looks at them, keeps some and cancels the others together. */
export function UnusualBookings() {
  const read = useRead({ query: unusualQuery, variables: {}, nouns: ["event", "repair"] });
  const bookings = read.data?.unusual_bookings ?? [];
  if (bookings.length === 0) return null;
  return <UnusualPanel bookings={bookings} refresh={read.retry} />;
}
