import { formatEuros } from "../../../domain/money.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import type { Plan } from "../legal/props.ts";
import type { PricingProps } from "../props.ts";
import styles from "./pricing.module.css";

export const head = (): PageHead => ({
  title: "Tarifs d’Établi",
  description: "Découverte, Atelier, Réseau : trois formules, sans engagement.",
  path: "/tarifs",
});

export const Page = ({ plans }: PricingProps) => (
  <Frame>
    <div className={styles.intro}>
      <h1>Tarifs</h1>
      <p>
        Commencez seul et gratuitement. Passez à la formule suivante quand l’équipe grandit, sans
        engagement.
      </p>
    </div>
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanSheet key={plan.id} {...plan} />
      ))}
    </ul>
    <p className={styles.note}>
      L’inscription ne demande aucun moyen de paiement et le site ne prélève rien : une autre
      formule que Découverte se convient avec l’éditeur.
    </p>
    <p className={styles.note}>
      Prix par atelier et par mois, hors taxes. Pour vos clients, prendre rendez-vous et suivre une
      réparation est toujours gratuit.
    </p>
  </Frame>
);

const PlanSheet = (plan: Plan) => (
  <li className={[styles.plan, plan.highlighted ? styles.highlighted : ""].join(" ")}>
    <h2>{plan.name}</h2>
    <p className={styles.price}>{priceOf(plan)}</p>
    <p className={styles.users}>{plan.users}</p>
    <p>{plan.summary}</p>
    <ul className={styles.features}>
      {plan.features.map((feature) => (
        <li key={feature}>
          <Sign name="check" />
          {feature}
        </li>
      ))}
    </ul>
    <ButtonLink look={plan.highlighted ? "main" : "quiet"} wide href="/app/onboarding">
      Commencer avec {plan.name}
    </ButtonLink>
  </li>
);

function priceOf({ price_excl }: Plan): string {
  if (price_excl === null) return "Sur devis";
  return price_excl === 0 ? "Gratuit" : `${formatEuros(price_excl)} par mois`;
}
