import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { COOKIES_FR } from "../../domain/account/session.ts";
import { RETENTION } from "../../domain/client/retention/rules.ts";
import { Privacy } from "./privacy-notice.tsx";

const editor = {
  name: "Établi",
  legal_form: "",
  address: "",
  siret: "",
  director: "",
  email: "",
  phone: "",
  host: "",
};
const markup = renderToStaticMarkup(<Privacy editor={editor} processors={[]} />);

test("the page names each cookie as the browser shows it, the one of a trusted device too", () => {
  for (const [name, said] of Object.entries(COOKIES_FR))
    expect(markup).toContain(`<code>${name}</code>\u00A0: ${said}.`);
  expect(markup).toContain("<code>etabli-trust</code>");
  expect(markup).toContain("<code>__Host-</code>");
});

test("it shows the one table of durations, whole: what the night deletes, and the terms that are kept", () => {
  for (const { what, kept } of RETENTION) expect(markup).toContain(`${what}\u00A0: ${kept}.`);
  expect(RETENTION.map(({ id }) => id)).toEqual(expect.arrayContaining(["letter", "terms"]));
});
