import { toInstant, type Instant } from "../../../domain/time.ts";
import { useNow } from "../../ui/use-now.ts";
import { useZone } from "../shop/use-shop.ts";
import { foundFacts } from "./found-facts.ts";
import { Pieces } from "./pieces.tsx";
import { seenText } from "./seen.ts";

type Props = {
  client: Parameters<typeof foundFacts>[0] & { last_seen_at: Instant };
  typed: string;
};

/** NOM Prénom and the last visit; under it the phones, the town, and whatever else answers the search. */
export function FoundClientRow({ client, typed }: Props) {
  const zone = useZone();
  const now = useNow();
  const { name, phones, town, beside } = foundFacts(client, typed);
  return (
    <>
      <span className="found-client-name">
        <Pieces of={name} />
      </span>
      <span className="found-client-seen">
        vu {seenText(client.last_seen_at, toInstant(now), zone)}
      </span>
      <span className="found-client-facts">
        {phones.map(({ number, pieces }) => (
          <span key={number}>
            <Pieces of={pieces} />
          </span>
        ))}
        <span>
          <Pieces of={town} />
        </span>
        {beside.map(({ text, pieces }) => (
          <span key={text}>
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
    </>
  );
}
