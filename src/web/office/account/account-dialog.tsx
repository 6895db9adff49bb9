import { Divider, Modal, Stack } from "@mantine/core";
import { DevicesPanel } from "./devices-panel.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The person's own account, wherever they are in the office. */
export const AccountDialog = ({ close }: { close: () => void }) => (
  <Modal opened onClose={close} title="Mon compte" size={520}>
    <Stack gap="lg">
      <DevicesPanel />
      <Divider />
      <PasswordForm />
    </Stack>
  </Modal>
);
