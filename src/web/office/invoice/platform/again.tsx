import { Button } from "@mantine/core";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { Allowed } from "../../account/allowed.tsx";
import { resendFlow } from "./query.ts";

type Props = { id: string; label: string; named?: string; done: string };

/** What did not pass leaves once more. */
export function Again({ id, label, named = label, done }: Props) {
  const { act, busy } = useAction(resendFlow);
  const again = async () => {
    if (await act({ id })) tellDone(done);
  };
  return (
    <Allowed action="issue-invoice">
      <Button size="xs" variant="default" mt={8} loading={busy} onClick={again} aria-label={named}>
        {label}
      </Button>
    </Allowed>
  );
}
