import { Stack, Text, Textarea } from "@mantine/core";
import { useEffect } from "react";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { DRAFT_FAULT_FR, readableDraft } from "../../quote/draft/draft.ts";
import { LinesEditor } from "../../quote/lines-editor.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { issueCorrectiveInvoice } from "../actions.ts";
import { useDeparture } from "../issue/departure.ts";
import { FactFields } from "../issue/fact-fields.tsx";
import { IssueFoot } from "../issue/issue-foot.tsx";
import { useCountdown } from "../issue/use-countdown.ts";
import styles from "../money.module.css";
import { ClientFields } from "./client-fields.tsx";
import { CorrectiveSums } from "./corrective-sums.tsx";
import type { CorrectiveProposal } from "./query.ts";
import { correctedClient, sentCorrective, useCorrective } from "./use-corrective.ts";

type Props = {
  invoice: { id: string; reference: string; repair_id: string };
  proposal: CorrectiveProposal;
  close: () => void;
  /** Whether the fields may no longer change. */
  tellFixed: (isFixed: boolean) => void;
};

export function CorrectiveForm({ invoice, proposal, close, tellFixed }: Props) {
  const { id: invoice_id, repair_id } = invoice;
  const written = useCorrective(proposal);
  const { draft, client, facts, reason, set } = written;
  const today = dateOf(toInstant(Date.now()), useZone());
  const { act } = useAction(issueCorrectiveInvoice);
  const issue = async () => {
    const input = sentCorrective(invoice_id, written);
    const issued = input && (await act({ input }));
    if (!issued) return false;
    tellDone(`Facture rectificative ${issued.reference} émise.`);
    close();
    return true;
  };
  const [countdown, acts] = useCountdown({
    seen: JSON.stringify([draft, client, facts, reason, proposal]),
    issue,
  });
  const isFixed = countdown.step !== "preview";
  useEffect(() => {
    tellFixed(isFixed);
  }, [isFixed, tellFixed]);
  const start = () => {
    if (written.check()) acts.start();
  };
  const { fault } = written;
  const departure = useDeparture({
    client: { ...correctedClient(proposal, client), email: proposal.email },
    vat_ground: written.needsGround ? facts.vat_ground : null,
    lines: readableDraft(draft).lines,
  });
  return (
    <Stack gap="md">
      <Text size="sm">
        Corrigez ce qui est faux. La facture rectificative annule et remplace {invoice.reference},
        qui reste lisible et inchangée ; ce qui a déjà été réglé est reporté.
      </Text>
      <fieldset className={styles.correctiveFields} disabled={isFixed}>
        <Stack gap="md">
          <ClientFields proposal={proposal} client={client} set={(next) => set({ client: next })} />
          <FactFields
            known={{
              ...proposal,
              needs_ground: written.needsGround,
              is_company: proposal.client.is_company,
            }}
            facts={facts}
            change={(next) => set({ facts: { ...facts, ...next } })}
            today={today}
            disabled={isFixed}
          />
          <LinesEditor
            billed
            repair_id={repair_id}
            draft={draft}
            change={written.change}
            isExempt={proposal.is_exempt}
            ordinary="excl"
            faultyId={fault?.id}
          />
          <Textarea
            label="Motif"
            description="Le client le lit sur la facture rectificative."
            autosize
            minRows={2}
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
            error={fault?.fault === "reason" && "Indiquez le motif de la rectification."}
          />
        </Stack>
      </fieldset>
      <CorrectiveSums proposal={proposal} draft={draft} />
      {fault && fault.fault !== "reason" && (
        <Text size="sm" c="red" role="alert">
          {fault.fault === "day" ? "Cette date n’existe pas." : DRAFT_FAULT_FR[fault.fault]}
        </Text>
      )}
      <IssueFoot
        quote={{ status: "Accepté", billable: true }}
        departure={departure}
        {...{ countdown, close }}
        acts={{ ...acts, start }}
      />
    </Stack>
  );
}
