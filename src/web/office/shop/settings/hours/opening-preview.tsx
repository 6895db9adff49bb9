import { Skeleton } from "@mantine/core";
import type { Span } from "../../../../../domain/shop/settings/hours.ts";
import { useRead } from "../../../../platform/query.ts";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { nextWindowsQuery } from "../booking/query.ts";
import { Windows } from "../booking/offered-windows.tsx";
import { ClientView } from "../client-view/client-view.tsx";

type Opening = { first: string; last: string; reason: string; hours: readonly Span[] };

/** The windows that this opening would offer, before it is added. */
export function OpeningPreview({ opening }: { opening: Opening }) {
  const read = useRead({
    query: nextWindowsQuery,
    variables: { opening: opening as never },
    nouns: ["shop", "event"],
  });
  return (
    <ClientView name="ouverture exceptionnelle">
      <h2>Créneaux offerts ces jours-là</h2>
      <ReadStates read={read} shape={<Skeleton h={120} />}>
        <Windows
          windows={read.data?.next_windows ?? []}
          none="Aucun pour le moment : ces jours sont au-delà de ce qui se réserve en ligne, ou personne n’y est libre."
        />
      </ReadStates>
    </ClientView>
  );
}
