import { formatTime, formatWindow, type Instant } from "../../../../domain/time.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { Sign } from "../../../ui/site/sign.tsx";
import { showPhone } from "../../phone.ts";
import type { BookingProps } from "../../props.ts";
import { SafetyOrders } from "../../safety-orders.tsx";
import styles from "../booking.module.css";
import type { Confirmation } from "../confirmation.ts";
import { SentPhotos } from "../problem/sent-photos.tsx";
import { useHold } from "./use-hold.ts";

export type HeldConfirmation = Confirmation & { held_until: Instant };
type Props = {
  done: HeldConfirmation;
  shop: BookingProps["shop"];
  /** The link was pressed. */
  confirmed: React.ReactNode;
  onRestart: () => void;
};

/** The slot is kept until the link of the letter is pressed, on this device or another. */
export function ToConfirm({ done, shop, confirmed, onRestart }: Props) {
  const { state, minutes } = useHold(done.sheetid, done.held_until);
  if (state === "confirmed") return confirmed;
  const window = formatWindow(done.public_start_at, done.public_end_at, shop.timezone);
  if (state === "released") return <Released window={window} shop={shop} onRestart={onRestart} />;
  return (
    <div className={styles.confirmed}>
      <h1 className={styles.title}>Confirmez votre rendez-vous</h1>
      <p className={styles.when}>{window}</p>
      {done.danger && <SafetyOrders danger={done.danger} />}
      <SentPhotos {...done} />
      <Notice tone="waits">
        {done.by_mail ? (
          <p>
            Lien envoyé à <strong className={styles.address}>{done.email}</strong>. Ouvrez-le, puis
            appuyez sur « Confirmer mon rendez-vous ».
          </p>
        ) : (
          <p>
            Appelez {shop.name} pour confirmer : cet atelier n’envoie pas d’e-mail pour le moment.
          </p>
        )}
        <p role="timer">
          <strong className={styles.whole}>
            {minutes > 0 ? `Encore ${minutes} min` : "Moins d’une minute"}
          </strong>
          , jusqu’à {formatTime(done.held_until, shop.timezone)}. Passée cette heure, le créneau est
          libéré.
        </p>
      </Notice>
      <p>
        Chez {shop.name}, référence <strong className={styles.whole}>{done.reference}</strong>.
      </p>
      {done.by_mail && (
        <p className={styles.count}>
          Rien reçu ? Regardez dans les courriers indésirables, et vérifiez l’adresse. Cette page
          change d’elle-même dès que vous avez confirmé.
        </p>
      )}
      <Call shop={shop} />
      <Button look="bare" onClick={onRestart}>
        Recommencer avec une autre adresse
      </Button>
    </div>
  );
}

type ReleasedProps = Pick<Props, "shop" | "onRestart"> & { window: string };

const Released = ({ window, shop, onRestart }: ReleasedProps) => (
  <div className={styles.confirmed}>
    <h1 className={styles.title}>Le créneau est libéré</h1>
    <p>
      Le rendez-vous du {window} n’a pas été confirmé à temps : il n’aura pas lieu. Prenez-en un
      autre, ou appelez l’atelier.
    </p>
    <Button onClick={onRestart}>Prendre un autre rendez-vous</Button>
    <Call shop={shop} />
  </div>
);

const Call = ({ shop }: Pick<Props, "shop">) =>
  shop.phone && (
    <ButtonLink look="quiet" href={`tel:${shop.phone}`}>
      <Sign name="phone" />
      Appeler le {showPhone(shop.phone)}
    </ButtonLink>
  );
