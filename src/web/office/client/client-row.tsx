import { Link } from "@tanstack/react-router";
import { toInstant } from "../../../domain/time.ts";
import { useNow } from "../../ui/use-now.ts";
import { useZone } from "../shop/use-shop.ts";
import type { ListedClient } from "./clients-query.ts";
import { isMatched, matched, matchedPhone } from "./matched.ts";
import { phoneText } from "./phone-link.tsx";
import { Pieces } from "./pieces.tsx";
import { seenText } from "./seen.ts";

type Props = { client: ListedClient; typed: string; rowIndex: number };

const PHONES = 2;

/** One line on a wide screen, two on a telephone; the whole of it opens the client. */
export function ClientRow({ client, typed, rowIndex }: Props) {
  const zone = useZone();
  const now = useNow();
  const name = [client.lastname, client.firstname].filter(Boolean).join(" ");
  const address =
    client.addresses.find(({ tags }) => tags.includes("intervention")) ?? client.addresses[0];
  const names = matched(name, typed);
  const beside = besides(client.email, address?.street ?? "", { typed, isNamed: isMatched(names) });
  return (
    <div role="row" aria-rowindex={rowIndex} className="client-row">
      <span role="cell" className="client-row-name">
        <Link to="/app/client/$clientid" params={{ clientid: client.id }} data-row>
          {name ? <Pieces of={names} /> : "Sans nom"}
        </Link>
        {beside && (
          <span className="client-row-beside">
            <Pieces of={beside} />
          </span>
        )}
      </span>
      <span role="cell" className="client-row-phones figures">
        {client.phones.slice(0, PHONES).map(({ number }) => (
          <span key={number}>
            <Pieces of={matchedPhone(phoneText(number), typed)} />
          </span>
        ))}
      </span>
      <span role="cell" className="client-row-town">
        {address && <Pieces of={matched(`${address.zip} ${address.city}`.trim(), typed)} />}
      </span>
      <span role="cell" className="client-row-seen">
        {seenText(client.last_seen_at, toInstant(now), zone)}
      </span>
    </div>
  );
}

type Search = { typed: string; isNamed: boolean };

/** What explains why a client is there when his name does not: his e-mail, or his street. */
const besides = (email: string, street: string, { typed, isNamed }: Search) =>
  isNamed ? undefined : [email, street].map((text) => matched(text, typed)).find(isMatched);
