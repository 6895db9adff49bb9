import type { HoursException, WeekHours } from "../../../domain/agenda/opening.ts";
import { formatDay, formatWallTime, weekdayOf } from "../../../domain/time.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { ShopProps } from "../props.ts";
import styles from "./shop.module.css";

const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

export const Hours = ({
  opening_hours,
  exceptions,
  holidays = [],
  today,
}: Pick<ShopProps, "opening_hours" | "exceptions" | "today"> &
  Partial<Pick<ShopProps, "holidays">>) => (
  <Panel aria-labelledby="horaires">
    <h2 id="horaires">Horaires</h2>
    <table className={styles.hours}>
      <tbody>
        {DAYS.map((day, index) => (
          <tr key={day} aria-current={weekdayOf(today) === index + 1 ? "date" : undefined}>
            <th scope="row">{day}</th>
            <td>
              {stretches(opening_hours[index + 1]).map((stretch) => (
                <span key={stretch}>{stretch}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {exceptions.length + holidays.length > 0 && (
      <ul className={styles.small}>
        {exceptions.map((exception) => (
          <li key={exception.first}>{describeException(exception)}</li>
        ))}
        {holidays.map(({ date, name }) => (
          <li key={date}>
            Le {formatDay(date)} : fermé ({name})
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

/** « 9 h – 12 h », « 14 h – 18 h 30 » */
const stretches = (hours: WeekHours[number] = []): string[] =>
  hours.length > 0
    ? hours.map(({ from, to }) => `${formatWallTime(from)} – ${formatWallTime(to)}`)
    : ["fermé"];

function describeException({ first, last, hours }: HoursException): string {
  const when =
    first === last ? `Le ${formatDay(first)}` : `Du ${formatDay(first)} au ${formatDay(last)}`;
  const unusual = hours.length > 0 ? " (ouverture exceptionnelle)" : "";
  return `${when} : ${stretches(hours).join(", ")}${unusual}`;
}
