import { toInstant, type Instant } from "../../../domain/time.ts";
import { useNow } from "../../ui/use-now.ts";
import { useZone } from "../shop/use-shop.ts";
import { isMatched, matched, matchedPhone, type Piece } from "./matched.ts";
import { phoneText } from "./phone-link.tsx";
import { Pieces } from "./pieces.tsx";
import { seenText } from "./seen.ts";

type Shown = {
  lastname: string;
  firstname: string;
  email: string;
  last_seen_at: Instant;
  phones: readonly { number: string }[];
  addresses: readonly { tags: readonly string[]; street: string; zip: string; city: string }[];
};

type Props = { client: Shown; typed: string };

/** NOM Prénom and the last visit; under it the phones, the town, and whatever else answers the search. */
export function FoundClientRow({ client, typed }: Props) {
  const zone = useZone();
  const now = useNow();
  const name = [client.lastname, client.firstname].filter(Boolean).join(" ");
  return (
    <>
      <span className="found-client-name">
        <Pieces of={matched(name, typed)} />
      </span>
      <span className="found-client-seen">
        vu {seenText(client.last_seen_at, toInstant(now), zone)}
      </span>
      <span className="found-client-facts">
        {factsOf(client, typed).map(([key, pieces]) => (
          <span key={key}>
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
    </>
  );
}

const PHONES = 2;

/** Two phones (those that answer first), the town; the street and the e-mail only when they answer. */
function factsOf(client: Shown, typed: string): [key: string, pieces: Piece[]][] {
  const phones = client.phones
    .map(({ number }): [string, Piece[]] => [number, matchedPhone(phoneText(number), typed)])
    .toSorted(([, a], [, b]) => Number(isMatched(b)) - Number(isMatched(a)))
    .slice(0, PHONES);
  const address =
    client.addresses.find(({ tags }) => tags.includes("intervention")) ?? client.addresses[0];
  const town = matched(`${address?.zip ?? ""} ${address?.city ?? ""}`.trim(), typed);
  const words = typed.split(/\s+/).filter((word) => word.length > 2);
  const others = [address?.street ?? "", client.email]
    .map((text): [string, Piece[]] => [text, matched(text, words.join(" "))])
    .filter(([, pieces]) => isMatched(pieces));
  return [...phones, ["town", town] satisfies [string, Piece[]], ...others];
}
