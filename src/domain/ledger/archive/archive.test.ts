import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { archiveName, archiveReadme, ledgerArchive, type Archive } from "./archive.ts";

const archive: Archive = {
  id: "a1",
  closing_id: "c1",
  made_at: instant("2027-01-05T03:00:00Z"),
  made_by: null,
  bytes: 12_345,
  sha256: "a".repeat(64),
  manifest_sha256: "b".repeat(64),
};

test("an archive is sealed whole", () => {
  expect(ledgerArchive(archive)).toMatchObject({ kind: "archive", ref_id: "a1" });
  for (const field of Object.keys(archive))
    expect(ledgerArchive({ ...archive, [field]: "other" }).payload).not.toBe(
      ledgerArchive(archive).payload,
    );
});

test("it is named after its days, and says how it is verified", () => {
  const period = { from: date("2026-01-01"), to: date("2026-12-31") };
  expect(archiveName(period)).toBe("etabli-archive-2026-01-01-2026-12-31.zip");
  const readme = archiveReadme({ shop: "Atelier Garonne", period: "2026", key: "c".repeat(64) });
  expect(readme).toContain("Archive comptable de Atelier Garonne, 2026.");
  expect(readme).toContain("node verifier.mjs");
  expect(readme).toContain("c".repeat(64));
});
