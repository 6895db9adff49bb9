import { Alert } from "@mantine/core";
import { supportsLive } from "../../platform/live.ts";

export const BrowserNotice = () =>
  supportsLive() ? null : (
    <Alert color="yellow" m={16} title="Navigateur ancien">
      Votre navigateur ne reçoit pas les changements en direct. Nous vous recommandons un navigateur
      plus récent.
    </Alert>
  );
