import { Anchor, Text, Title } from "@mantine/core";
import { useMemo } from "react";
import { Provider } from "urql";
import { DEFAULT_ZONE, formatMoment } from "../../domain/time.ts";
import { openClient } from "../platform/client.ts";
import { graphql, type ResultOf } from "../platform/graphql.ts";
import { useRead } from "../platform/query.ts";
import { EmptyState } from "../ui/office/empty-state.tsx";
import { Mark, type Tone } from "../ui/office/mark.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import styles from "./admin.module.css";
import { office } from "../ui/office/styles.ts";

const outboxQuery = graphql(`
  query outbox($id: ID!, $first: Int) {
    repair_shop(id: $id) {
      id
      name
    }
    messages(first: $first) {
      id
      channel
      template
      recipient
      subject
      text
      status
      transport
      attempts
      last_error
      created_at
      sent_at
    }
  }
`);
type Message = ResultOf<typeof outboxQuery>["messages"][number];

/** Each shop has its own client: nothing of one is ever shown under the other's name. */
export function OutboxScreen({ shop_id }: { shop_id: string }) {
  const client = useMemo(() => openClient(() => shop_id), [shop_id]);
  return (
    <Provider value={client}>
      <Outbox shop_id={shop_id} />
    </Provider>
  );
}

const MOST = 200;

function Outbox({ shop_id }: { shop_id: string }) {
  const read = useRead({
    query: outboxQuery,
    variables: { id: shop_id, first: MOST },
    // The shop of the address is not the one whose changes are heard.
    nouns: [],
  });
  const messages = read.data?.messages ?? [];
  return (
    <ReadStates read={read}>
      <Title order={2} mb="md">
        Messages de {read.data?.repair_shop?.name ?? "l’atelier"}
      </Title>
      {messages.length === 0 && (
        <EmptyState title="Aucun message">
          Les e-mails et SMS de l’atelier s’afficheront ici.
        </EmptyState>
      )}
      <ul className={styles.outbox}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      <Anchor href="/admin">Revenir aux ateliers</Anchor>
    </ReadStates>
  );
}

const STATES: ReadonlyMap<string, { label: string; tone: Tone }> = new Map([
  ["queued", { label: "En attente", tone: "wait" }],
  ["sent", { label: "Envoyé", tone: "good" }],
  ["failed", { label: "Échec", tone: "bad" }],
]);

function MessageRow({ message }: { message: Message }) {
  const state = STATES.get(message.status) ?? { label: message.status, tone: "quiet" };
  const isLocal = message.transport === "outbox";
  return (
    <li className={office.sheetOfPaper}>
      <details>
        <summary>
          <span className={styles.outboxSubject}>
            {message.subject || message.text.slice(0, 80)}
          </span>
          <Mark tone={state.tone}>{isLocal ? "Boîte locale" : state.label}</Mark>
          <span className={styles.outboxQuiet}>
            {message.channel === "sms" ? "SMS" : "E-mail"} à {message.recipient} ·{" "}
            {formatMoment(message.created_at, DEFAULT_ZONE)}
          </span>
        </summary>
        {message.last_error && (
          <Text size="sm" c="red" mb={8}>
            Dernière erreur, à l’essai {message.attempts} : {message.last_error}
          </Text>
        )}
        <div className={styles.outboxText}>
          <Linked text={message.text} />
        </div>
      </details>
    </li>
  );
}

/** The addresses of a plain text become links: the demonstration is followed from here. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    /^https?:\/\//.test(part) ? (
      <Anchor key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
}
