import { dateOf, formatDate, formatTime, type LocalDate } from "../../../../domain/time.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { TextField } from "../../../ui/site/field.tsx";
import { Notice, Panel } from "../../../ui/site/panel.tsx";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { QuoteWithdrawalProps } from "../../props.ts";
import styles from "../../quote/quote.module.css";
import { refusalText } from "../../refusal.ts";

export const head = ({ reference }: QuoteWithdrawalProps): PageHead => ({
  title: `Renoncer au contrat, devis ${reference}`,
  hidden: true,
});

/** A plain form: it works without scripts, and a second sending changes nothing. */
export const Page = (props: QuoteWithdrawalProps) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <div className={styles.withdrawal}>
      <h1>{props.withdrawn_at ? "Rétractation reçue" : "Renoncer au contrat"}</h1>
      <Contract {...props} />
      <Body {...props} />
      <ButtonLink look="quiet" href={props.back}>
        Revenir au devis
      </ButtonLink>
    </div>
  </ShopFrame>
);

const Contract = ({ reference, subject, agreed_on, shop }: QuoteWithdrawalProps) => (
  <p>
    Contrat avec {shop.name}, devis <strong>{reference}</strong>
    {subject && <> ({subject})</>}
    {agreed_on && <>, conclu le {formatDate(agreed_on)}</>}.
  </p>
);

function Body(props: QuoteWithdrawalProps) {
  const { withdrawn_at, until, shop } = props;
  if (withdrawn_at)
    return (
      <Notice tone="good">
        <p>
          Votre rétractation a été reçue le {formatDate(dateOf(withdrawn_at, shop.timezone))} à{" "}
          {formatTime(withdrawn_at, shop.timezone)}. Un accusé de réception vous est envoyé par
          e-mail. {shop.name} est prévenu et arrête le travail.
        </p>
      </Notice>
    );
  if (!until)
    return (
      <Notice tone="waits">
        <p>
          Ce contrat n’ouvre pas de droit de rétractation, ou le délai est passé. Pour toute
          question, appelez l’atelier.
        </p>
      </Notice>
    );
  return <Form {...props} until={until} />;
}

const Form = ({ action, until, refusal, shop }: QuoteWithdrawalProps & { until: LocalDate }) => (
  <Panel>
    <form method="post" action={action} className={styles.form}>
      <p>
        Vous pouvez vous rétracter sans donner de motif jusqu’au{" "}
        <strong>{formatDate(until)}</strong> inclus. L’atelier arrête le travail et vous rembourse
        ce que vous avez payé.
      </p>
      {refusal && (
        <Notice tone="wrong">
          <p>{refusalText(refusal)}</p>
        </Notice>
      )}
      <TextField
        name="name"
        label="Vos prénom et nom"
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        name="email"
        type="email"
        label="Adresse e-mail pour l’accusé de réception"
        hint={`Il part à l’adresse que ${shop.name} connaît, ou à celle-ci s’il n’en a pas.`}
        autoComplete="email"
        maxLength={254}
        optional
      />
      <Button type="submit" look="danger">
        Confirmer la rétractation
      </Button>
    </form>
  </Panel>
);
