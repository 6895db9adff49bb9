import { Stack, Text } from "@mantine/core";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { liveTotals, type QuoteDraft } from "../../quote/draft/draft.ts";
import { TotalsTable } from "../../quote/totals-table.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { issueDirectInvoice } from "../actions.ts";
import { proposedDeparture } from "../issue/departure.ts";
import { IssueFacts } from "../issue/issue-facts.tsx";
import { untoldFault } from "../issue/part.ts";
import { IssueFoot } from "../issue/issue-foot.tsx";
import { useCountdown } from "../issue/use-countdown.ts";
import { sentFacts, useIssueFacts } from "../issue/use-issue-facts.ts";
import { directProposalQuery } from "./query.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  repair_id: string;
  /** Of the client. */
  email: string;
  draft: QuoteDraft;
  close: () => void;
  onIssued: () => unknown;
};

/** The last look at an invoice that no quote came before; then the same ten seconds as for any other. */
export function DirectModal({ repair_id, email, draft, close, onIssued }: Props) {
  const { lines, subject, discount, notes } = draft;
  const read = useRead({
    query: directProposalQuery,
    variables: { repair_id, lines },
    fresh: true,
    nouns: ["client", "shop"],
  });
  const proposal = read.data?.issue_proposal;
  const [facts, change] = useIssueFacts(proposal);
  const today = dateOf(toInstant(Date.now()), useZone());
  const { act } = useAction(issueDirectInvoice);
  const issue = async () => {
    const decided = sentFacts(facts);
    if (!decided) return false;
    const input = { repair_id, lines, subject, discount, notes, facts: decided };
    const issued = await act({ input });
    if (!issued) return false;
    tellDone(`Facture ${issued.reference} émise.`);
    close();
    await onIssued();
    return true;
  };
  const [countdown, acts] = useCountdown({ seen: JSON.stringify([draft, proposal]), issue });
  const isCounting = countdown.step === "counting";
  return (
    <Dialog
      onClose={close}
      title="Facturer sans devis"
      size="lg"
      closeOnEscape={!isCounting}
      closeOnClickOutside={!isCounting}
      onKeyDown={({ key }) => key === "Escape" && acts.cancel(1)}
    >
      <ReadStates read={read}>
        {proposal && facts && (
          <Stack gap="md">
            <Text size="sm">
              Pour une vente au comptoir ou une petite réparation faite aussitôt. Un dépannage chez
              le client demande un devis accepté avant les travaux.
            </Text>
            <TotalsTable totals={liveTotals(draft)} deposit={0} />
            <IssueFacts
              {...{ proposal, facts, change, today }}
              disabled={countdown.step !== "preview"}
            />
            <IssueFoot
              quote={{ status: "Accepté", billable: true }}
              stopped={untoldFault(proposal) !== undefined}
              departure={proposedDeparture(proposal.mailed, email)}
              {...{ countdown, acts, close }}
            />
          </Stack>
        )}
      </ReadStates>
    </Dialog>
  );
}
