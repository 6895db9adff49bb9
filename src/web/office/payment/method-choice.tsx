import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconDots,
  IconWriting,
  type Icon,
} from "@tabler/icons-react";
import { useId } from "react";
import {
  PAYMENT_METHOD_FR,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "../../../domain/payment/payment.ts";
import styles from "./payment.module.css";

const ICONS: Record<PaymentMethod, Icon> = {
  cash: IconCash,
  card: IconCreditCard,
  cheque: IconWriting,
  transfer: IconBuildingBank,
  other: IconDots,
};

type Props = { label: string; value: string; onChange: (method: PaymentMethod) => void };

/** All at sight, each large enough for a thumb. */
export function MethodChoice({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.methods}>
      <legend>{label}</legend>
      {PAYMENT_METHODS.map((method) => {
        const Shape = ICONS[method];
        return (
          <label key={method} className={styles.method}>
            <input
              type="radio"
              name={name}
              checked={value === method}
              onChange={() => onChange(method)}
            />
            <Shape size={20} stroke={1.75} aria-hidden />
            {PAYMENT_METHOD_FR[method]}
          </label>
        );
      })}
    </fieldset>
  );
}
