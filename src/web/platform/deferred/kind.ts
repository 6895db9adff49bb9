/** What the office knows of an act that may wait for a network. */
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { DeferredAct } from "../../../domain/deferred/queue.ts";
import type { FieldsSent } from "../../../domain/deferred/settle.ts";
import type { Me } from "../../../domain/account/session.ts";
import { toInstant, type Instant } from "../../../domain/time.ts";
import type { Effect } from "./effects.ts";
import type { Outcome } from "../query.ts";

/** When, and by whom. */
export type Made = { id: string; at: Instant; me: Pick<Me, "id" | "firstname" | "lastname"> };

export type EditedField = { label: string; text: (value: unknown) => string };

type Facts<Value, Variables> = {
  /** The name of the mutation: what a queue of an earlier page names it by. */
  kind: string;
  mutation: TypedDocumentNode<Outcome<Value>, Variables & AnyVariables>;
  /** What it changes; acts on one subject leave one after the other. */
  subject: (variables: Variables, id: string) => string;
  /** What the person did, in their words. */
  words: (variables: Variables) => string;
  /** What a screen shows meanwhile. */
  effects?: (variables: Variables, made: Made) => readonly Effect[];
  /** Where another person's edit may meet it. */
  edit?: {
    of: (variables: Variables) => FieldsSent;
    settled: (variables: Variables, fields: FieldsSent) => Variables;
    fields: Readonly<Record<string, EditedField>>;
  };
};

/** As the queue sees each: its variables were read from the disk, and the server checks them again. */
export type AnyKind = {
  kind: string;
  mutation: TypedDocumentNode<Outcome<object>, AnyVariables>;
  words: (act: DeferredAct) => string;
  effects: (act: DeferredAct, me: Made["me"]) => readonly Effect[];
  fields: Readonly<Record<string, EditedField>>;
  fieldsOf: (act: DeferredAct) => FieldsSent;
  settled: (act: DeferredAct, fields: FieldsSent) => Record<string, unknown>;
};

export type Kind<Value, Variables> = Facts<Value, Variables> & { any: AnyKind };

export function kindOf<Value extends object, Variables extends object>(
  facts: Facts<Value, Variables>,
): Kind<Value, Variables> {
  const { kind, mutation, words, effects, edit } = facts;
  const variablesOf = ({ variables }: DeferredAct) => variables as Variables;
  return {
    ...facts,
    any: {
      kind,
      mutation: mutation as unknown as AnyKind["mutation"],
      words: (act) => words(variablesOf(act)),
      effects: (act, me) =>
        effects?.(variablesOf(act), { id: act.id, at: toInstant(act.made_at), me }) ?? [],
      fields: edit?.fields ?? {},
      fieldsOf: (act) => edit?.of(variablesOf(act)) ?? { sent: {}, base: {} },
      settled: (act, fields) => ({
        ...act.variables,
        ...edit?.settled(variablesOf(act), fields),
      }),
    },
  };
}

/** The value of a field as a person reads it, when it is text. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** « Hugo Petit, attend le réseau »: who wrote what the server does not know yet. */
export const writtenBy = ({ me }: Pick<Made, "me">): string =>
  `${me.firstname} ${me.lastname}, attend le réseau`;
