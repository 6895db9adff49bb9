import { Button, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isUnpaid } from "../../../../domain/payment/overdue.ts";
import { isUnsent } from "../../../../domain/quote/status.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { useAction } from "../../../platform/query.ts";
import { issueInvoice } from "../../invoice/actions.ts";
import { PaymentModal } from "../../payment/payment-dialog.tsx";
import { nextStep, type NextAction } from "../../../../domain/repair/next-step.ts";
import { setRepairStatus } from "./actions.ts";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";
import { office } from "../../../ui/office/styles.ts";

/** The one main button of the sheet. */
export function NextStepCard({ repair }: { repair: Sheet }) {
  const status = isRepairStatus(repair.status) ? repair.status : "Brouillon";
  const { label, why, action } = nextStep(status, {
    quotes: repair.quotes,
    draft: repair.quotes.find(isUnsent),
    unpaid: repair.invoices.find(isUnpaid),
  });
  const [paying, setPaying] = useState<string>();
  const { run, busy } = useRun(repair, setPaying);
  const invoice = repair.invoices.find(({ id }) => id === paying);
  const phone = repair.client.phones[0];
  return (
    <section
      className={`${office.sheetOfPaper} ${styles.nextStep} ${office.noPrint}`}
      aria-label="La suite"
    >
      <Stack gap={8}>
        <Text size="xs" fw={650} c="dimmed">
          La suite
        </Text>
        {!action && (
          <Title order={2} size="h3">
            {label}
          </Title>
        )}
        <Text size="sm">{why}</Text>
        {action?.type === "call-client" && phone && (
          <Button component="a" href={`tel:${phone.number}`} size="md" fullWidth>
            {label}
          </Button>
        )}
        {action && action.type !== "call-client" && (
          <Button size="md" fullWidth loading={busy} onClick={() => run(action)}>
            {label}
          </Button>
        )}
      </Stack>
      {invoice && <PaymentModal invoice={invoice} close={() => setPaying(undefined)} />}
    </section>
  );
}

function useRun(repair: Sheet, pay: (invoice_id: string) => void) {
  const navigate = useNavigate();
  const moving = useAction(setRepairStatus);
  const issuing = useAction(issueInvoice);
  const run = (action: NextAction): unknown => {
    switch (action.type) {
      case "write-quote":
        return navigate({ to: "/app/repair/quote", search: { repair_id: repair.id } });
      case "open-quote":
        return navigate({
          to: "/app/repair/quote/$quoteid",
          params: { quoteid: action.quote_id },
        });
      case "issue-invoice":
        return issuing.act({ quote_id: action.quote_id });
      case "record-payment":
        return pay(action.invoice_id);
      case "move":
        return moving.act({ repair_id: repair.id, status: action.to });
      case "call-client":
        return undefined;
    }
  };
  return { run, busy: moving.busy || issuing.busy };
}
