/** What a visit is for and where, from what the client says: no client has to choose between a diagnosis and a repair. */
import {
  interventionNamed,
  type InterventionName,
  type Location,
} from "../catalogue/interventions.ts";
import type { BookingRules } from "../shop/booking-rules.ts";

type Said = {
  /** Where the questions of the diagnostic tree ended, `lave-linge/casse/poignee`; empty when they were skipped. */
  node: string;
  /** Chosen among the other requests; empty for a breakdown. */
  other: string;
};

const FOR_KNOWN_FAULT: readonly InterventionName[] = ["Réparation", "Diagnostic / Devis"];
const FOR_BREAKDOWN: readonly InterventionName[] = ["Diagnostic / Devis", "Réparation"];

/** The type booked, among those that the shop offers online; undefined when it offers none. */
export function kindFor(
  { node, other }: Said,
  online: readonly InterventionName[],
): InterventionName | undefined {
  const asked = online.find((kind) => kind === other);
  const order = namesBrokenPart(node) ? FOR_KNOWN_FAULT : FOR_BREAKDOWN;
  return asked ?? order.find((kind) => online.includes(kind)) ?? online[0];
}

/** Of several appliances, the answers that decide what the visit is for: one fault to look for makes it a diagnosis. */
export const faultToFind = (nodes: readonly string[]): string =>
  nodes.find((node) => !namesBrokenPart(node)) ?? nodes[0] ?? "";

/** The requests that no breakdown leads to: offered apart, to those who look for them. */
export const otherKinds = (
  online: readonly InterventionName[],
  node: string,
): readonly InterventionName[] =>
  online.filter((kind) => kind !== kindFor({ node, other: "" }, online));

/** The places a visitor may choose for a type: the one it implies, else those of the shop. */
export function locationsFor(
  rules: Pick<BookingRules, "locations">,
  kind: InterventionName | "",
): readonly Location[] {
  const implied = interventionNamed(kind)?.location;
  return implied ? [implied] : rules.locations;
}

/** « Une pièce cassée », and which one: there is no fault to look for. */
function namesBrokenPart(node: string): boolean {
  const [, problem, part] = node.split("/");
  return problem === "casse" && part !== undefined && part !== "autre";
}
