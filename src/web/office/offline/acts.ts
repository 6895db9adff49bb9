/** Each kind of act that may wait for a network, by the name that the queue keeps. */
import type { DeferredAct } from "../../../domain/deferred/queue.ts";
import type { Effect } from "../../platform/deferred/effects.ts";
import type { AnyKind } from "../../platform/deferred/kind.ts";
import { keptSession } from "../../platform/session.ts";
import { eventStatus } from "../agenda/event/deferred.ts";
import { arriving } from "../home/my-round/deferred.ts";
import { deviceHandedOver, deviceReceived } from "../intake/deferred.ts";
import { agreementRecorded } from "../quote/agreement/deferred.ts";
import { quoteSaved } from "../quote/deferred.ts";
import { noteAdded, noteChanged, statusSet } from "../repair/sheet/deferred.ts";
import { partSaved, partsReceived } from "../repair/spare-part/deferred.ts";
import { workChanged, workStarted, workStopped } from "../repair/workshop/deferred.ts";

const KINDS: ReadonlyMap<string, AnyKind> = new Map(
  [
    eventStatus,
    arriving,
    deviceReceived,
    deviceHandedOver,
    agreementRecorded,
    quoteSaved,
    noteAdded,
    noteChanged,
    statusSet,
    partSaved,
    partsReceived,
    workStarted,
    workStopped,
    workChanged,
  ].map(({ any }) => [any.kind, any]),
);

/** Undefined for an act of a version of the office that is gone. */
export const kindNamed = ({ kind }: Pick<DeferredAct, "kind">): AnyKind | undefined =>
  KINDS.get(kind);

/** What an act that waits changes on the screens. */
export function effectsOf(act: DeferredAct): readonly Effect[] {
  const me = keptSession().session?.me;
  return (me && kindNamed(act)?.effects(act, me)) ?? [];
}
