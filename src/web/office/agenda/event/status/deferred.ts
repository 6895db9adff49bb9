import { EVENT_STATUS_FR, EVENT_STATUSES } from "../../../../../domain/agenda/event.ts";
import { asFields, asText, kindOf } from "../../../../platform/deferred/kind.ts";
import { eventStatus } from "../query.ts";

const statusText = (value: unknown): string => {
  const status = EVENT_STATUSES.find((known) => known === value);
  return status ? EVENT_STATUS_FR[status] : asText(value);
};

/** The whole appointment is sent again with another status (specification §4). */
export const eventStatusKind = kindOf(eventStatus, {
  words: ({ input }) => `Rendez-vous : ${statusText(input.status)}`,
  effects: ({ input: { id, status } }) => (id ? [{ of: "Event", id, set: { status } }] : []),
  edit: {
    of: ({ input: { base, ...sent } }) => ({ sent, base: asFields(base) }),
    settled: (variables, { sent, base }) => ({
      ...variables,
      input: { ...variables.input, ...sent, base },
    }),
    fields: { status: { label: "Statut du rendez-vous", text: statusText } },
  },
});
