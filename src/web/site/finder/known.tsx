import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { kindOf } from "../../../domain/catalogue/kinds.ts";
import type { Need } from "../../../domain/shop/need/need.ts";
import type { DirectoryQuery } from "../props.ts";
import { wayHref } from "./links.ts";
import styles from "./finder.module.css";

type Props = { need: Need; query: DirectoryQuery };

/** What is known so far, each word a way back to its question. */
export function Known({ need, query }: Props) {
  const crumbs = [...thingOf({ need, query }), ...answersOf({ need, query })];
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.known} aria-label="Vos réponses">
      <ul>
        {crumbs.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function thingOf({ need, query }: Props): { href: string; label: string }[] {
  const label = need.kind_id ? kindOf(need.kind_id).name : categoryOf(need.category_id)?.name;
  const earlier = { ...need, kind_id: "", answers: [] };
  return label ? [{ label, href: wayHref({ need: earlier, step: "appareil" }, query) }] : [];
}

/** A word leads to the question that it answered. */
const answersOf = ({ need, query }: Props) =>
  need.answers.map(({ name, input }, index) => ({
    label: input ? `${name} (${input})` : name,
    href: wayHref(
      { need: { ...need, answers: need.answers.slice(0, index) }, step: "panne" },
      query,
    ),
  }));
