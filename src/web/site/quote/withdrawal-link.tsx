import { formatDate, type LocalDate } from "../../../domain/time.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import styles from "./quote.module.css";

type Props = {
  /** Of the page that withdraws. */
  href: string;
  until: LocalDate;
  title?: "h2" | "h3";
};

/** Consumer Code L. 221-21: visible during the whole period, under these very words. */
export const WithdrawalLink = ({ href, until, title: Title = "h2" }: Props) => (
  <section className={styles.renounce} aria-label="Droit de rétractation">
    <Title>Droit de rétractation</Title>
    <p>Vous pouvez changer d’avis sans motif jusqu’au {formatDate(until)} inclus.</p>
    <ButtonLink look="quiet" href={href}>
      Renoncer au contrat ici
    </ButtonLink>
  </section>
);
