import { CHANNEL_FR } from "../../../domain/message/choice/choice.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Notice, Panel } from "../../ui/site/panel.tsx";
import styles from "../booking/booking.module.css";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import type { MessageChoiceProps } from "../props.ts";

export const head = (): PageHead => ({ title: "Vos messages", hidden: true });

/** Forms, not links: programs that check mail open every link. */
export const Page = ({ sheetid, reference, shop, saved, channels }: MessageChoiceProps) => (
  <ShopFrame width="narrow" shop={shop}>
    <div className={styles.confirmed}>
      <h1 className={styles.title}>Vos messages</h1>
      <p>
        Ce que <a href={shopPath(shop)}>{shop.name}</a> vous envoie à propos de vos réparations,
        dont <strong className={styles.whole}>{reference}</strong>.
      </p>
      {saved && (
        <Notice tone="good">
          <p role="status">Votre choix est enregistré.</p>
        </Notice>
      )}
      {channels.map(({ channel, wanted }) => (
        <Panel key={channel}>
          <p>
            {wanted
              ? `Vous recevez les rappels et les nouvelles par ${CHANNEL_FR[channel]}.`
              : `Vous ne recevez plus de rappels ni de nouvelles par ${CHANNEL_FR[channel]}.`}
          </p>
          <form method="post" action={`/suivi/${sheetid}/messages`} className={styles.after}>
            <input type="hidden" name="channel" value={channel} />
            <Button type="submit" look="quiet" name="wanted" value={wanted ? "no" : "yes"}>
              {wanted
                ? `Ne plus les recevoir par ${CHANNEL_FR[channel]}`
                : "Les recevoir de nouveau"}
            </Button>
          </form>
        </Panel>
      ))}
      <p className={styles.count}>
        Les rendez-vous pris ou annulés, les devis, les factures et les codes vous sont toujours
        envoyés : vous en avez besoin.
      </p>
      <ButtonLink look="quiet" href={`/suivi/${sheetid}`}>
        Suivre ma réparation
      </ButtonLink>
    </div>
  </ShopFrame>
);
