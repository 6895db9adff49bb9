import { Button, Group, Select, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { OUR_REASONS, REASON_FR } from "../../../../domain/invoice/platform/reason.ts";
import { DECISIONS, type SupplierDecision } from "../../../../domain/invoice/received/decide.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { decideSupplierInvoice, type ReadInvoice } from "./query.ts";

const DECISION_FR: Record<SupplierDecision, string> = {
  approve: "Approuver",
  dispute: "Contester",
  refuse: "Refuser",
  pay: "Noter payée",
};
const DONE_FR: Record<SupplierDecision, string> = {
  approve: "Facture approuvée : elle est à payer.",
  dispute: "Facture contestée.",
  refuse: "Facture refusée.",
  pay: "Facture notée payée.",
};

type Props = { invoice: ReadInvoice; refresh: () => void };

/** A refusal and a dispute say why: the supplier reads it. */
export function DecisionButtons({ invoice, refresh }: Props) {
  const [asking, setAsking] = useState<SupplierDecision>();
  const [reason_code, setCode] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const { act, busy } = useAction(decideSupplierInvoice);
  const decide = async (decision: SupplierDecision) => {
    if (!(await act({ id: invoice.id, decision, reason_code, reason }))) return;
    tellDone(DONE_FR[decision]);
    setAsking(undefined);
    refresh();
  };
  const open = DECISIONS.filter((decision) => invoice.decisions.includes(decision));
  const press = (decision: SupplierDecision) =>
    decision === "approve" || decision === "pay" ? decide(decision) : setAsking(decision);
  if (asking)
    return (
      <Stack gap="sm" maw={480}>
        <Select
          label="Motif"
          data={OUR_REASONS.map((value) => ({ value, label: REASON_FR[value] }))}
          value={reason_code}
          onChange={setCode}
        />
        <TextInput
          label="Précision"
          description="Le fournisseur la lit."
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button variant="default" onClick={() => setAsking(undefined)}>
            Ne rien changer
          </Button>
          <Button color="red" loading={busy} onClick={() => decide(asking)}>
            {DECISION_FR[asking]}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Group gap={8}>
      {open.map((decision, index) => (
        <Button
          key={decision}
          variant={index === 0 ? "filled" : "default"}
          loading={busy}
          onClick={() => press(decision)}
        >
          {DECISION_FR[decision]}
        </Button>
      ))}
    </Group>
  );
}
