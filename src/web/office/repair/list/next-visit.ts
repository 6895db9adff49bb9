import { formatMoment, type Instant, type Zone } from "../../../../domain/time.ts";

type Visit = { status: string; start_at: Instant; assigned_to: readonly string[] };
type Reader = { now: Instant; zone: Zone; firstnameOf: (id: string) => string };

/** « vendredi 27 novembre à 11 h, Karim »; empty when nothing is planned. */
export function nextVisitText(
  visits: readonly Visit[],
  { now, zone, firstnameOf }: Reader,
): string {
  const [next] = visits
    .filter(({ status, start_at }) => status === "TODO" && start_at >= now)
    .toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1));
  if (!next) return "";
  const people = next.assigned_to.map(firstnameOf).filter(Boolean).join(" et ");
  return [formatMoment(next.start_at, zone), people].filter(Boolean).join(", ");
}
