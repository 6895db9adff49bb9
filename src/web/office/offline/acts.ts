/** Each kind of act that may wait for a network, by the name that the queue keeps. */
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import type { Effect } from "../../platform/deferred/effects.ts";
import type { Kind } from "../../platform/deferred/kind.ts";
import { keptSession } from "../../platform/session.ts";
import { eventStatusKind } from "../agenda/event/status/deferred.ts";
import { arrivingKind } from "../home/my-round/deferred.ts";
import { deviceHandedOverKind, deviceReceivedKind } from "../intake/deferred.ts";
import { agreementRecordedKind } from "../quote/agreement/deferred.ts";
import { quoteSavedKind } from "../quote/deferred.ts";
import { noteAddedKind, noteChangedKind, statusSetKind } from "../repair/sheet/deferred.ts";
import { partSavedKind, partsReceivedKind } from "../repair/spare-part/deferred.ts";
import { workChangedKind, workStartedKind, workStoppedKind } from "../repair/workshop/deferred.ts";

const KINDS: ReadonlyMap<string, Kind> = new Map(
  [
    eventStatusKind,
    arrivingKind,
    deviceReceivedKind,
    deviceHandedOverKind,
    agreementRecordedKind,
    quoteSavedKind,
    noteAddedKind,
    noteChangedKind,
    statusSetKind,
    partSavedKind,
    partsReceivedKind,
    workStartedKind,
    workStoppedKind,
    workChangedKind,
  ].map((known) => [known.kind, known]),
);

/** Undefined for an act of a version of the office that is gone. */
export const kindNamed = ({ kind }: Pick<DeferredAct, "kind">): Kind | undefined => KINDS.get(kind);

/** What an act that waits changes on the screens. */
export function effectsOf(act: DeferredAct): readonly Effect[] {
  const me = keptSession().session?.me;
  return (me && kindNamed(act)?.effects(act, me)) ?? [];
}
