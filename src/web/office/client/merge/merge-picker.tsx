import { Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { clientSearchQuery, type FoundClient } from "../search/parts.ts";
import { FoundClientRow } from "../search/found-client-row.tsx";
import { mergeCandidates } from "./candidates.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { clientQuery, similarClientsQuery } from "../query.ts";
import { comparedQuery } from "./query.ts";
import { HINT, NOBODY } from "../search/words.ts";
import { useSeenText } from "../search/use-last-seen.ts";
import mergeStyles from "./merge.module.css";
import styles from "../search/client-search.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { client_id: string; close: () => void };

const PAUSE = 150;
const MOST = 8;

/** Chooses the other record of this client, then compares the two. */
export function MergePicker({ client_id, close }: Props) {
  const [other, setOther] = useState<string>();
  const isPhone = useMediaQuery("(max-width: 44.99em)") ?? false;
  if (other !== undefined) return <Comparison ids={[client_id, other]} close={close} />;
  return (
    <Dialog onClose={close} title="Avec quelle fiche fusionner" size={560} fullScreen={isPhone}>
      <Search except={client_id} pick={(client) => setOther(client.id)} />
    </Dialog>
  );
}

type SearchProps = { except: string; pick: (client: FoundClient) => void };

function Search({ except, pick }: SearchProps) {
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const id = selectedShop();
  const variables = { id: id ?? "", text, first: MOST };
  const read = useRead({ query: clientSearchQuery, variables, nouns: [], pause: !id });
  const seenText = useSeenText();
  const likely = useSimilar(except);
  const listed = read.data?.repair_shop?.clients ?? [];
  const found = mergeCandidates({ likely, listed, text, except });
  return (
    <Stack gap="sm">
      <TextInput
        data-autofocus
        label="Autre fiche du même client"
        placeholder={HINT}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ReadStates read={read}>
        {found.length === 0 && (
          <Text size="sm" role="status">
            {NOBODY}
          </Text>
        )}
        <ul className={mergeStyles.mergeFound}>
          {found.map((client) => (
            <li key={client.id}>
              <button
                type="button"
                className={`${office.listOption} ${styles.foundClient}`}
                onClick={() => pick(client)}
              >
                <FoundClientRow client={client} typed={text} seen={seenText(client.last_seen_at)} />
              </button>
            </li>
          ))}
        </ul>
      </ReadStates>
    </Stack>
  );
}

function useSimilar(client_id: string): readonly FoundClient[] {
  const own = useRead({ query: clientQuery, variables: { client_id }, nouns: [] }).data?.client;
  const { lastname = "", firstname = "", email = "", phones = [] } = own ?? {};
  const numbers = phones.map(({ number }) => number);
  const input = { id: client_id, lastname, firstname, email, phones: numbers };
  const read = useRead({
    query: similarClientsQuery,
    variables: { input },
    nouns: [],
    pause: !own,
  });
  return read.data?.similarClients ?? [];
}

function Comparison({ ids: [one, other], close }: { ids: [string, string]; close: () => void }) {
  const left = useRead({ query: comparedQuery, variables: { client_id: one }, nouns: [] });
  const right = useRead({ query: comparedQuery, variables: { client_id: other }, nouns: [] });
  const navigate = useNavigate();
  if (!left.data?.client || !right.data?.client) return null;
  return (
    <MergeDialog
      left={left.data.client}
      right={right.data.client}
      close={close}
      onMerged={(clientid) =>
        void navigate({ to: "/app/client/$clientid", params: { clientid }, replace: true })
      }
    />
  );
}
