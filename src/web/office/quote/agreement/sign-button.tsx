import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useRead } from "../../../platform/query.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { quoteQuery } from "../query.ts";

const AgreementDialog = lazyDialog(
  async () => (await import("./agreement-dialog.tsx")).AgreementDialog,
);

/** « Faire signer ici », wherever a quote waits for its client. */
export function SignButton({ quote_id, ...look }: ButtonProps & { quote_id: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <Allowed action="edit-quote">
      <Button {...look} onClick={open}>
        Faire signer ici
      </Button>
      {isOpen && <AgreementOf id={quote_id} close={close} />}
    </Allowed>
  );
}

function AgreementOf({ id, close }: { id: string; close: () => void }) {
  const quote = useRead({ query: quoteQuery, variables: { id }, nouns: ["quote"] }).data?.quote;
  return quote && <AgreementDialog quote={quote} close={close} />;
}
