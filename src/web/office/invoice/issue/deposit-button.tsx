import { Button } from "@mantine/core";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { DepositModal } from "./deposit-dialog.tsx";

type Quote = { id: string; status: string; invoice: object | null };

/** For a signed quote that is not billed yet. */
export function DepositButton({ quotes }: { quotes: readonly Quote[] }) {
  const [opened, setOpened] = useState(false);
  const agreed = quotes.findLast(({ status, invoice }) => status === "Accepté" && !invoice);
  if (!agreed) return null;
  return (
    <Allowed action="issue-invoice">
      <Button size="xs" variant="default" mt={8} onClick={() => setOpened(true)}>
        Demander un acompte
      </Button>
      {opened && <DepositModal quote_id={agreed.id} close={() => setOpened(false)} />}
    </Allowed>
  );
}
