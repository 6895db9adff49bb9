import { bookingPath } from "../../../domain/shop/address.ts";
import { withParameters } from "../../../domain/shop/need/need.ts";

import { describeOpenState } from "../../../domain/shop/open-state.ts";
import { shopAddress } from "../../../domain/shop/shop.ts";
import { RepairerDrawing } from "../drawing/repairer-drawing.tsx";
import { ButtonLink } from "../../ui/site/button.tsx";
import { AreaMap } from "./area-map.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { showPhone } from "../phone.ts";
import type { ShopProps } from "../props.ts";
import styles from "./shop.module.css";

export const Identity = ({ shop, open_state, carried, area, travel }: ShopProps) => (
  <div className={styles.identity}>
    <div className={styles.who}>
      <h1>{shop.name}</h1>
      <p className={open_state.open ? styles.open : styles.closed}>
        {describeOpenState(open_state)}
      </p>
      <p className={styles.place}>
        <Sign name="pin" />
        {shopAddress(shop)}
      </p>
      {shop.presentation && <p className={styles.presentation}>{shop.presentation}</p>}
      <Labels labels={shop.labels} />
      <div className={styles.actions}>
        {shop.bookable && (
          <span className={styles.fixed}>
            <ButtonLink href={withParameters(bookingPath(shop), carried)}>
              Prendre rendez-vous
            </ButtonLink>
          </span>
        )}
        {shop.phone && (
          <ButtonLink look={shop.bookable ? "quiet" : "main"} href={`tel:${shop.phone}`}>
            <Sign name="phone" />
            {showPhone(shop.phone)}
          </ButtonLink>
        )}
      </div>
    </div>
    <div className={area ? undefined : styles.scene}>
      {area ? <AreaMap area={area} travel={travel} shop={shop} /> : <RepairerDrawing />}
    </div>
  </div>
);

const Labels = ({ labels }: { labels: string[] }) =>
  labels.length > 0 && (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label}>
          <Sign name="check" />
          Réparateur labellisé {label}
        </li>
      ))}
    </ul>
  );
