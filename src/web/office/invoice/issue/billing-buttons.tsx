import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import { DepositModal } from "./deposit-dialog.tsx";
import { IssueModal } from "./issue-dialog.tsx";

type Quote = {
  id: string;
  billable: boolean;
  invoice: object | null;
  withdrawn_at: string | null;
};

/** Of a signed quote of which something is not billed yet: a deposit before the work, the invoice after it. */
export function BillingButtons({ quotes }: { quotes: readonly Quote[] }) {
  const [opened, setOpened] = useState<"deposit" | "invoice">();
  const agreed = quotes.findLast(({ billable, withdrawn_at }) => billable && !withdrawn_at);
  const close = () => setOpened(undefined);
  if (!agreed) return null;
  return (
    <Allowed action="issue-invoice">
      <Group gap={8} mt={8}>
        {!agreed.invoice && (
          <Button size="xs" variant="default" onClick={() => setOpened("deposit")}>
            Demander un acompte
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setOpened("invoice")}>
          Émettre la facture
        </Button>
      </Group>
      {opened === "deposit" && <DepositModal quote_id={agreed.id} close={close} />}
      {opened === "invoice" && <IssueModal quote_id={agreed.id} close={close} />}
    </Allowed>
  );
}
