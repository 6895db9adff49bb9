/** A video call at Atelier Garonne: opened by the shop, entered from both sides. */
import { randomUUID } from "node:crypto";
import type { InjectOptions } from "light-my-request";
import type { Joined } from "../../../src/domain/call/room.ts";
import { clipRest } from "../../../src/server/call/clip/rest.ts";
import { callSite } from "../../../src/server/call/site.ts";
import { recordingRest } from "../../../src/server/call/recording/rest.ts";
import { roomRest } from "../../../src/server/call/room/rest.ts";
import { stillRest } from "../../../src/server/call/still/rest.ts";
import { karim, openOffice, type Colleague } from "../colleagues.ts";
import { anotherVisitor } from "../doors.ts";

export const NOW = "2026-11-23T09:00:00.000Z";
export type OpenedCall = { id: string; url: string; token: string };

const PARTS =
  "__typename ... on Call { id url status open minutes outcome notes conclusion delay expires_at } ... on Refusal { refused }";
const OPEN = `mutation ($id: ID!, $repair_id: ID, $event_id: ID) {
  result: openCall(id: $id, repair_id: $repair_id, event_id: $event_id) { ${PARTS} } }`;
const END = `mutation ($id: ID!, $outcome: String!, $conclusion: String, $letter: Boolean) {
  result: endCall(id: $id, outcome: $outcome, conclusion: $conclusion, letter: $letter) { ${PARTS} } }`;
const ATTACH = `mutation ($id: ID!, $repair_id: ID!) { result: attachCall(id: $id, repair_id: $repair_id) { ${PARTS} ... on Call { repair { id } } } }`;
const NOTE = `mutation ($id: ID!, $notes: String!) { result: noteCall(id: $id, notes: $notes) { ${PARTS} } }`;
const DELAY = `mutation ($id: ID!, $minutes: Int!) { result: tellCallDelay(id: $id, minutes: $minutes) { ${PARTS} } }`;
const SEND = `mutation ($id: ID!, $channel: String!) { result: sendCallLink(id: $id, channel: $channel) { ${PARTS} } }`;

export type Told = {
  id: string;
  url: string;
  status: string;
  open: boolean;
  minutes: number;
  outcome: string | null;
  notes: string;
  conclusion: string;
  delay: number;
  expires_at: string;
  repair?: { id: string } | null;
  refused?: string;
};

/** Call it at the top of a test file. */
export function openCalls(now: string = NOW, variables: Record<string, string> = {}) {
  const office = openOffice(
    now,
    [callSite, roomRest, stillRest, clipRest, recordingRest],
    variables,
  );
  const { ask, send, doors } = office;
  const run = async (query: string, asked: Record<string, unknown>, who?: Colleague) =>
    (await ask<{ result: Told }>(query, asked, who)).result;
  const open = async (
    about: { id?: string; repair_id?: string; event_id?: string },
    who: Colleague = karim,
  ): Promise<OpenedCall> => {
    const { id, url } = await run(OPEN, { id: randomUUID(), ...about }, who);
    return { id, url, token: url.slice(url.lastIndexOf("/") + 1) };
  };
  const client = (url: string, payload?: object, options: InjectOptions = {}) =>
    doors().app.inject({
      url,
      method: payload ? "POST" : "GET",
      remoteAddress: anotherVisitor(),
      ...(payload && { payload }),
      ...options,
    });
  const shop = (url: string, payload?: object, who: Colleague = karim) =>
    send({ url, method: payload ? "POST" : "GET", ...(payload && { payload }) }, who);
  const joinClient = async ({ token }: OpenedCall, id: string = randomUUID()): Promise<Joined> =>
    (await client(`/appel/${token}/join`, { id })).json();
  const joinShop = async (
    call: OpenedCall,
    who: Colleague = karim,
    id: string = randomUUID(),
  ): Promise<Joined> => (await shop(`/api/v1/calls/${call.id}/join`, { id }, who)).json();
  return {
    ...office,
    open,
    end: (id: string, outcome = "solved", who?: Colleague) => run(END, { id, outcome }, who),
    endWith: (id: string, asked: { outcome: string; conclusion?: string; letter?: boolean }) =>
      run(END, { id, ...asked }),
    attach: (id: string, repair_id: string, who?: Colleague) => run(ATTACH, { id, repair_id }, who),
    note: (id: string, notes: string) => run(NOTE, { id, notes }),
    tellDelay: (id: string, minutes: number, who?: Colleague) => run(DELAY, { id, minutes }, who),
    sendLink: (id: string, channel: string) => run(SEND, { id, channel }),
    client,
    shop,
    joinClient,
    joinShop,
  };
}
