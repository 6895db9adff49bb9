import { Alert, Stack, Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { FactFields } from "./fact-fields.tsx";
import { untoldFault } from "./part.ts";
import type { IssueProposal } from "./query.ts";
import type { ChangeFacts, TypedFacts } from "./use-issue-facts.ts";

type Props = {
  proposal: IssueProposal;
  /** Those that no table of sums tells beside. */
  deposits?: IssueProposal["deposits"];
  facts: TypedFacts;
  change: ChangeFacts;
  today: string;
  /** While the seconds run, nothing changes any more. */
  disabled: boolean;
};

/** What the law has written on an invoice and the quote does not know: the day of the work, its nature, the client. */
export function IssueFacts({ proposal, deposits = [], facts, change, today, disabled }: Props) {
  const { client_name, client_address, client_siren, is_company } = proposal;
  const fault = untoldFault(proposal);
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600}>
          {client_name}
          {is_company && ` · SIREN ${client_siren || "à compléter"}`}
        </Text>
        <Text size="sm" c="dimmed">
          {client_address.join(", ") || "Sans adresse"}
        </Text>
      </div>
      <FactFields known={proposal} {...{ facts, change, today, disabled }} />
      {deposits.map(({ reference, amount }) => (
        <Text size="sm" key={reference}>
          Acompte {reference} déduit : {formatEuros(amount)}
        </Text>
      ))}
      {fault && (
        <Alert color="red" variant="light">
          {refusalText(fault)}
        </Alert>
      )}
    </Stack>
  );
}
