import { formatEuros } from "../../../domain/money.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import { progressOf } from "../../../domain/repair/progress.ts";
import { bookingPath } from "../../../domain/shop/address.ts";
import { formatDate, formatTime } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { showPhone } from "../phone.ts";
import type { TrackingProps } from "../props.ts";
import { lapsedQuote } from "./expired-quotes.ts";
import styles from "./tracking.module.css";
import type { TrackedInvoice, TrackedQuote } from "./tracked.ts";

/** What is asked of the client, with the button that does it; a calm sentence when nothing is. */
export function Todo(props: TrackingProps) {
  if (props.hold) return <ToConfirm {...props} hold={props.hold} />;
  const { status, quotes, invoices, shop } = props;
  const quote = quotes.find((candidate) => candidate.status === "Envoyé");
  const invoice = invoices.findLast(({ remaining }) => remaining > 0);
  const lapsed = lapsedQuote(props);
  const { todo } = progressOf(status);
  if (!quote && !invoice && !todo)
    return (
      <section className={styles.answer} aria-labelledby="a-faire">
        <h2 id="a-faire">À faire de votre côté</h2>
        <p>Rien pour le moment. L’atelier vous préviendra.</p>
      </section>
    );
  return (
    <section className={[styles.answer, styles.asked].join(" ")} aria-labelledby="a-faire">
      <h2 id="a-faire">À faire de votre côté</h2>
      {quote && <ToAnswer {...quote} />}
      {lapsed && <Lapsed quote={lapsed} shop={shop} />}
      {invoice && <ToPay {...invoice} />}
      {!quote && !invoice && !lapsed && <p>{todo}</p>}
    </section>
  );
}

type HoldProps = TrackingProps & { hold: NonNullable<TrackingProps["hold"]> };

const ToConfirm = ({ hold, shop }: HoldProps) => (
  <section className={[styles.answer, styles.asked].join(" ")} aria-labelledby="a-faire">
    <h2 id="a-faire">À faire de votre côté</h2>
    {hold.state === "waiting" ? (
      <p>
        Ouvrez le lien reçu par e-mail et confirmez avant{" "}
        <strong>{formatTime(hold.until, shop.timezone)}</strong>.
      </p>
    ) : (
      <ButtonLink href={bookingPath(shop)}>Prendre un autre rendez-vous</ButtonLink>
    )}
  </section>
);

const ToAnswer = ({ url, due, range, valid_until }: TrackedQuote) => (
  <>
    <p>
      Lisez le devis {range ? "" : "de "}
      <strong>{range ? rangeText(range) : formatEuros(due)}</strong>, puis acceptez-le ou refusez-le
      au plus tard le {formatDate(valid_until)}.
    </p>
    <ButtonLink href={url}>Lire le devis</ButtonLink>
  </>
);

type LapsedProps = { quote: TrackedQuote; shop: TrackingProps["shop"] };

/** Nothing can be answered any more: the shop must write the quote again. */
const Lapsed = ({ quote, shop }: LapsedProps) => (
  <>
    <p>
      Le devis de <strong>{formatEuros(quote.due)}</strong> a expiré le{" "}
      {formatDate(quote.valid_until)}. Demandez à {shop.name} de le renouveler.
    </p>
    {shop.phone ? (
      <ButtonLink href={`tel:${shop.phone}`}>
        <Sign name="phone" />
        Appeler le {showPhone(shop.phone)}
      </ButtonLink>
    ) : (
      <a href={quote.url}>Relire le devis</a>
    )}
  </>
);

const ToPay = ({ remaining, reference, pdf_url, transfer }: TrackedInvoice) => (
  <>
    <p>
      Il reste <strong>{formatEuros(remaining)}</strong> à régler
      {!transfer && " à l’atelier"} sur la facture {reference}.
    </p>
    {transfer && <ButtonLink href="#regler">Régler la facture</ButtonLink>}
    <ButtonLink look={transfer ? "quiet" : "main"} href={pdf_url}>
      <Sign name="file" />
      Voir la facture
    </ButtonLink>
  </>
);
