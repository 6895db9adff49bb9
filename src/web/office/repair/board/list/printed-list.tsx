/** What « Imprimer » gives of the chosen repairs: a work list for the bench or the van. */
import { createPortal } from "react-dom";
import { phoneText } from "../../../client/phone-link.tsx";
import type { BoardCard } from "../query.ts";
import { cardLines, cardName, type Reader } from "../words.ts";
import styles from "./printed-list.module.css";

type Props = { cards: readonly BoardCard[]; reader: Reader };

export const PrintedList = (props: Props) => createPortal(<WorkList {...props} />, document.body);

export const WorkList = ({ cards, reader }: Props) => (
  <article className={styles.paper} aria-hidden>
    <h1>Réparations à suivre</h1>
    <table>
      <thead>
        <tr>
          {["", "Client", "Panne et appareil", "Statut", "Rendez-vous", "Technicien"].map(
            (head) => (
              <th key={head}>{head}</th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <PrintedRow key={card.id} card={card} reader={reader} />
        ))}
      </tbody>
    </table>
  </article>
);

function PrintedRow({ card, reader }: { card: BoardCard; reader: Reader }) {
  const { title, device, visit, people } = cardLines(card, reader);
  const [phone] = card.client.phones;
  return (
    <tr>
      <td className={styles.box} />
      <td>
        {cardName(card)}
        <br />
        {phone && phoneText(phone.number)}
      </td>
      <td>
        {[card.danger?.label, card.urgency === 1 && "Urgent", title].filter(Boolean).join(" · ")}
        <br />
        {device}
      </td>
      <td>{card.status}</td>
      <td>{visit}</td>
      <td>{people.map(({ name }) => name).join(", ")}</td>
    </tr>
  );
}
