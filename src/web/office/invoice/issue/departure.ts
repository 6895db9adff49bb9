/** How what is being written will leave, as the server will decide it. */
import { departureText } from "../../../../domain/invoice/departure.ts";
import type { VatGround } from "../../../../domain/invoice/facts.ts";
import { mailedOf, type Mailed } from "../../../../domain/invoice/platform/route.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import type { PrintedClient } from "../../../../domain/quote/parties.ts";
import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { useRead } from "../../../platform/query.ts";

const departureQuery = graphql(`
  query departureFacts {
    departure_facts {
      name
      legal_name
      address
      siret
      vat_number
      is_exempt
      mails_copy
    }
  }
`);
type Facts = ResultOf<typeof departureQuery>["departure_facts"];

type Written = {
  /** Null for who buys in passing. */
  client: (PrintedClient & { email: string }) | null;
  vat_ground: VatGround | null;
  lines: readonly QuoteLine[];
};

/** Empty until the shop's own facts are read. */
export function useDeparture({ client, ...written }: Written): string {
  const read = useRead({ query: departureQuery, variables: {}, nouns: ["shop"] });
  const facts = read.data?.departure_facts;
  if (!client) return departureText({ mailed: "original", email: null });
  return facts
    ? departureText({ mailed: mailedBy(facts, { client, ...written }), email: client.email })
    : "";
}

type Billed = Pick<Written, "vat_ground" | "lines"> & { client: PrintedClient };

function mailedBy({ is_exempt, mails_copy, ...seller }: Facts, billed: Billed): Mailed {
  const vat_regime = is_exempt ? ("franchise" as const) : ("normal" as const);
  const document = { ...billed, seller: { ...seller, vat_regime } };
  return mailedOf(document, mails_copy === null ? undefined : { mails_copy });
}

const MAILED: Record<string, Mailed> = { original: "original", copy: "copy", nothing: "nothing" };

/** Of what the server proposes. */
export const proposedDeparture = (mailed: string, email: string): string =>
  departureText({ mailed: MAILED[mailed] ?? "original", email });
