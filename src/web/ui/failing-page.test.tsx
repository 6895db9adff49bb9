import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailingPage } from "./failing-page.tsx";

test("what nothing else caught leaves a page that says so and leads home", () => {
  const page = new FailingPage({ children: "l’atelier" });
  expect(page.render()).toBe("l’atelier");
  page.state = FailingPage.getDerivedStateFromError();
  const html = renderToStaticMarkup(page.render());
  expect(html).toContain("Une erreur est survenue");
  expect(html).toContain('href="/"');
});
