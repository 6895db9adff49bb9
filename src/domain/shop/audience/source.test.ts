import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sourceOf, sourceText } from "./source.ts";

const AT = { host: "etabli.example", shop_path: "/31000/atelier-garonne" };
const from = (referrer?: string, campaign?: string) => sourceOf({ ...AT, referrer, campaign });

describe("a visit comes", () => {
  test.each([
    ["directly", undefined, "direct"],
    ["from an unreadable page", "about:blank", "direct"],
    ["from an application", "android-app://com.google.android.gm", "direct"],
    ["from a search", "https://www.google.fr/", "search"],
    ["from another search", "https://duckduckgo.com/", "search"],
    ["from a social network", "https://m.facebook.com/", "social"],
    ["from a site whose name only looks like one", "https://mygoogle.com.example.org/", "site"],
    ["from the shop’s own site", "https://www.atelier-garonne.example/contact", "site"],
    ["from the directory", "https://etabli.example/annuaire?q=lave", "directory"],
    ["from another shop", "https://etabli.example/31000/atelier-garonne-bis", "directory"],
  ])("%s", (_, referrer, source) => {
    expect(from(referrer)).toBe(source);
  });

  test("from nowhere new when the page before was the shop’s own", () => {
    expect(from("https://etabli.example/31000/atelier-garonne")).toBe("");
    expect(from("https://etabli.example/31000/atelier-garonne/rdv?x=1")).toBe("");
  });

  test("from the campaign that its link names, whatever the site", () => {
    expect(from("https://www.google.fr/", "Prospectus")).toBe("utm:prospectus");
    expect(from(undefined, "bouton")).toBe("button");
    expect(from(undefined, "<script>alert(1)</script>")).toBe("campaign");
  });

  test("under a name that is always short and plain, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (referrer, campaign) => {
        expect(from(referrer, campaign)).toMatch(/^[a-z0-9._:-]{0,40}$/);
      }),
    );
  });
});

test("a source reads as a person says it", () => {
  expect(["search", "utm:prospectus"].map(sourceText)).toEqual([
    "Moteurs de recherche",
    "Campagne « prospectus »",
  ]);
});
