import { MOST_REVIEW, STARS, STARS_FR } from "../../../../domain/repair/review/review.ts";
import { formatDate } from "../../../../domain/time.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { TextArea } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { shopPath } from "../../../../domain/shop/address.ts";
import { ShopFrame } from "../../frame/shop-frame.tsx";
import type { PageHead } from "../../page.ts";
import type { PageProps } from "../../props.ts";
import { Stars } from "../../review/stars.tsx";
import styles from "../../review/review.module.css";

type Props = PageProps["review/give"];

export const head = (): PageHead => ({ title: "Votre avis", hidden: true });

/** Plain forms: it works on any telephone, without a script. */
export const Page = (props: Props) => (
  <ShopFrame width="narrow" shop={props.shop}>
    <h1 className={styles.title}>Votre avis</h1>
    <p className={styles.about}>
      {props.appliance || "Votre réparation"}, chez{" "}
      <a href={shopPath(props.shop)}>{props.shop.name}</a>, terminée le {formatDate(props.done_on)}.
    </p>
    <Outcome {...props} />
    {props.step === "form" && <Form {...props} />}
    <p className={styles.rules}>
      Un avis ne donne droit à aucun avantage. <a href="/avis">Comment sont publiés les avis</a>
    </p>
  </ShopFrame>
);

function Outcome({ step, state, problem, sheetid, token }: Props) {
  if (problem) return <Notice tone="wrong">{problem}</Notice>;
  if (step === "withdrawn")
    return <Notice tone="good">Votre avis est retiré. Le lien reste le vôtre.</Notice>;
  if (step === "form" && state === "waiting")
    return <Notice tone="waits">Votre avis sera lu avant d’être publié.</Notice>;
  if (step === "form" && state === "refused")
    return (
      <Notice tone="wrong">Votre avis n’a pas été publié. Vous pouvez en écrire un autre.</Notice>
    );
  if (step === "form") return null;
  return (
    <>
      <Notice tone="good">
        {state === "waiting"
          ? "Merci. Votre avis sera lu avant d’être publié, car il contient des coordonnées ou un mot à vérifier."
          : "Merci. Votre avis est publié."}
      </Notice>
      <ButtonLink look="quiet" href={`/suivi/${sheetid}/avis/${token}`}>
        Le relire ou le changer
      </ButtonLink>
    </>
  );
}

function Form({ sheetid, token, draft, name, state }: Props) {
  const action = `/suivi/${sheetid}/avis/${token}`;
  return (
    <>
      <form method="post" action={action} className={styles.form}>
        <fieldset className={styles.choice}>
          <legend>Combien d’étoiles ?</legend>
          {STARS.toReversed().map((stars) => (
            <label key={stars}>
              <input
                type="radio"
                name="stars"
                value={stars}
                required
                defaultChecked={draft.stars === stars}
              />
              <Stars of={stars} />
              <span>{STARS_FR[stars]}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          name="text"
          label="Votre avis"
          optional
          hint="Ce qui s’est passé, ce que vous en retenez. Pas de téléphone, d’adresse ni de lien."
          rows={6}
          maxLength={MOST_REVIEW}
          defaultValue={draft.text}
        />
        <fieldset className={styles.choice}>
          <legend>Signer</legend>
          {name && (
            <label>
              <input type="radio" name="name" value="yes" defaultChecked={draft.isNamed} />
              <span>{name}</span>
            </label>
          )}
          <label>
            <input type="radio" name="name" value="no" defaultChecked={!draft.isNamed || !name} />
            <span>Sans nom</span>
          </label>
        </fieldset>
        <Button type="submit">{state ? "Changer mon avis" : "Publier mon avis"}</Button>
      </form>
      {state && (
        <form method="post" action={action}>
          <Button type="submit" look="bare" name="decision" value="withdraw">
            Retirer mon avis
          </Button>
        </form>
      )}
    </>
  );
}
