import { formatEuros } from "../../../domain/money.ts";
import { tariffLines } from "../../../domain/shop/tariffs.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { ShopProps } from "../props.ts";
import styles from "./shop.module.css";

type Props = Pick<ShopProps, "tariffs"> & {
  shop: Pick<ShopProps["shop"], "bonuses">;
  example?: string | undefined;
};

/** Due before any booking: order of 24 January 2017, articles 2 and 3. */
export function Prices({ tariffs, shop, example }: Props) {
  const lines = tariffLines(tariffs);
  return (
    <Panel aria-labelledby="tarifs">
      <h2 id="tarifs">Tarifs</h2>
      {example && <p className={styles.example}>{example}</p>}
      {lines.length === 0 ? (
        <p>L’atelier vous annonce ses prix avant toute intervention.</p>
      ) : (
        <dl className={styles.prices}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.small}>
        <p>
          Un devis détaillé vous est remis avant toute réparation. Rien ne commence sans votre
          accord.
        </p>
        <p>
          Vous pouvez conserver les pièces remplacées, et demander une réparation avec des pièces
          d’occasion quand elles existent.
        </p>
      </div>
      {shop.bonuses.length > 0 && <Bonuses bonuses={shop.bonuses} />}
    </Panel>
  );
}

/** Amounts of the grid, for the appliances that this shop repairs. */
const Bonuses = ({ bonuses }: Pick<ShopProps["shop"], "bonuses">) => (
  <div className={styles.bonuses}>
    <h3>Bonus réparation</h3>
    <dl className={styles.prices}>
      {bonuses.map(({ amount, kinds }) => (
        <div key={amount}>
          <dt>{listed(kinds)}</dt>
          <dd>{formatEuros(amount).replace(",00", "")}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.small}>
      Atelier labellisé QualiRépar : ce montant est déduit de votre facture si vous êtes un
      particulier et si l’appareil n’est plus sous garantie. Une réparation moins chère que le bonus
      n’y a pas droit ; un ordinateur ou une imprimante, à partir de 150 €.
    </p>
  </div>
);

/** « Lave-linge, sèche-linge » */
const listed = ([first = "", ...others]: readonly string[]): string =>
  [first, ...others.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))].join(", ");
