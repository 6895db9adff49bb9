import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { kindOf } from "../../../../../domain/catalogue/kinds.ts";
import { formatEuros } from "../../../../../domain/money.ts";
import { totalsOf } from "../../../../../domain/quote/totals.ts";
import { useAction, useRead } from "../../../../platform/query.ts";
import { ConfirmButton } from "../../../../ui/office/confirm-button.tsx";
import { EmptyState } from "../../../../ui/office/empty-state.tsx";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { office } from "../../../../ui/office/styles.ts";
import { Allowed } from "../../../account/allowed.tsx";
import { removePackage } from "../actions.ts";
import { packagesQuery, type ListedPackage } from "../query.ts";
import { PackageDialog } from "./package-dialog.tsx";
import { readPackageLines } from "./package-lines.ts";
import styles from "../prices.module.css";

/** Lines that go into a quote together: a diagnosis, a usual repair. */
export function PackagesView() {
  const [edited, edit] = useState<ListedPackage | "new">();
  const read = useRead({ query: packagesQuery, variables: {}, nouns: ["price"] });
  const packages = read.data?.packages ?? [];
  return (
    <Stack gap="sm">
      <Allowed action="edit-prices">
        <Button
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => edit("new")}
        >
          Nouveau forfait
        </Button>
      </Allowed>
      <ReadStates read={read}>
        {packages.length === 0 ? (
          <EmptyState title="Aucun forfait">
            Un forfait met plusieurs lignes dans un devis en une fois : le diagnostic, un changement
            de pompe, un écran de téléphone.
          </EmptyState>
        ) : (
          <ul className={`${office.sheetOfPaper} ${styles.packages}`}>
            {packages.map((one) => (
              <PackageRow key={one.id} one={one} edit={() => edit(one)} />
            ))}
          </ul>
        )}
      </ReadStates>
      {edited && (
        <PackageDialog
          one={edited === "new" ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
    </Stack>
  );
}

function PackageRow({ one, edit }: { one: ListedPackage; edit: () => void }) {
  const { act, busy } = useAction(removePackage);
  const lines = readPackageLines(one.lines);
  const kinds = one.kind_ids.map((id) => kindOf(id).name).join(", ");
  return (
    <li>
      <div>
        <button type="button" className={styles.open} onClick={edit}>
          {one.name}
        </button>
        <Text size="sm" c="dimmed">
          {kinds || "Tous les appareils"} · {lines.map(({ label }) => label).join(", ")}
        </Text>
      </div>
      <Text fw={600} className={office.figures}>
        {formatEuros(totalsOf(lines, 0).total_incl)} TTC
      </Text>
      <Allowed action="edit-prices">
        <ConfirmButton
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={busy}
          aria-label={`Retirer ${one.name}`}
          title="Retirer ce forfait"
          why={`« ${one.name} » ne sera plus proposé. Les devis déjà écrits ne changent pas.`}
          onConfirm={() => act({ package_id: one.id })}
        >
          Retirer
        </ConfirmButton>
      </Allowed>
    </li>
  );
}
