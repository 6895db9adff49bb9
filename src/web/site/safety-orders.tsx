import { Notice } from "../ui/site/panel.tsx";
import type { SafetyOrders as Orders } from "./props.ts";
import styles from "./safety-orders.module.css";

type Props = {
  danger: Orders;
  /** One advice, and no danger: not in red. */
  isNotice?: boolean;
};

/** What the client must do before the repairer comes, in order, and whom to call. */
export const SafetyOrders = ({ danger, isNotice = false }: Props) => (
  <Notice tone={isNotice ? "waits" : "wrong"}>
    <strong>{danger.title}</strong>
    <ol className={styles.orders}>
      {danger.advice.map((order) => (
        <li key={order}>{order}</li>
      ))}
    </ol>
    {danger.calls.map(({ name, number }) => (
      <p key={number}>
        {name}&nbsp;: <a href={`tel:${number.replace(/\D/g, "")}`}>{number}</a>
      </p>
    ))}
  </Notice>
);
