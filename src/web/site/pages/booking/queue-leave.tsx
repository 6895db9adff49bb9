import { shopPath } from "../../../../domain/shop/address.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { PageProps } from "../../props.ts";
import styles from "../../tracking/waiting.module.css";

type QueueLeaveProps = PageProps["booking/queue-leave"];

export const head = (): PageHead => ({ title: "Liste d’attente", hidden: true });

/** A form, not the opening of the link: programs that check mail open every link. */
export const Page = ({ shop, token, state, job }: QueueLeaveProps) => (
  <ShopFrame width="narrow" shop={shop}>
    <div className={styles.page}>
      <h1 className={styles.title}>Liste d’attente</h1>
      {state === "in" ? (
        <>
          <p>
            Vous attendez une place chez <a href={shopPath(shop)}>{shop.name}</a> : {job}.
          </p>
          <form method="post" action={`${shopPath(shop)}/rdv/liste/${token}`}>
            <Button type="submit">Quitter la liste</Button>
          </form>
          <p className={styles.soft}>Ce que vous avez rempli est alors effacé.</p>
        </>
      ) : (
        <>
          <Notice tone="good">
            <p>Vous n’êtes plus sur la liste d’attente. Ce que vous aviez rempli est effacé.</p>
          </Notice>
          <ButtonLink look="quiet" href={shopPath(shop)}>
            Voir l’atelier
          </ButtonLink>
        </>
      )}
    </div>
  </ShopFrame>
);
