import { formatMinutes, workedUntil } from "../../../../domain/repair/work-time/work-time.ts";
import { parseInstant } from "../../../../domain/time.ts";
import { asText, kindOf, writtenBy } from "../../../platform/deferred/kind.ts";
import { workStarted, workStopped, workChanged } from "./actions.ts";

export const workStartedKind = kindOf(workStarted, {
  words: () => "Temps passé : démarré",
  effects: ({ id, repair_id }, made) => [
    {
      of: "Repair",
      id: repair_id,
      list: "work_times",
      item: {
        __typename: "WorkTime",
        id,
        user_id: made.me.id,
        name: writtenBy(made),
        started_at: made.at,
        minutes: null,
      },
    },
  ],
});

export const workStoppedKind = kindOf(workStopped, {
  words: () => "Temps passé : arrêté",
  effects: ({ work_id }, { at }) => [
    {
      of: "WorkTime",
      id: work_id,
      set: ({ started_at: text }) => {
        const started_at = parseInstant(asText(text));
        return started_at ? { minutes: workedUntil({ started_at }, at) } : {};
      },
    },
  ],
});

export const workChangedKind = kindOf(workChanged, {
  words: ({ minutes }) => `Temps passé : ${formatMinutes(minutes)}`,
  effects: ({ work_id, minutes }) => [{ of: "WorkTime", id: work_id, set: { minutes } }],
});
