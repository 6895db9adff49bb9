import { Radio } from "@mantine/core";
import type { ReactNode } from "react";
import { formatAddress } from "../../../../domain/client/address.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatNumericDate } from "../../../../domain/time.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { ComparedClient } from "./query.ts";
import { phoneText } from "../phone-link.tsx";
import styles from "./merge.module.css";
import { office } from "../../../ui/office/styles.ts";

type Props = {
  sides: readonly ComparedClient[];
  kept: string;
  keep: (client_id: string) => void;
};

/** Two records side by side, and the choice of the one that stays. */
export function MergeTable({ sides, kept, keep }: Props) {
  const zone = useZone();
  return (
    <div role="table" aria-label="Les deux fiches">
      <div role="row" className={styles.mergeRow}>
        <span role="columnheader" className={office.spokenOnly}>
          Renseignement
        </span>
        {sides.map((client) => (
          <div role="columnheader" key={client.id} data-kept={client.id === kept || undefined}>
            <Radio
              name="kept"
              value={client.id}
              checked={client.id === kept}
              onChange={() => keep(client.id)}
              label={`Garder ${fullName(client)}`}
            />
          </div>
        ))}
      </div>
      {FACTS.map(([title, factOf]) => (
        <div role="row" className={styles.mergeRow} key={title}>
          <span role="rowheader">{title}</span>
          {sides.map((client) => (
            <div role="cell" key={client.id} data-kept={client.id === kept || undefined}>
              {factOf(client, zone) || (
                <span className={styles.mergeNone}>Aucun renseignement</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type Fact = (client: ComparedClient, zone: string) => ReactNode;

const lines = (texts: readonly string[]): ReactNode =>
  texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);

const FACTS: readonly (readonly [string, Fact])[] = [
  ["Type", ({ type }) => type],
  ["Téléphones", ({ phones }) => lines(phones.map(({ number }) => phoneText(number)))],
  ["E-mail", ({ email }) => email],
  ["Adresses", ({ addresses }) => lines(addresses.map(formatAddress))],
  ["Note", ({ note }) => note && <div className={styles.mergeNote}>{note}</div>],
  ["Client depuis", ({ created_at }, zone) => formatNumericDate(dateOf(created_at, zone))],
  ["Réparations", ({ repairs }) => String(repairs.length)],
  ["Appareils", ({ appliances }) => String(appliances.length)],
];
