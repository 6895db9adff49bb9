import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadRefusals } from "../../../platform/refusal.ts";
import type { Countdown } from "./countdown.ts";
import { IssueFoot } from "./issue-foot.tsx";

beforeAll(loadRefusals);

type Issued = Parameters<typeof IssueFoot>[0]["quote"];

const ACCEPTED: Issued = {
  status: "Accepté",
  billable: true,
  amendment: null,
};
const acts = { start: () => undefined, cancel: () => undefined, issueNow: () => undefined };

function drawn(countdown: Countdown, quote: Partial<Issued> = {}, { stopped = false } = {}) {
  const page = renderToStaticMarkup(
    <MantineProvider>
      <IssueFoot
        quote={{ ...ACCEPTED, ...quote }}
        stopped={stopped}
        departure="Elle part à camille@example.org."
        countdown={countdown}
        acts={acts}
        close={() => undefined}
      />
    </MantineProvider>,
  );
  const textOf = (html = "") => html.replace(/<[^>]*>/g, "").trim();
  const buttons = [...page.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(
    ([, attributes, inside]) =>
      `${textOf(inside)}${attributes?.includes(" disabled") ? " (off)" : ""}`,
  );
  const status = textOf(page.match(/<span role="status"[^>]*>(.*?)<\/span>/s)?.[1]);
  const note = textOf(
    page.match(/role="note".*?(?=<span role="status")/s)?.[0].replace(/^[^>]*>/, ""),
  );
  return { page, buttons, status, note };
}

test("the preview warns, says where the invoice goes, and offers to issue it", () => {
  const { buttons, status, note } = drawn({ step: "preview" });
  expect(buttons).toEqual(["Pas maintenant", "Émettre la facture"]);
  expect(status).toBe("");
  expect(note).toMatch(/^Le numéro est définitif.*Elle part à camille@example\.org\.$/s);
});

test("while it counts: the seconds, a bar, « Annuler » and « Émettre maintenant »", () => {
  const { page, buttons, status, note } = drawn({
    step: "counting",
    began: 0,
    left: 7,
    seen: "",
  });
  expect(buttons).toEqual(["Annuler", "Émettre maintenant"]);
  expect(note).toContain("Le numéro est pris dans 7 s");
  expect(page).toMatch(/issueBar[^>]*data-runs="true" aria-hidden="true"/);
  expect(status).toContain("10 secondes");
  // An alert is read again whenever it changes.
  expect(page).not.toContain('role="alert"');
});

test("while it is issued no button can be pressed again", () => {
  expect(drawn({ step: "issuing" }).buttons).toEqual([
    "Pas maintenant (off)",
    "Émettre la facture (off)",
  ]);
});

test("cancelled, or stopped by a quote that changed: said, and offered again", () => {
  const cancelled = drawn({ step: "preview", stopped: "cancelled" });
  expect(cancelled.status).toBe("Facture non émise.");
  expect(cancelled.note).toMatch(/^Facture non émise\./);
  expect(cancelled.page).not.toContain("data-runs");
  expect(cancelled.buttons).toContain("Émettre la facture");
  expect(drawn({ step: "preview", stopped: "changed" }).status).toContain("relisez-le");
});

test("nothing is issued before what is wrong above is put right", () => {
  const { buttons } = drawn({ step: "preview" }, {}, { stopped: true });
  expect(buttons).toEqual(["Pas maintenant", "Émettre la facture (off)"]);
});

test("while an amendment waits for its signature, and once it is signed, the quote is not billed", () => {
  const amendment = { id: "a1", reference: "D2026-00043", status: "Envoyé" };
  const waits = drawn({ step: "preview" }, { amendment });
  expect(waits.buttons).toEqual(["Pas maintenant"]);
  expect(waits.note).toContain("avenant");
  const taken = { amendment: { ...amendment, status: "Accepté" }, billable: false };
  expect(drawn({ step: "preview" }, taken).note).toContain("a pris la place de ce devis");
  const refused = { amendment: { ...amendment, status: "Refusé" } };
  expect(drawn({ step: "preview" }, refused).buttons).toContain("Émettre la facture");
});

test("a quote that a colleague invoiced meanwhile is not offered again", () => {
  const { buttons, note } = drawn({ step: "preview", stopped: "changed" }, { billable: false });
  expect(buttons).toEqual(["Pas maintenant"]);
  expect(note).toContain("a déjà sa facture");
  expect(drawn({ step: "preview" }, { status: "Refusé" }).buttons).toEqual(["Pas maintenant"]);
});
