import { expect, test } from "vitest";
import { localUrl, pathOf } from "./path.ts";

test.each([
  ["/app/agenda?view=day", "/app/agenda"],
  ["/%61pp/agenda", "/app/agenda"],
  ["/%61dmin", "/admin"],
  ["http://elsewhere/app", "/app"],
  ["HTTP://elsewhere/app?x", "/app"],
  ["//app", "/app"],
  ["/app%2Fagenda", "/app/agenda"],
  ["/app/connexion/../agenda", "/app/agenda"],
  ["/app/connexion/%2e%2e/agenda", "/app/agenda"],
  ["/app/%E0%A4%A", "/app/%E0%A4%A"],
  ["/%70hp/x", "/php/x"],
  ["http://elsewhere", "/"],
])("« %s » is read as %s", (url, path) => {
  expect(pathOf({ url })).toBe(path);
});

test("a way back keeps its query, and loses the host that it was asked with", () => {
  expect(localUrl({ url: "http://elsewhere/app/agenda?view=day" })).toBe("/app/agenda?view=day");
});
