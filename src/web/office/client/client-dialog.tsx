import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useRead } from "../../platform/query.ts";
import { LeaveQuestion } from "../../ui/office/dialog/leave-question.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { ClientForm } from "./client-form.tsx";
import { clientQuery, type ClientParts } from "./query.ts";
import type { FoundClient } from "./search/parts.ts";
import { useClientForm } from "./use-client-form.ts";
import styles from "./client.module.css";
import { SMALL_SCREEN } from "../../ui/office/styles.ts";
import { Dialog } from "../../ui/office/dialog/dialog.tsx";

type Props = {
  opened: boolean;
  /** The client to edit; a new one without. */
  client_id?: string | undefined;
  /** What was typed in the search: begins the last name, the phone or the e-mail, by its shape. */
  typed?: string | undefined;
  onClose: () => void;
  onSaved: (client: FoundClient) => void;
};

/** Specification §9. */
export const WIDEST = 450;
/** A client created or changed without leaving what one is doing. */
export function ClientDialog({ opened, ...props }: Props) {
  return (
    opened &&
    (props.client_id ? (
      <EditDialog {...props} client_id={props.client_id} />
    ) : (
      <ClientEditor {...props} client={undefined} />
    ))
  );
}

type OpenProps = Omit<Props, "opened">;

function EditDialog({ client_id, ...props }: OpenProps & { client_id: string }) {
  const read = useRead({ query: clientQuery, variables: { client_id }, nouns: [] });
  const client = read.data?.client;
  if (client) return <ClientEditor {...props} client={client} />;
  return (
    <ClientModal title="Modifier le client" onClose={props.onClose}>
      <ReadStates read={read}>Ce client n’existe plus dans votre atelier.</ReadStates>
    </ClientModal>
  );
}

type FormProps = OpenProps & { client: ClientParts | undefined };

function ClientEditor({ client, typed, onClose, onSaved }: FormProps) {
  const forming = useClientForm({ client, typed, onSaved });
  const [leaving, setLeaving] = useState(false);
  const close = () => (forming.isDirty ? setLeaving(true) : onClose());
  const leave = () => {
    forming.giveUp();
    onClose();
  };
  return (
    <ClientModal title={client ? "Modifier le client" : "Nouveau client"} onClose={close}>
      <ClientForm
        forming={forming}
        onCancel={close}
        onUse={(known) => {
          forming.giveUp();
          onSaved(known);
        }}
      />
      {leaving && (
        <LeaveQuestion
          why="Ce que vous avez saisi sera perdu."
          onStay={() => setLeaving(false)}
          onLeave={leave}
        />
      )}
    </ClientModal>
  );
}

type ModalProps = { title: string; onClose: () => void; children: React.ReactNode };

const ClientModal = ({ title, onClose, children }: ModalProps) => {
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size={WIDEST}
      fullScreen={fullScreen}
      classNames={{ root: styles.clientDialog, content: styles.clientDialogContent }}
    >
      {children}
    </Dialog>
  );
};
