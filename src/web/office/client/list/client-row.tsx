import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { ListedClient } from "./query.ts";
import { foundFacts } from "../search/found-facts.ts";
import { Pieces } from "../search/highlighted-text.tsx";
import { office } from "../../../ui/office/styles.ts";
import styles from "./clients.module.css";

type Props = { client: ListedClient; typed: string; rowIndex: number; seen: string };

/** One line on a wide screen, two on a telephone; the whole of it opens the client. */
export const ClientRow = memo(function ClientRow({ client, typed, rowIndex, seen }: Props) {
  const { name, phones, town, beside } = foundFacts(client, typed);
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.clientRow}>
      <span role="cell" className={styles.clientRowName}>
        <Link to="/app/client/$clientid" params={{ clientid: client.id }} data-row>
          <Pieces of={name} />
        </Link>
        {beside.slice(0, 1).map(({ text, pieces }) => (
          <span key={text} className={styles.clientRowBeside}>
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
      <span role="cell" className={`${styles.clientRowPhones} ${office.figures}`}>
        {phones.map(({ number, pieces }) => (
          <span key={number}>
            <Pieces of={pieces} />
          </span>
        ))}
      </span>
      <span role="cell" className={styles.clientRowTown}>
        <Pieces of={town} />
      </span>
      <span role="cell" className={styles.clientRowSeen}>
        {seen}
      </span>
    </div>
  );
});
