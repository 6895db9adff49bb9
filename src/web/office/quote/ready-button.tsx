import { Button } from "@mantine/core";
import { useAction } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { readyQuote } from "./actions.ts";

type Props = {
  busy: boolean;
  /** Saves what is on screen first; answers the quote's id, or nothing when it could not. */
  save: () => Promise<string | undefined>;
};

/** Whoever writes the quote leaves it to be sent by another. */
export function ReadyButton({ busy, save }: Props) {
  const { act, busy: marking } = useAction(readyQuote);
  const mark = async () => {
    const id = await save();
    if (id && (await act({ id }))) tellDone("Ce devis est à envoyer.");
  };
  return (
    <Button variant="default" loading={busy || marking} onClick={mark}>
      Prêt à envoyer
    </Button>
  );
}
