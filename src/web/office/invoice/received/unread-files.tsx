import { Anchor, Button, Group, Skeleton, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../../../../domain/time.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { Mark, type Tone } from "../../../ui/office/mark.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { MoreRows, useFocusOnRow, usePages } from "../../../ui/office/paged-rows.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import {
  enterUnreadFile,
  receivedBoardQuery,
  setUnreadFileAside,
  type UnreadFile,
} from "./query.ts";
import styles from "./received.module.css";
import { TypedForm, type Typed } from "./typed-form.tsx";

type Props = {
  files: readonly UnreadFile[];
  /** How many there are beyond the page; absent where the later ones are not asked for. */
  total?: number;
  refresh: () => void;
};

/** What came and nothing could read: a person enters what it says, or refuses it. */
export function UnreadFiles({ files, total = files.length, refresh }: Props) {
  const pages = usePages();
  if (files.length === 0) return null;
  return (
    <Panel title="Fichiers illisibles">
      <ul className={styles.unread}>
        <Files files={files} refresh={refresh} />
        {Array.from({ length: pages.count - 1 }, (_, index) => (
          <LaterFiles key={index} page={index + 1} refresh={refresh} />
        ))}
      </ul>
      <MoreRows pages={pages} total={total} />
    </Panel>
  );
}

const Files = ({ files, refresh }: Pick<Props, "files" | "refresh">) =>
  files.map((file) => <UnreadRow key={file.id} file={file} refresh={refresh} />);

function LaterFiles({ page, refresh }: Pick<Props, "refresh"> & { page: number }) {
  const read = useRead({
    query: receivedBoardQuery,
    variables: { show: "unreadable", first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["invoice"],
  });
  useFocusOnRow(!read.waiting && !read.failed, page * PAGE_SIZE);
  return (
    <ReadStates read={read} shape={<Skeleton h={64} />}>
      <Files
        files={read.data?.supplier_board.unread ?? []}
        refresh={() => {
          read.retry();
          refresh();
        }}
      />
    </ReadStates>
  );
}

const STATES: Record<string, [Tone, string]> = {
  waiting: ["bad", "Illisible"],
  entered: ["good", "Saisi à la main"],
  aside: ["quiet", "Refusé"],
};

type RowProps = { file: UnreadFile; refresh: () => void };

function UnreadRow({ file, refresh }: RowProps) {
  const zone = useZone();
  const { source, reason, size, received_at, file_url, state, aside_reason } = file;
  const [tone, label] = STATES[state] ?? ["quiet", state];
  const day = formatMoment(received_at, zone);
  return (
    <li tabIndex={-1} data-row>
      <Group gap={8}>
        <Mark tone={tone}>{label}</Mark>
        <Text size="sm">
          {`${source === "platform" ? "Reçu par la plateforme" : "Ajouté par l’atelier"}, ${day}`}
        </Text>
      </Group>
      <Text size="sm" fw={600}>
        {reason}
      </Text>
      {aside_reason !== "" && <Text size="sm">{`Refusé : ${aside_reason}`}</Text>}
      <Anchor
        href={file_url}
        size="sm"
        underline="always"
        aria-label={`Télécharger le fichier, ${day}`}
      >
        {`Télécharger le fichier (${sizeText(size)})`}
      </Anchor>
      {state === "waiting" && (
        <Allowed action="record-payment">
          <UnreadActs file={file} day={day} refresh={refresh} />
        </Allowed>
      )}
    </li>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} ko`
    : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} Mo`;

function UnreadActs({ file, day, refresh }: RowProps & { day: string }) {
  const [doing, setDoing] = useState<"enter" | "refuse">();
  const { act, busy } = useAction(enterUnreadFile);
  const end = () => {
    setDoing(undefined);
    refresh();
  };
  const enter = async (typed: Typed) => {
    if (!(await act({ id: file.id, input: { ...BLANK, ...typed } }))) return;
    tellDone("La facture est enregistrée.");
    end();
  };
  if (doing === "refuse") return <RefuseForm id={file.id} end={end} />;
  return (
    <Group gap={8} mt={8}>
      <Button
        size="xs"
        aria-label={`Saisir à la main le fichier, ${day}`}
        onClick={() => setDoing("enter")}
      >
        Saisir à la main
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Refuser le fichier, ${day}`}
        onClick={() => setDoing("refuse")}
      >
        Refuser
      </Button>
      {doing === "enter" && (
        <TypedForm
          why="Ce fichier n’a pas pu être lu."
          busy={busy}
          close={() => setDoing(undefined)}
          save={enter}
        />
      )}
    </Group>
  );
}

const BLANK = { supplier_name: "", reference: "", issued_on: "", total_incl: "" };

function RefuseForm({ id, end }: { id: string; end: () => void }) {
  const [reason, setReason] = useState("");
  const { act, busy } = useAction(setUnreadFileAside);
  const refuse = async () => {
    if (!(await act({ id, reason }))) return;
    tellDone("Le fichier est refusé. Il reste ici, sous « Illisibles ».");
    end();
  };
  return (
    <div>
      <TextInput
        mt={8}
        maw={480}
        label="Pourquoi"
        description="Pour l’atelier. La plateforme ne prévient pas le fournisseur : demandez-lui de renvoyer sa facture."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Group gap={8} mt={8}>
        <Button size="xs" variant="default" onClick={end}>
          Ne rien changer
        </Button>
        <Button size="xs" color="red" loading={busy} onClick={refuse}>
          Refuser le fichier
        </Button>
      </Group>
    </div>
  );
}
