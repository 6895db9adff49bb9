import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimeLeft } from "./acting-time.tsx";

const drawn = (left: number): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <TimeLeft left={left} renew={() => undefined} />
    </MantineProvider>,
  );

test("the bar says what is left, and offers another hour in the last ten minutes", () => {
  expect(drawn(42)).toMatch(/42\smin/);
  expect(drawn(42)).not.toContain("<button");
  expect(drawn(10)).toMatch(/<button.*Encore 10\smin.*prolonger/);
});
