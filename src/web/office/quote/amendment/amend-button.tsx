import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useAction } from "../../../platform/query.ts";
import { Allowed } from "../../account/allowed.tsx";
import { amendQuote } from "../actions.ts";

/** Opens the draft that will take the place of a signed quote: other prices, another regime, work found on the way. */
export function AmendButton({ quote_id }: { quote_id: string }) {
  const navigate = useNavigate();
  const { act, busy } = useAction(amendQuote);
  const amend = async () => {
    const draft = await act({ id: quote_id });
    if (draft) await navigate({ to: "/app/repair/quote/$quoteid", params: { quoteid: draft.id } });
  };
  return (
    <Allowed action="edit-quote">
      <Button variant="default" loading={busy} onClick={amend}>
        Préparer un avenant
      </Button>
    </Allowed>
  );
}
