import { Button } from "@mantine/core";
import { may } from "../../../domain/account/permissions.ts";
import { mayResend } from "../../../domain/message/delivery.ts";
import { useAction } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { office } from "../../ui/office/styles.ts";
import { resendMessage, type Letter } from "./query.ts";

/** To the address of the client's record as it is now: it may have been corrected since. */
export function ResendButton({ letter }: { letter: Letter }) {
  const session = useSession();
  const { act, busy } = useAction(resendMessage);
  if (!session || !may(session.me, "edit-repair") || !mayResend(letter.template)) return null;
  const resend = async () => {
    const done = await act({ id: letter.id });
    if (done) tellDone(`L’e-mail repart vers ${done.recipient}.`);
  };
  return (
    <Button
      variant="default"
      size="xs"
      flex="none"
      className={office.noPrint}
      loading={busy}
      onClick={() => void resend()}
      aria-label={`Renvoyer « ${letter.subject} »`}
    >
      Renvoyer
    </Button>
  );
}
