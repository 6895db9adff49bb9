import {
  suitingText,
  WEEKDAYS,
  weekdayName,
} from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { WAITING_PART_FR, WAITING_PARTS } from "../../../../domain/booking/waiting/waiting.ts";
import { bookingFormPath, shopPath, termsPath } from "../../../../domain/shop/address.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Check, TextField } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import styles from "../../booking/booking.module.css";
import { rowsOf } from "../../booking/contact/recap-texts.ts";
import { answersText } from "../../booking/problem/tunnel.tsx";
import { waitingFields } from "../../booking/contact/contact-fields.ts";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { PageProps } from "../../props.ts";
import queue from "../../tracking/waiting.module.css";

type QueueProps = PageProps["booking/queue"];

export const head = ({ offer }: QueueProps): PageHead => ({
  title: `Liste d’attente, ${offer.shop.name} à ${offer.shop.city}`,
  hidden: true,
});

/** Who could not find an hour is told of the next free one: what was answered is kept, and asked once. */
export function Page(props: QueueProps) {
  const { offer, draft, refusal, sent_to } = props;
  if (sent_to !== null) return <Sent {...props} sent_to={sent_to} />;
  return (
    <ShopFrame width="narrow" shop={offer.shop}>
      <form
        method="post"
        action={`${shopPath(offer.shop)}/rdv/attente`}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="draft" value={JSON.stringify({ ...draft, slot: null })} />
        <h1 className={styles.plainTitle}>Être prévenu d’une place</h1>
        <p>
          Quand une place se libère, vous recevez un <span className={queue.whole}>e-mail</span>.
          Elle vous est réservée un quart d’heure, et un lien suffit pour la prendre.
        </p>
        {refusal && (
          <Notice tone="wrong">
            <p>{refusal}</p>
          </Notice>
        )}
        <Summary {...props} />
        <Suits {...props} />
        <Contact {...props} />
        <Button type="submit" wide name="join" value="1">
          Me prévenir
        </Button>
        <input type="hidden" name="step" value="contact" />
        <Button
          type="submit"
          look="quiet"
          wide
          name="back"
          value="1"
          formAction={bookingFormPath(offer.shop)}
        >
          Revenir aux heures libres
        </Button>
      </form>
    </ShopFrame>
  );
}

const Summary = ({ draft, offer }: QueueProps) => (
  <dl className={styles.recap}>
    {rowsOf(draft, offer, answersText(draft))
      .filter(({ value }) => value !== "")
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const Suits = ({ suiting }: QueueProps) => (
  <>
    <fieldset className={queue.parts}>
      <legend>Quels jours vous conviennent ?</legend>
      <div className={queue.days}>
        {WEEKDAYS.map((day) => (
          <label key={day} className={queue.part}>
            <input
              type="checkbox"
              name={`jour${day}`}
              defaultChecked={suiting.weekdays.includes(day)}
            />
            <span>{weekdayName(day)}</span>
          </label>
        ))}
      </div>
      <p className={queue.soft}>Aucun coché : tous les jours.</p>
    </fieldset>
    <fieldset className={queue.parts}>
      <legend>À quelles heures ?</legend>
      {WAITING_PARTS.map((part) => (
        <label key={part} className={queue.part}>
          <input type="radio" name="part" value={part} defaultChecked={part === suiting.part} />
          <span>{WAITING_PART_FR[part]}</span>
        </label>
      ))}
    </fieldset>
  </>
);

const Contact = ({ draft, faults, offer }: QueueProps) => (
  <>
    {waitingFields(draft).map((field) => (
      <TextField key={field.name} {...field} maxLength={200} error={faults[field.name]} />
    ))}
    <Check
      name="consents.cgv"
      defaultChecked={draft.cgv}
      error={faults["consents.cgv"]}
      label={
        <>
          Si je prends une place, les{" "}
          <a href={termsPath(offer.shop)}>conditions générales de vente</a> s’appliquent : je les
          accepte
        </>
      }
    />
  </>
);

const Sent = ({ offer: { shop }, suiting, sent_to }: QueueProps & { sent_to: string }) => (
  <ShopFrame width="narrow" shop={shop}>
    <div className={queue.page}>
      <h1 className={queue.title}>C’est noté</h1>
      <Notice tone="good">
        <p>
          Vous êtes sur la liste d’attente de {shop.name} : {suitingText(suiting)}.
        </p>
      </Notice>
      <p>
        Un e-mail part à <strong>{sent_to}</strong>, avec un lien pour quitter la liste. Ce n’est
        pas encore un rendez-vous.
      </p>
      <ButtonLink look="quiet" href={shopPath(shop)}>
        Voir l’atelier
      </ButtonLink>
    </div>
  </ShopFrame>
);
