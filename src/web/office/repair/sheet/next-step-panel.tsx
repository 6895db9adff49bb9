import { Button, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useAction } from "../../../platform/query.ts";
import { useNow } from "../../../ui/use-now.ts";
import type { WholeEvent } from "../../agenda/event/parts.ts";
import { useEventStatus } from "../../agenda/event/status/use-event-status.ts";
import { useShop, useZone } from "../../shop/use-shop.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { useParts } from "../spare-part/use-parts.ts";
import { IssueModal } from "../../invoice/issue/issue-dialog.tsx";
import { WriteButton } from "../../message/shop-letter/write-button.tsx";
import { SignButton } from "../../quote/agreement/sign-button.tsx";
import { PaymentModal } from "../../payment/payment-dialog.tsx";
import type { NextAction } from "../../../../domain/repair/next-step.ts";
import { stepOf } from "../step-of.ts";
import { giveBackDevice } from "../workshop/actions.ts";
import { statusSet } from "./actions.ts";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useOffered } from "../use-offered.ts";

const SparePartDialog = lazyPart(
  async () => (await import("../spare-part/spare-part-dialog.tsx")).SparePartDialog,
);

/** The one main button of the sheet. */
export function NextStepCard({ repair }: { repair: Sheet }) {
  const { label, why, button, ...step } = useStep(repair);
  const action = useOffered(step.action);
  const [paying, setPaying] = useState<string>();
  const [issued, setIssued] = useState<string>();
  const [ordered, setOrdered] = useState<string>();
  const { run, busy } = useRun(repair, { pay: setPaying, issue: setIssued, order: setOrdered });
  const invoice = repair.invoices.find(({ id }) => id === paying);
  const part = repair.spare_parts.find(({ id }) => id === ordered);
  const waiting = repair.quotes.findLast(({ status }) => status === "Envoyé");
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
        {(button || !action) && (
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
        {action?.type === "call-client" && waiting && (
          <SignButton quote_id={waiting.id} variant="default" size="md" fullWidth />
        )}
        {action && action.type !== "call-client" && (
          <Button
            size="md"
            fullWidth
            variant={action.type === "open-visit" ? "default" : "filled"}
            loading={busy}
            onClick={() => run(action)}
          >
            {button ?? label}
          </Button>
        )}
        <Allowed action="edit-repair">
          <WriteButton repair={repair} />
        </Allowed>
      </Stack>
      {issued && <IssueModal quote_id={issued} close={() => setIssued(undefined)} />}
      {part && (
        <SparePartDialog
          repair_id={repair.id}
          part={part}
          ordered
          onClose={() => setOrdered(undefined)}
        />
      )}
      {invoice && <PaymentModal invoice={invoice} close={() => setPaying(undefined)} />}
    </section>
  );
}

export function useStep(repair: Sheet) {
  const users = useShop()?.users ?? [];
  const firstName = (id: string) => users.find((user) => user.id === id)?.firstname ?? "";
  return stepOf(repair, firstName, { now: toInstant(useNow()), zone: useZone() });
}

type Dialogs = {
  pay: (invoice_id: string) => void;
  issue: (quote_id: string) => void;
  order: (part_id: string) => void;
};

function useRun(repair: Sheet, { pay, issue, order }: Dialogs) {
  const navigate = useNavigate();
  const moving = useDeferrable(statusSet);
  const closing = useEventStatus();
  const parts = useParts();
  const returning = useAction(giveBackDevice);
  const zone = useZone();
  const visit = (event: WholeEvent | undefined, type: "open-visit" | "close-visit") => {
    if (!event) return undefined;
    if (type === "close-visit") return closing.setStatus(event, "DONE");
    const search = { date: dateOf(event.start_at, zone), appointemnt: event.id };
    return navigate({ to: "/app/agenda", search });
  };
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
        return issue(action.quote_id);
      case "record-payment":
        return pay(action.invoice_id);
      case "move":
        return moving.act({ repair_id: repair.id, status: action.to, from: repair.status });
      case "open-visit":
      case "close-visit":
        return visit(
          repair.events.find(({ id }) => id === action.event_id),
          action.type,
        );
      case "order-part":
        return order(action.part_id);
      case "receive-part":
        return parts.receive(repair.spare_parts.filter(({ id }) => id === action.part_id));
      case "give-back":
        return returning.act({ loan_id: action.loan_id, note: "" });
      case "call-client":
        return undefined;
    }
  };
  return { run, busy: moving.busy || closing.busy || parts.busy || returning.busy };
}
