import {
  ActionIcon,
  Button,
  Group,
  Modal,
  MultiSelect,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { APPLIANCE_KINDS } from "../../../../../domain/catalogue/kinds.ts";
import { isRefusal } from "../../../../../domain/decision.ts";
import { formatEuros, ONE } from "../../../../../domain/money.ts";
import { checkLines } from "../../../../../domain/quote/line.ts";
import {
  PACKAGE_LIMITS,
  type PackageLine,
} from "../../../../../domain/quote/price-book/package.ts";
import { totalsOf } from "../../../../../domain/quote/totals.ts";
import { useAction } from "../../../../platform/query.ts";
import { MoneyField, QuantityField } from "../../../../ui/office/money-field.tsx";
import { useShop } from "../../../shop/use-shop.ts";
import { newLine } from "../../draft/draft.ts";
import { savePackage } from "../actions.ts";
import { priceOf } from "../price-of.ts";
import { PriceBox } from "../price-box.tsx";
import type { ListedPackage } from "../query.ts";
import { packageLineOf, readPackageLines } from "./package-lines.ts";
import styles from "../prices.module.css";

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
    <Modal
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
          <Lines lines={lines} setLines={setLines} />
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
    </Modal>
  );
}

const readable = (lines: readonly PackageLine[]): PackageLine[] =>
  lines.filter(
    ({ quantity, unit_price }) => Number.isInteger(quantity) && Number.isInteger(unit_price),
  );

type LinesProps = {
  lines: readonly PackageLine[];
  setLines: (lines: readonly PackageLine[]) => void;
};

function Lines({ lines, setLines }: LinesProps) {
  const isExempt = useShop()?.vat_regime === "franchise";
  const set = (id: string, change: Partial<PackageLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const addFree = () => {
    const { option: _option, ...line } = newLine(
      crypto.randomUUID(),
      "labour",
      isExempt ? 0 : 2000,
    );
    setLines([...lines, { ...line, quantity: ONE, price_id: null }]);
  };
  return (
    <div>
      <ul className={styles.lines} aria-label="Lignes du forfait">
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            index={index}
            set={(change) => set(line.id, change)}
            remove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ul>
      <PriceBox
        label="Ajouter un prix du carnet"
        packages={[]}
        onPrice={(price) =>
          setLines([...lines, packageLineOf(priceOf(price), crypto.randomUUID())])
        }
      />
      <Button mt="sm" size="xs" variant="default" onClick={addFree}>
        Ajouter une ligne libre
      </Button>
    </div>
  );
}

type LineProps = {
  line: PackageLine;
  index: number;
  set: (change: Partial<PackageLine>) => void;
  remove: () => void;
};

/** The price of a line that follows the book is the book's. */
const Line = ({ line, index, set, remove }: LineProps) => (
  <li aria-label={`Ligne ${index + 1}`}>
    <TextInput
      label="Libellé"
      value={line.label}
      maxLength={500}
      onChange={({ currentTarget }) => set({ label: currentTarget.value })}
    />
    <QuantityField
      label="Quantité"
      value={line.quantity}
      onChange={(quantity) => set({ quantity })}
    />
    <MoneyField
      label="Prix HT"
      value={line.unit_price}
      disabled={line.price_id !== null}
      onChange={(unit_price) => set({ unit_price })}
    />
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={`Retirer la ligne ${index + 1}`}
      onClick={remove}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  </li>
);
