import { useState } from "react";
import { CALL_REFUSAL_FR } from "../../../../domain/call/refusals.ts";
import { Notice } from "../../../ui/site/panel.tsx";
import { ButtonLink } from "../../../ui/site/button.tsx";
import { Entrance } from "../../call/entrance.tsx";
import { InCall } from "../../call/in-call.tsx";
import styles from "../../call/call-page.module.css";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import { showPhone } from "../../phone.ts";
import type { PageProps } from "../../props.ts";

type Props = PageProps["call/page"];

export const head = ({ shop }: Props): PageHead => ({
  title: `Appel vidéo avec ${shop.name}`,
  hidden: true,
});

/** A client and the repairer, by video: one sentence to agree to, one button, and the camera that looks at the machine. */
export function Page(props: Props) {
  const [local, setLocal] = useState<MediaStream>();
  const [why, setWhy] = useState("");
  const { shop, closed } = props;
  if (local)
    return (
      <InCall
        {...props}
        local={local}
        onLocal={setLocal}
        onOut={(reason) => {
          setWhy(reason);
          setLocal(undefined);
        }}
      />
    );
  return (
    <ShopFrame width="narrow" shop={shop}>
      <div className={styles.entrance}>
        <h1>Appel vidéo avec {shop.name}</h1>
        {closed ? (
          <Notice tone="waits">{CALL_REFUSAL_FR[closed]}</Notice>
        ) : (
          <Entrance {...props} why={why} onReady={setLocal} />
        )}
        {shop.phone && (
          <ButtonLink look="quiet" href={`tel:${shop.phone}`}>
            Appeler l’atelier au {showPhone(shop.phone)}
          </ButtonLink>
        )}
      </div>
    </ShopFrame>
  );
}
