/** Quotes: written by the technician, sent by the desk, answered by the client. */
import type { QuoteLine } from "../../domain/quote/line.ts";
import { groupsOf } from "../../domain/quote/option/groups.ts";
import type { Choice } from "../../domain/quote/option/option.ts";
import { acceptQuoteById } from "../quote/accept.ts";
import { expireQuoteById } from "../quote/expire.ts";
import { readyQuoteById } from "../quote/ready.ts";
import { refuseQuoteById } from "../quote/refuse.ts";
import { reviseQuoteById } from "../quote/revise.ts";
import { saveQuote } from "../quote/save.ts";
import { sendQuoteById } from "../quote/send.ts";
import { loadQuote } from "../quote/store.ts";
import { numberOf } from "./chance.ts";
import { contentOf } from "./quote-content.ts";
import { CLIENT, colleague, contextOf, demand, deskOf, type Stage } from "./stage.ts";
import type { Step, Thread } from "./thread.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import type { Story } from "./story.ts";

export const draft: Step = async (stage, { repair_id, story }, at) => {
  const saving = { id: null, repair_id, draft: offered(stage, story, at) };
  const context = contextOf(stage, authorOf(stage, { story }), at);
  const saved = await saveQuote(stage.db, saving, context);
  return { quote_id: demand(story.label, saved) };
};

const offered = ({ shop }: Stage, story: Story, at: Instant) =>
  contentOf(story, shop, dateOf(at, shop.timezone));

/** Who saw the appliance writes its quote. */
const authorOf = (stage: Stage, { story }: Pick<Thread, "story">) =>
  story.wish ? colleague(story.wish.user_id) : deskOf(stage);

export const markToSend: Step = async (stage, thread, at) => {
  const context = contextOf(stage, authorOf(stage, thread), at);
  demand(thread.story.label, await readyQuoteById(stage.db, quoteOf(thread), context));
};

export const send: Step = async (stage, thread, at) => {
  const context = contextOf(stage, deskOf(stage), at);
  demand(thread.story.label, await sendQuoteById(stage.db, quoteOf(thread), context));
};

export const accept: Step = async (stage, thread, at) => {
  const { story } = thread;
  const name = [story.client.firstname, story.client.lastname].filter(Boolean).join(" ");
  const { document } = await load(stage, thread, at);
  const agreement = {
    ...(await readBy(stage, thread, at)),
    choices: cheapest(document?.lines ?? []),
    name,
    signature: { kind: "typed", text: name } as const,
    consents: CONSENTS,
  };
  const context = contextOf(stage, CLIENT, at);
  demand(story.label, await acceptQuoteById(stage.db, agreement, context));
};

/** What the shop proposes first is the new part: this client takes the other. */
const cheapest = (lines: readonly QuoteLine[]): Choice[] =>
  groupsOf(lines).flatMap(({ group, alternatives }) =>
    alternatives.slice(-1).map(({ alternative }) => ({ group, alternative })),
  );

const CONSENTS = ["conditions", "withdrawal"] as const;

export const refuse: Step = async (stage, thread, at) => {
  const reason = "Trop cher pour un appareil de cet âge, je préfère le remplacer.";
  const refusal = { ...(await readBy(stage, thread, at)), reason };
  const context = contextOf(stage, CLIENT, at);
  demand(thread.story.label, await refuseQuoteById(stage.db, refusal, context));
};

/** The task that its sending has queued, on the morning that it runs. */
export const expire: Step = async (stage, thread, at) => {
  const { version } = await load(stage, thread, at);
  await expireQuoteById(stage.db, { id: quoteOf(thread), version, at });
};

/** Another version, a tenth cheaper. */
export const revise: Step = async (stage, thread, at) => {
  const { repair_id, story } = thread;
  const id = quoteOf(thread);
  const context = contextOf(stage, deskOf(stage), at);
  demand(story.label, await reviseQuoteById(stage.db, id, context));
  const saving = { id, repair_id, draft: { ...offered(stage, story, at), discount: 1_000 } };
  demand(story.label, await saveQuote(stage.db, saving, context));
};

export function quoteOf({ quote_id, story }: Thread): string {
  if (!quote_id) throw new Error(`${story.label}: no quote was written`);
  return quote_id;
}

async function load(stage: Stage, thread: Thread, at: Instant) {
  const row = await loadQuote(stage.db, quoteOf(thread), at);
  if (!row) throw new Error(`${thread.story.label}: its quote is gone`);
  return row;
}

/** The page that the client has read, and from where. */
async function readBy(stage: Stage, thread: Thread, at: Instant) {
  const { id, document_sha256 } = await load(stage, thread, at);
  return {
    id,
    document_sha256: document_sha256 ?? "",
    ip: `203.0.113.${1 + numberOf(thread.story.client.id, 250)}`,
    user_agent: "Mozilla/5.0 (Linux; Android 16)",
    device: "client" as const,
  };
}
