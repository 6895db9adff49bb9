import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Allowed } from "../../account/allowed.tsx";
import type { QuoteDraft } from "../../quote/draft/draft.ts";
import { DirectModal } from "./direct-dialog.tsx";

type Props = {
  repair_id: string;
  /** Of the client. */
  email: string;
  draft: QuoteDraft;
  /** Whether what is written can be billed; what cannot is shown in the form. */
  check: () => boolean;
  /** What was typed is billed, and kept no longer. */
  giveUp: () => void;
};

/** Bills what is written at once: nothing is sent to be signed. */
export function DirectButton({ repair_id, email, draft, check, giveUp }: Props) {
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  return (
    <Allowed action="issue-invoice">
      <Button variant="default" onClick={() => setOpened(check())}>
        Facturer sans devis
      </Button>
      {opened && (
        <DirectModal
          {...{ repair_id, email, draft }}
          close={() => setOpened(false)}
          onIssued={() => {
            giveUp();
            return navigate({
              to: "/app/sheet/$repairid",
              params: { repairid: repair_id },
              ignoreBlocker: true,
            });
          }}
        />
      )}
    </Allowed>
  );
}
