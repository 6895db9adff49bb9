/** Finds a client while the telephone rings: by name, address, phone or e-mail, with the keyboard alone. */
import { CloseButton, Loader, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch, IconUserPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useRead } from "../../../platform/query.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { ReadStates, useLate } from "../../../ui/office/read-states.tsx";
import { useHasteGuard } from "../../../ui/use-haste-guard.ts";
import { useOptionList } from "../../../ui/use-option-list.ts";
import { clientSearchQuery, type FoundClient } from "./parts.ts";
import { firstOption, isGuess } from "./first-option.ts";
import { FoundClientRow } from "./found-client-row.tsx";
import { createText, foundText, GUESSED, HINT, NOBODY, RECENT } from "./words.ts";
import { useSeenText } from "./use-last-seen.ts";
import styles from "./client-search.module.css";
import { office } from "../../../ui/office/styles.ts";

const PAUSE = 150;
const MOST = 12;

type Props = {
  label?: string;
  onPick: (client: FoundClient) => void;
  /** Given what was typed, so that the form begins with it. */
  onCreate: (typed: string) => void;
  autoFocus?: boolean;
};

export function ClientSearch({ label = "Client", onPick, onCreate, autoFocus = false }: Props) {
  const [typed, setTyped] = useState("");
  const { clients, read, behind } = useFoundClients(typed.trim());
  const take = (index: number) => {
    const client = clients[index];
    if (client) onPick(client);
    else onCreate(typed.trim());
  };
  const [best] = clients;
  const isGuessed = isGuess(typed, best);
  const first = firstOption(typed, best);
  const options = useOptionList({
    count: read.data ? clients.length + 1 : 0,
    first,
    restart: `${first} ${typed}`,
    onTake: take,
    stepBack: typed === "" ? undefined : () => setTyped(""),
  });
  const onKeyDown = useHasteGuard(
    behind,
    () => !isGuessed && take(0),
    (event) => {
      options.field.onKeyDown(event);
      if (event.key === "Enter" && typed.trim()) event.preventDefault();
    },
  );
  const field = useFocusAtFirst(autoFocus);
  const seenText = useSeenText();
  return (
    <div className={styles.clientSearch}>
      <TextInput
        {...options.field}
        ref={field}
        data-autofocus={autoFocus || undefined}
        label={label}
        placeholder={HINT}
        spellCheck={false}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={<Progress behind={behind} typed={typed} clear={() => setTyped("")} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ReadStates read={read} shape={<RowsShape />}>
        <Summary
          typed={typed.trim()}
          count={clients.length}
          behind={behind}
          isGuess={isGuessed && typed.trim() !== ""}
        />
        <ul
          {...options.list}
          className={styles.foundClients}
          aria-label={typed.trim() ? "Clients" : RECENT}
        >
          {clients.map((client, index) => (
            <li
              key={client.id}
              {...options.option(index)}
              className={`${office.listOption} ${styles.foundClient}`}
            >
              <FoundClientRow client={client} typed={typed} seen={seenText(client.last_seen_at)} />
            </li>
          ))}
          <li
            {...options.option(clients.length)}
            className={`${office.listOption} ${styles.foundClient} ${styles.foundClientNew}`}
          >
            <IconUserPlus size={20} stroke={1.7} aria-hidden />
            <span>{createText(typed)}</span>
          </li>
        </ul>
      </ReadStates>
    </div>
  );
}

/** `behind` is true while what is shown does not answer yet what is typed. */
function useFoundClients(typed: string) {
  const id = selectedShop();
  const [text] = useDebouncedValue(typed, PAUSE);
  const read = useRead({
    query: clientSearchQuery,
    variables: { id: id ?? "", text, first: MOST },
    nouns: [],
    pause: !id,
  });
  const clients = read.data?.repair_shop?.clients ?? [];
  return { clients, read, behind: !read.failed && (text !== typed || read.late) };
}

function useFocusAtFirst(wanted: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted]);
  return field;
}

type ProgressProps = { behind: boolean; typed: string; clear: () => void };

function Progress({ behind, typed, clear }: ProgressProps) {
  const late = useLate(behind);
  if (late) return <Loader size={16} role="status" aria-label="Recherche en cours" />;
  return typed && <CloseButton aria-label="Effacer la recherche" tabIndex={-1} onClick={clear} />;
}

type SummaryProps = { typed: string; count: number; behind: boolean; isGuess: boolean };

const Summary = ({ typed, count, behind, isGuess }: SummaryProps) => (
  <>
    {typed === "" && count > 0 && (
      <Text size="xs" c="dimmed" fw={600} mt={8}>
        {RECENT}
      </Text>
    )}
    {isGuess && !behind && (
      <Text size="sm" c="dimmed" mt={8}>
        {GUESSED}
      </Text>
    )}
    {count === 0 && !behind && (
      <Text size="sm" c="dimmed" mt={8}>
        {NOBODY}
      </Text>
    )}
    <p role="status" className={office.spokenOnly}>
      {typed !== "" && !behind && foundText(count)}
    </p>
  </>
);

const RowsShape = () => (
  <Stack gap={4} mt={12}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} h={48} />
    ))}
  </Stack>
);
