/** One fault in Sentry's protocol: an event inside an envelope of three lines. */
import { randomUUID } from "node:crypto";
import { maskPersonal } from "./mask.ts";

export type Fault = {
  platform: "node" | "javascript";
  level: "warning" | "error" | "fatal";
  type: string;
  message: string;
  stack: string;
  /** The pattern of the route, the screen or the task: never an address, which may hold a secret. */
  transaction: string | undefined;
  tags: Record<string, string>;
};

type Frame = { function: string; filename: string; lineno: number; colno: number };

export type FaultEvent = {
  event_id: string;
  timestamp: number;
  platform: Fault["platform"];
  level: Fault["level"];
  release: string;
  transaction?: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] };
};

const MESSAGE_MOST = 500;
const FRAMES_MOST = 30;

export function faultEvent(fault: Fault, release: string, now: number): FaultEvent {
  const frames = framesOf(fault.stack);
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: now / 1000,
    platform: fault.platform,
    level: fault.level,
    release,
    ...(fault.transaction ? { transaction: fault.transaction } : {}),
    tags: fault.tags,
    exception: {
      values: [
        {
          type: maskPersonal(fault.type).slice(0, 100),
          value: maskPersonal(fault.message.slice(0, MESSAGE_MOST)),
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  };
}

/** Two faults of one cause: said once in a while. */
export const causeOf = ({ transaction = "", exception }: FaultEvent): string =>
  JSON.stringify([
    transaction,
    ...exception.values.map(({ type, value, stacktrace }) => [
      type,
      value.replace(/\d+/g, "0"),
      stacktrace?.frames.at(-1),
    ]),
  ]);

export const envelopeOf = (event: FaultEvent, now: number): string =>
  [
    { event_id: event.event_id, sent_at: new Date(now).toISOString() },
    { type: "event", content_type: "application/json" },
    event,
  ]
    .map((part) => `${JSON.stringify(part)}\n`)
    .join("");

/** V8 writes « at name (file:1:2) », other browsers « name@file:1:2 ». */
const FRAME =
  /^\s*(?:at (?:async )?)?(?:([\w.$<> [\]]{1,100}?) ?[(@])?([^\s()@]{1,300}):(\d{1,7}):(\d{1,7})\)?$/;
/** The part of a file's name that is ours to say: neither the machine's folders nor the address of a page. */
const FILE = /(?:^|\/)((?:src|dist|assets|node_modules|node:)[\w./@:-]*|[\w.-]+\.[mc]?[jt]sx?)$/;

function framesOf(stack: string): Frame[] {
  const frames: Frame[] = [];
  for (const line of stack.split("\n", FRAMES_MOST)) {
    const [, name = "?", file = "", lineno, colno] = FRAME.exec(line) ?? [];
    if (!lineno) continue;
    frames.unshift({
      function: maskPersonal(name),
      filename: maskPersonal(FILE.exec(file)?.[1] ?? "page"),
      lineno: Number(lineno),
      colno: Number(colno),
    });
  }
  return frames;
}
