import { tariffLines } from "../../../domain/shop/tariffs.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { ShopProps } from "../props.ts";
import styles from "./shop.module.css";

type Props = Pick<ShopProps, "tariffs"> & {
  shop: Pick<ShopProps["shop"], "labels">;
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
        {shop.labels.includes("QualiRépar") && (
          <p>
            Atelier labellisé QualiRépar : hors garantie, le bonus réparation est déduit directement
            de votre facture pour les appareils concernés.
          </p>
        )}
      </div>
    </Panel>
  );
}
