import { Button, Checkbox, NativeSelect, Popover, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CATEGORIES } from "../../../../domain/catalogue/categories.ts";
import { INTERVENTION_TYPES } from "../../../../domain/catalogue/interventions.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { REPAIR_STATUSES } from "../../../../domain/repair/status.ts";
import { useEarlyChoice } from "../../../ui/use-after-paint.ts";
import type { ShopUser } from "../../shop/use-shop.ts";
import { filterCount, FOLDED, FOLDED_ON_PHONE, type RepairsSearch } from "./search-params.ts";
import styles from "./board.module.css";

const PAUSE = 250;
const AGES = [1, 3, 7, 14, 30];

type Props = {
  search: RepairsSearch;
  users: readonly ShopUser[];
  go: (change: Partial<RepairsSearch>) => void;
  isPhone: boolean;
  children: ReactNode;
};

/** The searched text, and what narrows the board; on a telephone behind one button. */
export function FilterForm({ search, users, go, isPhone, children }: Props) {
  const seek = useDebouncedCallback(
    (text: string) => go({ text: text.trim() || undefined }),
    PAUSE,
  );
  const count = filterCount(search, isPhone ? FOLDED_ON_PHONE : FOLDED);
  return (
    <div className={styles.tools}>
      <TextInput
        className={styles.searchField}
        aria-label="Rechercher une réparation"
        placeholder="Client, appareil, référence"
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={search.text ?? ""}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
      />
      {!isPhone && <FirstChoices search={search} users={users} go={go} size="sm" />}
      <Popover width={320} position="bottom-start" trapFocus withinPortal>
        <Popover.Target>
          <Button
            variant="default"
            h={isPhone ? 44 : undefined}
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          >
            {count > 0 ? `Filtres (${count})` : "Filtres"}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={12}>
            {isPhone && <FirstChoices search={search} users={users} go={go} size="md" />}
            <OtherChoices search={search} go={go} size={isPhone ? "md" : "sm"} />
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {children}
    </div>
  );
}

type ChoicesProps = Pick<Props, "search" | "users" | "go"> & { size: "sm" | "md" };

/** Those of every day: beside the search on a wide screen. */
function FirstChoices({ search, users, go, size }: ChoicesProps) {
  const people = users.map((user) => ({ value: user.id, label: fullName(user) }));
  return (
    <>
      <Choice
        size={size}
        label="Technicien"
        all="Toute l’équipe"
        value={search.technician}
        options={people}
        onChange={(technician) => go({ technician })}
      />
      <Choice
        size={size}
        label="Âge"
        all="Tous les âges"
        value={search.age === undefined ? undefined : String(search.age)}
        options={AGES.map((days) => ({ value: String(days), label: ageText(days) }))}
        onChange={(age) => go({ age: age === undefined ? undefined : Number(age) })}
      />
      <Tick
        size={size}
        label="Urgentes"
        checked={search.urgent ?? false}
        onChange={(urgent) => go({ urgent: urgent || undefined })}
      />
    </>
  );
}

const OtherChoices = ({ search, go, size }: Omit<ChoicesProps, "users">) => (
  <>
    <Choice
      size={size}
      label="Type d’intervention"
      all="Tous les types"
      value={search.type}
      options={INTERVENTION_TYPES.map(({ name }) => ({ value: name, label: name }))}
      onChange={(type) => go({ type })}
    />
    <Choice
      size={size}
      label="Métier"
      all="Tous les métiers"
      value={search.trade}
      options={CATEGORIES.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(trade) => go({ trade })}
    />
    <Tick
      size={size}
      label="Montrer les archivées"
      checked={search.archived ?? false}
      onChange={(archived) => go({ archived: archived || undefined })}
    />
  </>
);

const ageText = (days: number): string =>
  days === 1 ? "1\u00a0jour et plus" : `${days}\u00a0jours et plus`;

type ChoiceProps = {
  size: "sm" | "md";
  label: string;
  all: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

/** What the address asks for stays in the list, also when it is none of the options. */
export function Choice({ size, label, all, value, options, onChange }: ChoiceProps) {
  const [shown, choose] = useEarlyChoice(value, onChange);
  return (
    <NativeSelect
      size={size}
      aria-label={label}
      className={styles.choice}
      data-active={shown !== undefined || undefined}
      value={shown ?? ""}
      data={[
        { value: "", label: all },
        ...options,
        ...(shown === undefined || options.some((option) => option.value === shown)
          ? []
          : [{ value: shown, label: shown }]),
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
    />
  );
}

type TickProps = {
  size: "sm" | "md";
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Tick({ size, label, checked, onChange }: TickProps) {
  const [shown, choose] = useEarlyChoice(checked, onChange);
  return (
    <Checkbox
      size={size}
      label={label}
      checked={shown}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

export const STATUS_OPTIONS = REPAIR_STATUSES.map((status) => ({ value: status, label: status }));
