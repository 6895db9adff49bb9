import { Divider, Stack } from "@mantine/core";
import { Dialog } from "../../ui/office/dialog/dialog.tsx";
import { CalendarPanel } from "./calendar-panel.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { FactorPanel } from "./factor/factor-panel.tsx";
import { PasskeysPanel } from "./passkey/passkeys-panel.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The person's own account, wherever they are in the office. */
export const AccountDialog = ({ close }: { close: () => void }) => (
  <Dialog onClose={close} title="Mon compte" size={520}>
    <Stack gap="lg">
      <CalendarPanel />
      <Divider />
      <DevicesPanel />
      <Divider />
      <PasswordForm />
      <Divider />
      <FactorPanel />
      <Divider />
      <PasskeysPanel />
    </Stack>
  </Dialog>
);
