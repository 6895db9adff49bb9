import { foundFacts } from "./found-facts.ts";
import { Pieces } from "./highlighted-text.tsx";
import styles from "./client-search.module.css";

type Props = {
  client: Parameters<typeof foundFacts>[0];
  typed: string;
  /** « il y a 3 jours » */
  seen: string;
};

/** NOM Prénom and the last visit; under it the phones, the town, and whatever else answers the search. */
export function FoundClientRow({ client, typed, seen }: Props) {
  const { name, phones, town, beside } = foundFacts(client, typed);
  return (
    <>
      <span className={styles.foundClientName}>
        <Pieces of={name} />
      </span>
      <span className={styles.foundClientSeen}>vu {seen}</span>
      <span className={styles.foundClientFacts}>
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
