/** What the queue says and shows of each kind of act. */
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import type { FieldsSent } from "../../../domain/account/deferred/settle.ts";
import type { Me } from "../../../domain/account/session.ts";
import { toInstant, type Instant } from "../../../domain/time.ts";
import type { Deferrable } from "./deferrable.ts";
import type { Effect } from "./effects.ts";
import type { Outcome } from "../query.ts";

/** When, and by whom. */
export type Made = { id: string; at: Instant; me: Pick<Me, "id" | "firstname" | "lastname"> };

export type EditedField = { label: string; text: (value: unknown) => string };

/** What the queue says and shows of an act; loaded once something waits. */
type Facts<Variables> = {
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

/** Its variables were read from the disk, and the server checks them again. */
export type Kind = {
  kind: string;
  mutation: TypedDocumentNode<Outcome<object>, AnyVariables>;
  words: (act: DeferredAct) => string;
  effects: (act: DeferredAct, me: Made["me"]) => readonly Effect[];
  fields: Readonly<Record<string, EditedField>>;
  fieldsOf: (act: DeferredAct) => FieldsSent;
  settled: (act: DeferredAct, fields: FieldsSent) => Record<string, unknown>;
};

export function kindOf<Value extends object, Variables extends object>(
  { kind, mutation }: Deferrable<Value, Variables>,
  { words, effects, edit }: Facts<Variables>,
): Kind {
  const variablesOf = ({ variables }: DeferredAct) => variables as Variables;
  return {
    kind,
    mutation: mutation as unknown as Kind["mutation"],
    words: (act) => words(variablesOf(act)),
    effects: (act, me) =>
      effects?.(variablesOf(act), { id: act.id, at: toInstant(act.made_at), me }) ?? [],
    fields: edit?.fields ?? {},
    fieldsOf: (act) => edit?.of(variablesOf(act)) ?? { sent: {}, base: {} },
    settled: (act, fields) => ({
      ...act.variables,
      ...edit?.settled(variablesOf(act), fields),
    }),
  };
}

/** The value of a field as a person reads it, when it is text. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** « Hugo Petit, attend le réseau »: who wrote what the server does not know yet. */
export const writtenBy = ({ me }: Pick<Made, "me">): string =>
  `${me.firstname} ${me.lastname}, attend le réseau`;

/** The fields of a form's base, as it came off the disk. */
export const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
