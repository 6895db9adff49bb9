import { Button, Group, MultiSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { APPLIANCE_KINDS } from "../../../../../domain/catalogue/kinds.ts";
import { isRefusal } from "../../../../../domain/decision.ts";
import { formatEuros } from "../../../../../domain/money.ts";
import { checkLines } from "../../../../../domain/quote/line.ts";
import {
  PACKAGE_LIMITS,
  type PackageLine,
} from "../../../../../domain/quote/price-book/package.ts";
import { totalsOf } from "../../../../../domain/quote/totals.ts";
import { useAction } from "../../../../platform/query.ts";
import { savePackage } from "../actions.ts";
import type { ListedPackage } from "../query.ts";
import { readPackageLines } from "./package-lines.ts";
import { PackageLinesEditor } from "./package-lines-editor.tsx";
import { FormDialog } from "../../../../ui/office/dialog/form-dialog.tsx";

type Props = {
  one?: (Pick<ListedPackage, "id" | "name" | "kind_ids"> & { lines: unknown }) | undefined;
  /** Of a quote, to make a package of. */
  lines?: readonly PackageLine[];
  onClose: () => void;
};

const KINDS = APPLIANCE_KINDS.map(({ id, name }) => ({ value: id, label: name }));

export function PackageDialog({ one, lines: given = [], onClose }: Props) {
  const [id] = useState(() => one?.id ?? crypto.randomUUID());
  const [name, setName] = useState(one?.name ?? "");
  const [kind_ids, setKinds] = useState<string[]>(one?.kind_ids ?? []);
  const [lines, setLines] = useState<readonly PackageLine[]>(() =>
    one ? readPackageLines(one.lines) : given,
  );
  const { act, busy } = useAction(savePackage);
  const isSound = name.trim() !== "" && lines.length > 0 && !isRefusal(checkLines(lines));
  const save = async () => {
    if (await act({ id, input: { name: name.trim(), kind_ids, lines } })) onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={one ? `Forfait ${one.name}` : "Nouveau forfait"}
      size="xl"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isSound) void save();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Nom du forfait"
            required
            data-autofocus
            maxLength={PACKAGE_LIMITS.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <MultiSelect
            label="Pour quels appareils"
            description="Aucun : il est proposé pour tous."
            searchable
            data={KINDS}
            value={kind_ids}
            onChange={setKinds}
          />
          <PackageLinesEditor lines={lines} setLines={setLines} />
          <Group justify="flex-end" gap={8}>
            <Text size="sm" mr="auto" role="status">
              Total : {formatEuros(totalsOf(readable(lines), 0).total_incl)} TTC
            </Text>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={busy} disabled={!isSound}>
              Enregistrer le forfait
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}

const readable = (lines: readonly PackageLine[]): PackageLine[] =>
  lines.filter(
    ({ quantity, unit_price }) => Number.isInteger(quantity) && Number.isInteger(unit_price),
  );
