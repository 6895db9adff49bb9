/**
 * Two devices without network, on one record and its journal: forty acts, a line that is cut at random before or after the
 * server did what was asked, pages that are closed meanwhile. Nothing is lost, nothing is done twice, nothing is overwritten
 * in silence.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEdit } from "../../record.ts";
import { again, newAct, nextAct, settled, type DeferredAct, type Outcome } from "./queue.ts";
import { settleField, type FieldsSent, type Kept } from "./settle.ts";

const HERE = { title: "VIDAL Hélène", path: "/app/sheet/r1" };

const FIELDS = ["status", "notes", "where"] as const;
type Field = (typeof FIELDS)[number];
type Stored = Record<Field, string>;
type Change = { device: number; field: Field; from: string; to: string };

/** As the server keeps it: an act's id in the transaction of the act. */
function openServer() {
  const stored: Stored = { status: "", notes: "", where: "" };
  const done = new Set<string>();
  const journal: string[] = [];
  const changes: Change[] = [];
  const receive = (act: DeferredAct, device: number): Outcome => {
    if (done.has(act.id)) return { type: "refused", refused: "done-already" };
    const { note } = act.variables;
    if (typeof note === "string") journal.push(note);
    else {
      const { sent, base } = fieldsOf(act);
      const { changes: merged, conflicts } = mergeEdit<Stored>({ sent, base, stored });
      if (conflicts.length > 0) {
        const detail = conflicts.map((field) => ({ field, theirs: stored[field] }));
        return { type: "refused", refused: "changed-meanwhile", detail };
      }
      for (const field of FIELDS) {
        const to = merged[field];
        if (to === undefined) continue;
        changes.push({ device, field, from: stored[field], to });
        stored[field] = to;
      }
    }
    done.add(act.id);
    return { type: "done" };
  };
  return { stored, journal, changes, receive };
}

const fieldsOf = ({ variables }: DeferredAct): FieldsSent =>
  variables as { sent: Partial<Stored>; base: Stored };

type Device = { acts: DeferredAct[]; screen: Stored; knew: Set<string> };

/** Kept as text between two pages: what a page held in memory is gone. */
const closed = (device: Device): Device => ({
  ...device,
  acts: JSON.parse(JSON.stringify(device.acts)),
});

const step = fc.record({
  device: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant("note" as const) },
    { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
  ),
  /** What the line does with each attempt that follows. */
  line: fc.array(fc.constantFrom("ok", "request lost", "answer lost", "page closed"), {
    maxLength: 4,
  }),
  keep: fc.constantFrom<Kept>("mine", "theirs"),
});

test("whatever the line does, each act is done once or was decided by a person", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 40 }), (steps) => {
      const server = openServer();
      const devices: Device[] = [0, 1].map(() => ({
        acts: [],
        screen: { ...server.stored },
        knew: new Set(FIELDS.map((field) => `${field}=`)),
      }));
      const notes: string[][] = [[], []];
      let made = 0;

      const attempt = (number: number, fate: (typeof steps)[number]["line"][number]) => {
        const device = devices[number];
        const act = device && nextAct(device.acts);
        if (!device || !act) return;
        const answer: Outcome = fate === "request lost" ? CUT : server.receive(act, number);
        const heard = fate === "ok" ? answer : CUT;
        const after = settled(act, heard);
        device.acts = device.acts.flatMap((one) => (one === act ? (after ?? []) : one));
        if (fate === "page closed") devices[number] = closed(device);
      };
      const decide = (number: number, keep: Kept) => {
        const device = devices[number];
        if (!device) return;
        device.acts = device.acts.map((act) => {
          if (act.state !== "conflict") return act;
          const conflicts = act.detail as { field: Field; theirs: string }[];
          for (const { field, theirs } of conflicts) device.knew.add(`${field}=${theirs}`);
          const fields = conflicts.reduce(
            (sent, conflict) => settleField(sent, conflict, keep),
            fieldsOf(act),
          );
          return again(act, { ...fields });
        });
      };

      for (const { device: number, what, line, keep } of steps) {
        const device = devices[number];
        if (!device) continue;
        made += 1;
        const value = `${number}.${made}`;
        if (what === "note") notes[number]?.push(value);
        else device.knew.add(`${what}=${value}`);
        const base = { ...device.screen };
        if (what !== "note") device.screen = { ...device.screen, [what]: value };
        const variables = what === "note" ? { note: value } : { sent: { ...device.screen }, base };
        const subject = what === "note" ? value : "record";
        const id = `act ${value}`;
        device.acts.push(
          newAct({ id, kind: "edit", variables, subject, made_at: made, made_on: HERE }),
        );
        for (const fate of line) attempt(number, fate);
        if (line.length === 0) decide(number, keep);
      }
      // The network is back, and each person reads what waits for them.
      for (let turn = 0; turn < 500; turn += 1)
        for (const number of [0, 1]) {
          attempt(number, "ok");
          decide(number, turn % 2 === 0 ? "mine" : "theirs");
        }

      expect(devices.map(({ acts }) => acts)).toEqual([[], []]);
      for (const number of [0, 1])
        expect(server.journal.filter((note) => note.startsWith(`${number}.`))).toEqual(
          notes[number],
        );
      // Whoever changed a field had seen, or typed, the value that it replaced.
      for (const { device, field, from } of server.changes)
        expect(devices[device]?.knew).toContain(`${field}=${from}`);
    }),
    { numRuns: 300 },
  );
});

const CUT: Outcome = { type: "cut" };
