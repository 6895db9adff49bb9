import { describe, expect, it } from "vitest";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import { needIn, NO_NEED } from "./need.ts";
import { afterAnswer, afterFault, afterKind, stepShown } from "./steps.ts";

const WASHER = needIn({ appareil: "lave-linge" });
const LEAK = needIn({ appareil: "lave-linge", panne: "lave-linge/fuite" });

const HUBLOT = needIn({ appareil: "lave-linge", panne: "lave-linge/fuite/hublot" });
const DANGER = needIn({ appareil: "lave-linge", panne: "lave-linge/fuite/courant" });

describe("the question shown", () => {
  it.each([
    ["appareil", NO_NEED, false, "appareil"],
    ["panne", WASHER, false, "panne"],
    ["panne", NO_NEED, false, null],
    ["panne", HUBLOT, false, "lieu"],
    ["panne", HUBLOT, true, null],
    ["panne", DANGER, true, "panne"],
    ["lieu", WASHER, false, "lieu"],
    ["lieu", WASHER, true, null],
    ["", WASHER, false, null],
    ["magie", WASHER, false, null],
    ["constructor", NO_NEED, true, null],
  ])("« %s » asked is the right one", (step, need, hasPlace, shown) => {
    expect(stepShown({ step, need, hasPlace })).toBe(shown);
  });
});

describe("the way from a fault to the shops", () => {
  it("asks what is wrong once the appliance is chosen, and forgets the answers about another", () => {
    expect(afterKind(LEAK, "four", false)).toEqual({
      need: needIn({ appareil: "four" }),
      step: "panne",
    });
  });

  it("keeps the trade that was chosen before, when it repairs the appliance", () => {
    const way = afterKind({ ...NO_NEED, category_id: "gros-electromenager" }, "lave-linge", false);
    expect(way.need.category_id).toBe("gros-electromenager");
  });

  it("does not ask what an appliance already says", () => {
    const survey = APPLIANCE_KINDS.find(({ answer }) => answer === "diagnostic-immobilier/plomb");
    if (!survey) throw new Error("no kind is a survey of lead");
    expect(afterKind(NO_NEED, survey.id, false).need.answers).toHaveLength(1);
  });

  it("follows each answer, then asks the place, or shows the shops when it is known", () => {
    const first = afterAnswer(WASHER, "lave-linge/fuite", false);
    expect(first).toEqual({ need: LEAK, step: "panne" });
    expect(afterAnswer(LEAK, "lave-linge/fuite/hublot", false)?.step).toBe("lieu");
    expect(afterAnswer(LEAK, "lave-linge/fuite/hublot", true)?.step).toBeNull();
  });

  it("shows what to do at once before going on", () => {
    const way = afterAnswer(LEAK, "lave-linge/fuite/courant", true);
    expect(way?.step).toBe("panne");
    expect(way?.need.answers).toHaveLength(2);
    expect(afterFault(LEAK, true).step).toBeNull();
    expect(afterFault(LEAK, false).step).toBe("lieu");
  });

  it("waits for the code that the machine shows", () => {
    expect(afterAnswer(WASHER, "lave-linge/code-erreur", true)?.step).toBe("panne");
  });

  it("does not follow an answer of another question", () => {
    expect(afterAnswer(WASHER, "four/chauffe", true)).toBeUndefined();
    expect(afterAnswer(NO_NEED, "lave-linge/fuite", true)).toBeUndefined();
  });
});
