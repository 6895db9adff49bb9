import type { DraftAppliance } from "../../../../domain/booking/draft/draft.ts";
import { applianceText } from "../contact/recap-texts.ts";
import { CategoryDrawing } from "../../drawing/category-drawing.tsx";
import styles from "./several.module.css";

/** `onDrop` where there are scripts; the plain form posts the place of the one taken off. */
type Props = { appliances: readonly DraftAppliance[]; onDrop?: (index: number) => void };

/** The appliances of the visit that were said so far, each of which may be taken off. */
export const Said = ({ appliances, onDrop }: Props) => (
  <section className={styles.said} aria-label="Appareils de la même visite">
    <p>
      <strong>Dans la même visite</strong>
    </p>
    <ul>
      {appliances.map((one, index) => (
        <li key={`${one.kind_id} ${index}`}>
          <CategoryDrawing id={one.kind_id} size={40} />
          <span>{applianceText(one)}</span>
          <button
            type={onDrop ? "button" : "submit"}
            name="drop"
            value={index}
            aria-label={`Retirer : ${applianceText(one)}`}
            onClick={onDrop && (() => onDrop(index))}
          >
            Retirer
          </button>
        </li>
      ))}
    </ul>
  </section>
);
