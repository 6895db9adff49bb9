import { kindOf } from "../../../domain/catalogue/kinds.ts";
import { drawingOf } from "../../../domain/catalogue/kind.ts";
import { uncapital } from "../../../domain/catalogue/uncapital.ts";
import type { Need } from "../../../domain/shop/need/need.ts";
import type { DirectoryQuery } from "../props.ts";
import { wayHref } from "../finder/links.ts";
import styles from "./directory.module.css";

type Props = { need: Need; query: DirectoryQuery };

/** What is looked for, which the booking will not ask again; each part can be said otherwise. */
export function NeedSummary({ need, query }: Props) {
  const fault = faultOf(need);
  return (
    <section className={styles.need} aria-label="Votre demande">
      <img src={drawingOf(need.kind_id)} alt="" width={48} height={48} decoding="async" />
      <div>
        <p>
          <strong>{kindOf(need.kind_id).name}</strong>
        </p>
        {fault && <p>{fault}</p>}
        <p className={styles.changes}>
          <a href={wayHref({ need: { ...need, answers: [] }, step: "panne" }, query)}>
            {fault ? "Changer la panne" : "Préciser la panne"}
          </a>
          <a
            href={wayHref({ need: { ...need, kind_id: "", answers: [] }, step: "appareil" }, query)}
          >
            Changer d’appareil
          </a>
        </p>
      </div>
    </section>
  );
}

/** « Une fuite d’eau, par le hublot » */
const faultOf = ({ answers }: Need): string =>
  answers
    .map(({ name, input }) => (input ? `${name} (${input})` : name))
    .map((words, index) => (index === 0 ? words : uncapital(words)))
    .join(", ");
