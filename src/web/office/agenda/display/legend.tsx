import { IconAlertTriangleFilled, IconFlame, IconHourglass } from "@tabler/icons-react";
import { LEGEND } from "../event-block.ts";
import styles from "./display.module.css";

export const Legend = () => (
  <ul className={styles.legend}>
    {LEGEND.map(({ name, color }) => (
      <li key={name}>
        <span style={{ background: color }} />
        {name}
      </li>
    ))}
    <li>
      <span className={styles.trip} />
      Trajet
    </li>
    <li>
      <span className={styles.announced} />
      Horaire annoncé
    </li>
    <li>
      <span className={styles.room} />
      Heures entre lesquelles il peut bouger
    </li>
    <li>
      <IconFlame size={16} stroke={2.4} className={styles.danger} aria-hidden />
      Urgent
    </li>
    <li>
      <IconAlertTriangleFilled size={15} className={styles.danger} aria-hidden />
      Danger
    </li>
    <li>
      <IconHourglass size={15} stroke={2.4} aria-hidden />
      À confirmer par le client
    </li>
  </ul>
);
