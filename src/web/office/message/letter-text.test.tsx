import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LetterText } from "./letter-text.tsx";

const drawn = (text: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LetterText text={text} />
    </MantineProvider>,
  );

test("what the client was written can be unfolded; what was erased leaves nothing to unfold", () => {
  const page = drawn("Bonjour,\n\nLa pompe arrive mardi.");
  expect(page).toMatch(/<details[^>]*><summary>Lire le message<\/summary>.*arrive mardi\.</s);
  expect(drawn("")).not.toContain("details");
});
