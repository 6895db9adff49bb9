import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tracking } from "../../../../test/site-samples.ts";
import { Page } from "../pages/tracking.tsx";
import type { TrackingProps } from "../props.ts";

const top = (facts: Partial<TrackingProps>): string =>
  renderToStaticMarkup(<Page {...tracking} {...facts} />)
    .match(/<header.*?<\/header>/gs)
    ?.join("") ?? "";

test("the machine is drawn beside its name, in a place that is kept for it", () => {
  const drawing = "/drawings/lave-linge.svg";
  expect(top({ drawing })).toMatch(
    /<img src="\/drawings\/lave-linge\.svg" alt="" width="56" height="56"\/><h1>Lave-linge Bosch/,
  );
});

test("a machine that has no drawing leaves neither a broken picture nor a gap", () => {
  expect(top({ drawing: null })).toContain("<h1>Lave-linge Bosch");
  expect(top({ drawing: null })).not.toContain("<img");
});
