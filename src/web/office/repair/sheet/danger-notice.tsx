import { Alert } from "@mantine/core";
import { IconAlertTriangleFilled } from "@tabler/icons-react";
import type { Sheet } from "./query.ts";

type Props = { danger: NonNullable<Sheet["danger"]> };

/** What those who come must know first; the orders given to the client, for the next call. */
export const DangerNotice = ({ danger }: Props) => (
  <Alert
    color="red"
    variant="filled"
    icon={<IconAlertTriangleFilled size={24} aria-hidden />}
    title={danger.title}
  >
    <details>
      <summary>Consignes données au client</summary>
      <ol>
        {danger.advice.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ol>
    </details>
  </Alert>
);
