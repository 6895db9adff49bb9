import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDevice, openPage } from "../../../../../../test/shop/upload-browser.ts";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withThing,
  withType,
  type WizardDraft,
  type WizardThing,
} from "../../../../../domain/repair/wizard/draft.ts";

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const draft = (name: string, thing: WizardThing | null = null): WizardDraft =>
  withThing(
    withType(newDraft({ repair_id: "new", event_id: "e" }), interventionNamed(name)?.id ?? ""),
    thing,
  );

/** The device without a network: what may leave waits, where it can be seen. */
async function settled(created: WizardDraft) {
  const { network } = openDevice();
  network.onLine = false;
  const page = await openPage();
  const { settleCreated } = await import("./release-photos.ts");
  const target = { recipientType: "repair", recipientID: "new", held: true } as const;
  await page.queueUploads([new File([JPEG], "plaque.jpg")], target);
  settleCreated(created);
  return page.keptUploads().map(({ recipientID, held }) => ({ recipientID, held }));
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, WizardDraft, object[]]>([
  [
    "leaves for the intervention that was created",
    draft("Réparation", { type: "new", appliance: emptyDraft("a") }),
    [{ recipientID: "new", held: false }],
  ],
  [
    "leaves for the open repair that was taken up",
    draft("Réparation", { type: "repair", repair_id: "42", reference: "R42", appliance: null }),
    [{ recipientID: "42", held: false }],
  ],
  ["goes with an appointment alone, which has nowhere to keep it", draft("Autre"), []],
])("a photo held back %s", async (_, created, uploads) => {
  expect(await settled(created)).toEqual(uploads);
});
