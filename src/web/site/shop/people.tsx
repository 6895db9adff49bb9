import { Panel } from "../../ui/site/panel.tsx";
import { categoryOf } from "../../../domain/catalogue/categories.ts";
import type { ShopProps } from "../props.ts";
import styles from "./people.module.css";

/** Those who come: a first name, their colour in the agenda, what they repair. */
export const People = ({ people }: Pick<ShopProps, "people">) =>
  people.length > 0 && (
    <Panel aria-labelledby="equipe">
      <h2 id="equipe">Qui vient chez vous</h2>
      <ul className={styles.people}>
        {people.map(({ firstname, initials, color, skills }) => (
          <li key={firstname + initials}>
            <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="21" fill="none" stroke={color} strokeWidth="2" />
              <circle cx="22" cy="22" r="17" fill={color} fillOpacity="0.16" />
              <text x="22" y="27" textAnchor="middle">
                {initials}
              </text>
            </svg>
            <p>
              <strong>{firstname}</strong>
              <span>{skills.map((id) => categoryOf(id)?.name).join(", ")}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
