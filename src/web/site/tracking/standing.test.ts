import { expect, test } from "vitest";
import { payable } from "../../../../test/site-samples.ts";
import type { TrackedInvoice } from "./tracked.ts";
import { standingText } from "./standing.ts";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test.each<[string, Partial<TrackedInvoice>, string]>([
  [
    "nothing came in",
    { paid: 0, remaining: 19_680, standing: "unpaid" },
    "à régler au plus tard le 23 décembre 2026",
  ],
  [
    "a deposit is deducted",
    { paid: 0, standing: "unpaid" },
    "146,80 € à régler au plus tard le 23 décembre 2026",
  ],
  [
    "a part came in",
    { standing: "partly-paid" },
    "50,00 € reçus, reste 146,80 € à régler au plus tard le 23 décembre 2026",
  ],
  [
    "it is late",
    { paid: 0, remaining: 19_680, standing: "overdue" },
    "était à régler au plus tard le 23 décembre 2026",
  ],
  [
    "it is late and a part came in",
    { standing: "overdue" },
    "était à régler au plus tard le 23 décembre 2026 : 50,00 € reçus, reste 146,80 €",
  ],
  ["it is paid", { remaining: 0, standing: "paid" }, "réglée"],
  ["it was taken back", { remaining: 0, standing: "credited" }, "annulée par un avoir"],
  [
    "too much came in",
    { owed: 5_910, standing: "to-refund" },
    "l’atelier doit vous rembourser 59,10 €",
  ],
])("when %s", (_case, facts, text) => {
  expect(plain(standingText({ ...payable, ...facts }))).toBe(text);
});
