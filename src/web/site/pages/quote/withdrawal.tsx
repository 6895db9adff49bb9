import {
  dateOf,
  formatDate,
  formatTime,
  type Instant,
  type LocalDate,
} from "../../../../domain/time.ts";
import { Button } from "../../../ui/site/button.tsx";
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
      <p>
        <a href={props.back}>Revenir au devis</a>
      </p>
      <h1>{props.withdrawn_at ? "Rétractation reçue" : "Renoncer au contrat"}</h1>
      <Contract {...props} />
      <Body {...props} />
    </div>
  </ShopFrame>
);

/** Which contract, whatever became of it. */
const Contract = ({ reference, subject, agreed_on, shop }: QuoteWithdrawalProps) => (
  <dl className={styles.contract}>
    <Fact name="Contrat avec" value={shop.name} />
    <Fact name="Devis" value={reference} />
    {subject && <Fact name="Objet" value={subject} />}
    {agreed_on && <Fact name="Conclu le" value={formatDate(agreed_on)} />}
  </dl>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Body(props: QuoteWithdrawalProps) {
  if (props.withdrawn_at) return <Received {...props} at={props.withdrawn_at} />;
  if (props.until) return <Form {...props} until={props.until} />;
  return (
    <Notice tone="waits">
      <p>
        {props.refusal === "withdrawal-performed"
          ? refusalText(props.refusal)
          : "Ce contrat n’ouvre pas de droit de rétractation, ou ce droit a pris fin."}{" "}
        Pour toute question, appelez l’atelier.
      </p>
    </Notice>
  );
}

const Received = ({ at, shop, owed_back }: QuoteWithdrawalProps & { at: Instant }) => (
  <>
    <Notice tone="good">
      <p>
        <strong>
          Votre rétractation a été reçue le {formatDate(dateOf(at, shop.timezone))} à{" "}
          {formatTime(at, shop.timezone)}.
        </strong>
      </p>
      <p>
        {shop.name} est prévenu et arrête le travail. Un accusé de réception vous est envoyé par
        e-mail.
      </p>
    </Notice>
    {owed_back.length > 0 && (
      <Panel aria-labelledby="du" className={styles.owed}>
        <h2 id="du">Ce qui est dû et remboursé</h2>
        {owed_back.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Panel>
    )}
  </>
);

const Form = ({ action, until, refusal, shop }: QuoteWithdrawalProps & { until: LocalDate }) => (
  <Panel>
    <form method="post" action={action} className={styles.form}>
      <p>
        Vous pouvez vous rétracter sans donner de motif jusqu’au{" "}
        <strong>{formatDate(until)}</strong> inclus. L’atelier arrête le travail et vous rembourse
        ce que vous avez payé, moins la part déjà faite si vous aviez demandé de commencer tout de
        suite.
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
      <Button type="submit" look="danger" wide>
        Confirmer la rétractation
      </Button>
    </form>
  </Panel>
);
