import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../../../../domain/time.ts";
import { KeyList } from "./keys-section.tsx";
import { SecretOnce } from "./secret-once.tsx";

const drawn = (element: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

const key = {
  id: "1",
  name: "Comptabilité",
  beginning: "etb_1a2b3c4d5e6f",
  scopes: ["invoices:read"],
  created_at: "2026-11-23T10:00:00.000Z" as Instant,
  used_on: "2026-11-24" as LocalDate,
  revoked_at: null,
};
const keys = [
  key,
  { ...key, id: "2", name: "Caisse", revoked_at: "2026-11-25T10:00:00.000Z" as Instant },
];

test("each key says its beginning, its rights and its last use; a revoked one cannot be revoked", () => {
  const page = drawn(
    <KeyList keys={keys} zone="Europe/Paris" onRevoke={() => Promise.resolve()} />,
  );
  expect(page).toContain("etb_1a2b3c4d5e6f…");
  expect(page).toContain("Lire les factures et les avoirs");
  expect(page).toContain("utilisée le 24 novembre 2026");
  expect(page).toContain("Révoquée le 25 novembre 2026");
  expect(page.match(/aria-label="Révoquer [^"]*"/g)).toEqual([
    'aria-label="Révoquer Comptabilité"',
  ]);
});

test("without a key there is no list", () => {
  expect(
    drawn(<KeyList keys={[]} zone="Europe/Paris" onRevoke={() => Promise.resolve()} />),
  ).not.toContain("<ul");
});

test("a new key is shown whole, and says that it will not be shown again", () => {
  const page = drawn(
    <SecretOnce label="Clé d’accès" secret="etb_1a2b3c4d5e6f_secret" onClose={() => undefined} />,
  );
  expect(page).toContain("etb_1a2b3c4d5e6f_secret");
  expect(page).toContain("elle ne sera plus affichée");
});
