import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import { withClient, withThing } from "../../../../../domain/repair/wizard/draft.ts";
import { DEFAULT_ZONE, toInstant } from "../../../../../domain/time.ts";
import { aboutRepair, begun, forClient, takenUp } from "./start.ts";

const at = (text: string) => toInstant(Date.parse(`${text}:00+01:00`));
const client = (id: string) => ({
  id,
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  note: "",
  phones: [],
  addresses: [],
});
const opened = begun({}, DEFAULT_ZONE).draft;

describe("a call begins", () => {
  test("empty at the first step, each with ids of its own", () => {
    const [one, other] = [begun({}, DEFAULT_ZONE), begun({}, DEFAULT_ZONE)];
    expect(one).toMatchObject({ step: 1, draft: { appointment: null, client: null, thing: null } });
    expect(
      new Set([one, other].flatMap(({ draft }) => [draft.repair_id, draft.event_id])).size,
    ).toBe(4);
  });

  test("at a place of the agenda, whose hours and people are the appointment", () => {
    const event = {
      start_at: at("2026-11-23T10:00"),
      end_at: at("2026-11-23T11:30"),
      assigned_to: ["karim"],
    };
    expect(begun({ event }, DEFAULT_ZONE).draft.appointment).toMatchObject({
      type: "manual",
      fields: {
        start_date: "2026-11-23",
        start_time: "10:00",
        end_time: "11:30",
        duration: 90,
        assigned_to: ["karim"],
      },
    });
  });

  test("at an event that is there already, which keeps its place, its notes and itself", () => {
    const event = {
      id: "01900000-0000-7000-8000-000000000001",
      where: "Chez le client" as const,
      notes: "Rappeler avant",
      start_at: at("2026-11-23T10:00"),
      end_at: at("2026-11-23T11:30"),
      assigned_to: ["karim"],
    };
    expect(begun({ event }, DEFAULT_ZONE).draft).toMatchObject({
      event_id: event.id,
      where: "Chez le client",
      appointment: { fields: { notes: "Rappeler avant" } },
    });
    expect(takenUp({ draft: opened, step: 3 }, { event }, DEFAULT_ZONE)).toMatchObject({
      step: 3,
      draft: { event_id: event.id },
    });
  });

  test("on a whole day, that ends when the next one begins", () => {
    const event = {
      start_at: at("2026-11-23T00:00"),
      end_at: at("2026-11-24T00:00"),
      assigned_to: [],
      fullday: true,
    };
    expect(begun({ event }, DEFAULT_ZONE).draft.appointment).toMatchObject({
      fields: { fullday: true, start_date: "2026-11-23", end_date: "2026-11-23" },
    });
  });
});

describe("a call that was cut short, taken up at a place of the agenda", () => {
  const event = {
    start_at: at("2026-11-23T10:00"),
    end_at: at("2026-11-23T11:00"),
    assigned_to: ["karim"],
  };
  const former = { draft: { ...opened, notes: "Rappeler" }, step: 6 } as const;

  test("is planned there when it had no hour", () => {
    const state = takenUp(former, { event }, DEFAULT_ZONE);
    expect(state).toMatchObject({ step: 6, draft: { notes: "Rappeler" } });
    expect(state.draft.appointment).toMatchObject({ fields: { start_time: "10:00" } });
  });

  test("keeps the hour it had, and needs none elsewhere", () => {
    const later = {
      ...former,
      draft: { ...former.draft, appointment: { type: "later" } as const },
    };
    expect(takenUp(later, { event }, DEFAULT_ZONE)).toBe(later);
    expect(takenUp(former, {}, DEFAULT_ZONE)).toBe(former);
  });
});

describe("opened for a client", () => {
  test("it is for that client", () => {
    expect(forClient(client("1"))(opened).client).toEqual(client("1"));
  });

  test("the one chosen before he was known stays", () => {
    const draft = withClient(opened, client("2"));
    expect(forClient(client("1"))(draft)).toBe(draft);
  });
});

describe("opened from the sheet of a repair", () => {
  const repair = { id: "42", reference: "R2026-00042", client: client("1"), appliance: null };

  test("it takes that repair up, for its client", () => {
    expect(aboutRepair(repair)(opened)).toMatchObject({
      client: { id: "1" },
      thing: { type: "repair", repair_id: "42", reference: "R2026-00042", appliance: null },
    });
  });

  test("the machine described before it was known stays", () => {
    const draft = withThing(opened, { type: "new", appliance: emptyDraft("a") });
    expect(aboutRepair(repair)(draft)).toBe(draft);
  });
});
