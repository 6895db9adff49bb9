import { Notice } from "../ui/site/panel.tsx";
import type { SafetyOrders as Orders } from "./props.ts";
import styles from "./safety-orders.module.css";

/** What the client must do before the repairer comes, in order, and whom to call. */
export const SafetyOrders = ({ danger }: { danger: Orders }) => (
  <Notice tone="wrong">
    <strong>{danger.title}</strong>
    <ol className={styles.orders}>
      {danger.advice.map((order) => (
        <li key={order}>{order}</li>
      ))}
    </ol>
    {danger.calls.map(({ name, number }) => (
      <p key={number}>
        {name}&nbsp;: <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
      </p>
    ))}
  </Notice>
);
