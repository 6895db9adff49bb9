import { Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import type { InvoiceParts } from "../parts.ts";
import { Again } from "./again.tsx";
import styles from "./platform.module.css";

type Untold = NonNullable<InvoiceParts["sending"]>["untold"][number];

/** Money received, or given back, that the platform does not know: the State waits for it. */
export const UntoldPayments = ({ untold }: { untold: readonly Untold[] }) =>
  untold.map((one) => {
    const { flow_id, amount, reason } = one;
    return (
      <div key={flow_id} className={styles.wrong}>
        <Text size="sm" fw={600}>
          {untoldText(one)}
        </Text>
        {reason !== "" && <Text size="sm">{reason}</Text>}
        <Text size="sm">
          Rien ne change pour votre client. L’administration attend cette information : réessayez,
          et demandez à votre plateforme si elle ne passe toujours pas.
        </Text>
        <Again
          id={flow_id}
          label="Réessayer"
          named={`Réessayer : ${nameOf(amount)}`}
          done={`${nameOf(amount)} : l’information repart vers la plateforme.`}
        />
      </div>
    );
  });

const nameOf = (amount: number): string =>
  amount < 0
    ? `remboursement de ${formatEuros(0 - amount)}`
    : `encaissement de ${formatEuros(amount)}`;

const untoldText = ({ amount, is_rejected }: Untold): string =>
  `${amount < 0 ? "Le" : "L’"}${amount < 0 ? " " : ""}${nameOf(amount)} ${
    is_rejected ? "a été rejeté par la plateforme." : "n’est pas arrivé à la plateforme."
  }`;
