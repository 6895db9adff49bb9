import { Button, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { silentDays } from "../../../../domain/repair/silence.ts";
import { toInstant } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { useNow } from "../../../ui/use-now.ts";
import type { Sheet } from "../../repair/sheet/query.ts";
import { useZone } from "../../shop/use-shop.ts";

const WriteDialog = lazyDialog(async () => (await import("./write-dialog.tsx")).WriteDialog);

/** A message to the client; after five days of silence it is proposed, begun with where the repair is. */
export function WriteButton({ repair }: { repair: Sheet }) {
  const [writing, setWriting] = useState(false);
  const zone = useZone();
  const days = silentDays(repair, { now: toInstant(useNow()), zone });
  const isSilent = days !== undefined;
  const { email, phones } = repair.client;
  // Erased, or never reached by anything: no letter could leave.
  if (!email && phones.length === 0) return null;
  return (
    <>
      {isSilent && <Text size="sm">Rien dit au client depuis {`${days} jours`}.</Text>}
      <Button
        variant={isSilent ? "light" : "subtle"}
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        {isSilent ? "Donner des nouvelles" : "Écrire au client"}
      </Button>
      {writing && (
        <WriteDialog repair={repair} withNews={isSilent} onClose={() => setWriting(false)} />
      )}
    </>
  );
}
