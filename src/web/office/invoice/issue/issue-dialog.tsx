import { Stack } from "@mantine/core";
import { useState } from "react";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useZone } from "../../shop/use-shop.ts";
import { quoteQuery } from "../../quote/query.ts";
import { issueInvoice } from "../actions.ts";
import { proposedDeparture } from "./departure.ts";
import { IssueFoot } from "./issue-foot.tsx";
import { IssuePreview, seenOf } from "./issue-preview.tsx";
import { IssueFacts } from "./issue-facts.tsx";
import { AmendButton } from "../../quote/amendment/amend-button.tsx";
import { askedLines, isRest, isSound, untoldFault, type PartChosen } from "./part.ts";
import { PartChoice } from "./part-choice.tsx";
import { issueProposalQuery } from "./query.ts";
import { useCountdown } from "./use-countdown.ts";
import { sentFacts, useIssueFacts } from "./use-issue-facts.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { quote_id: string; close: () => void; onIssued?: () => unknown };

/** The last look before a number is taken, then ten seconds: it is legal, in order, and never given back. */
export function IssueModal({ quote_id, close, onIssued }: Props) {
  const read = useRead({
    query: quoteQuery,
    variables: { id: quote_id },
    fresh: true,
    nouns: ["quote", "client", "invoice"],
  });
  const [chosen, choose] = useState<PartChosen>();
  const lines = askedLines(chosen);
  const proposed = useRead({
    query: issueProposalQuery,
    variables: { quote_id, lines },
    fresh: true,
    nouns: ["quote", "client", "invoice", "payment", "shop"],
  });
  const proposal = proposed.data?.issue_proposal;
  const [facts, change] = useIssueFacts(proposal);
  const today = dateOf(toInstant(Date.now()), useZone());
  const { act } = useAction(issueInvoice);
  const quote = read.data?.quote;
  const issue = async () => {
    const issued = await act({ quote_id, facts: sentFacts(facts) ?? null, lines });
    if (!issued) return false;
    tellDone(`Facture ${issued.reference} émise.`);
    close();
    await onIssued?.();
    return true;
  };
  const [countdown, acts] = useCountdown({
    seen: quote ? seenOf(quote) + JSON.stringify([proposal, lines]) : "",
    issue,
  });
  const isCounting = countdown.step === "counting";
  const open = proposal?.open ?? [];
  const isWhole = chosen === undefined && !isRest(open);
  // Sums that are still on their way stop nothing here: once they come, the seconds stop.
  const stopped =
    !isSound(chosen, open) || (proposal ? untoldFault(proposal) !== undefined : false);
  return (
    <Dialog
      onClose={close}
      title="Émettre la facture"
      size="lg"
      closeOnEscape={!isCounting}
      closeOnClickOutside={!isCounting}
      onKeyDown={({ key }) => key === "Escape" && acts.cancel(1)}
    >
      {/* What is proposed comes in before the seconds: they stop when what is shown changes. */}
      <ReadStates read={{ ...read, waiting: read.waiting || (proposed.waiting && !chosen) }}>
        {quote && (
          <Stack gap="md">
            <IssuePreview {...{ quote, isWhole }} deposits={proposal?.deposits ?? []} />
            {proposal && facts && (
              <>
                <PartChoice
                  {...{ proposal, chosen, choose }}
                  disabled={countdown.step !== "preview"}
                />
                <IssueFacts
                  {...{ proposal, facts, change, today }}
                  deposits={isWhole ? [] : proposal.deposits}
                  disabled={countdown.step !== "preview"}
                />
              </>
            )}
            {proposal?.fault === "regime-changed" && <AmendButton quote_id={quote_id} />}
            <IssueFoot
              {...{ quote, stopped, countdown, acts, close }}
              departure={proposedDeparture(proposal?.mailed ?? "", quote.client.email)}
            />
          </Stack>
        )}
      </ReadStates>
    </Dialog>
  );
}
