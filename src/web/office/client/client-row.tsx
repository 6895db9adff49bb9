import { Link } from "@tanstack/react-router";
import { toInstant } from "../../../domain/time.ts";
import { useNow } from "../../ui/use-now.ts";
import { useZone } from "../shop/use-shop.ts";
import type { ListedClient } from "./clients-query.ts";
import { foundFacts } from "./found-facts.ts";
import { Pieces } from "./pieces.tsx";
import { seenText } from "./seen.ts";

type Props = { client: ListedClient; typed: string; rowIndex: number };

/** One line on a wide screen, two on a telephone; the whole of it opens the client. */
export function ClientRow({ client, typed, rowIndex }: Props) {
  const zone = useZone();
  const now = useNow();
  const { name, phones, town, beside } = foundFacts(client, typed);
  return (
    <div role="row" aria-rowindex={rowIndex} className="client-row">
      <span role="cell" className="client-row-name">
        <Link to="/app/client/$clientid" params={{ clientid: client.id }} data-row>
          <Pieces of={name} />
        </Link>
        {beside.slice(0, 1).map(({ text, pieces }) => (
          <span key={text} className="client-row-beside">
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
      <span role="cell" className="client-row-phones figures">
        {phones.map(({ number, pieces }) => (
          <span key={number}>
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
      <span role="cell" className="client-row-town">
        <Pieces of={town} />
      </span>
      <span role="cell" className="client-row-seen">
        {seenText(client.last_seen_at, toInstant(now), zone)}
      </span>
    </div>
  );
}
