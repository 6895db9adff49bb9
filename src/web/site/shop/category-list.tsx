import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import { CategoryName } from "../category-name.tsx";
import styles from "./shop.module.css";

export const CategoryList = ({ skills }: { skills: CategoryId[] }) =>
  skills.length > 0 && (
    <Panel aria-labelledby="savoir-faire">
      <h2 id="savoir-faire">Ce que l’atelier répare</h2>
      <ul className={styles.skills}>
        {skills.map((id) => (
          <li key={id}>
            <CategoryDrawing id={id} size={44} />
            <span>
              <CategoryName id={id} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
