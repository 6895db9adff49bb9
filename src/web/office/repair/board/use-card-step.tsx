/** The button of a card: does its next step, or leads to where it is done. */
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { NextAction } from "../../../../domain/repair/next-step.ts";
import type { RepairStatus } from "../../../../domain/repair/status.ts";
import { dateOf, type Zone } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { useEventStatus } from "../../agenda/event/status/use-event-status.ts";
import type { BoardCard } from "./query.ts";

const IssueModal = lazyDialog(
  async () => (await import("../../invoice/issue/issue-dialog.tsx")).IssueModal,
);
const PaymentModal = lazyDialog(
  async () => (await import("../../payment/payment-dialog.tsx")).PaymentModal,
);
const PlacesDialog = lazyDialog(
  async () => (await import("../../agenda/gap/places-dialog.tsx")).PlacesDialog,
);

type Options = { zone: Zone; move: (card: BoardCard, to: RepairStatus) => void };

export function useCardStep({ zone, move }: Options) {
  const navigate = useNavigate();
  const { setStatus } = useEventStatus();
  const [issued, issue] = useState<string>();
  const [paid, pay] = useState<BoardCard["invoices"][number]>();
  const [placed, place] = useState<string>();
  const visit = ({ events }: BoardCard, id: string, isToClose: boolean): unknown => {
    const event = events.find((one) => one.id === id);
    if (!event) return undefined;
    if (isToClose) return setStatus(event, "DONE");
    const search = { date: dateOf(event.start_at, zone), appointemnt: id };
    return navigate({ to: "/app/agenda", search });
  };
  const run = (card: BoardCard, action: NextAction): unknown => {
    switch (action.type) {
      case "write-quote":
        return navigate({ to: "/app/repair/quote", search: { repair_id: card.id } });
      case "open-quote":
        return navigate({ to: "/app/repair/quote/$quoteid", params: { quoteid: action.quote_id } });
      case "issue-invoice":
        return issue(action.quote_id);
      case "record-payment":
        return pay(card.invoices.find(({ id }) => id === action.invoice_id));
      case "move":
        return move(card, action.to);
      case "open-visit":
      case "close-visit":
        return visit(card, action.event_id, action.type === "close-visit");
      case "order-part":
      case "receive-part":
      case "give-back":
        return navigate({ to: "/app/sheet/$repairid", params: { repairid: card.id } });
      case "call-client":
        return undefined;
    }
  };
  const dialogs = (
    <>
      {issued && <IssueModal quote_id={issued} close={() => issue(undefined)} />}
      {placed && <PlacesDialog repair_id={placed} onClose={() => place(undefined)} />}
      {paid && <PaymentModal invoice={paid} close={() => pay(undefined)} />}
    </>
  );
  return { run, place, dialogs };
}
