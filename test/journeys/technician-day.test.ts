/** A technician's day on a telephone, with one thumb: what is done on the spot is under it, and as large as it. */
import { expect, test, type Locator } from "@playwright/test";
import sharp from "sharp";
import { addDays, dateOf, DEFAULT_ZONE, toInstant, type LocalDate } from "../../src/domain/time.ts";
import { fileRepair, planVisit } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, TOUCH } from "./steps.ts";

const HUGO = "hugo@atelier-garonne.test";
const THUMB = 56;

async function expectThumb(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await expect(target).toBeVisible();
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB);
  }
}

test(
  "a visit from the van to « Fait »: leave, drive, arrive, note, photograph, done",
  TOUCH,
  async ({ page }) => {
    const name = nameFor("TOURNEE");
    const day = await visitOf(name);
    await page.clock.setFixedTime(`${day}T08:05:00.000Z`);
    await enterAs(page, HUGO);
    await page.goto("/app");
    const next = page.getByRole("article");
    await expect(next).toContainText(name);
    const arrived = next.getByRole("button", { name: "J’y suis" });
    await expectThumb(
      next.getByRole("link", { name: /^Appeler/ }),
      next.getByRole("link", { name: /^Y aller/ }),
      arrived,
    );
    const road = next.getByRole("button", { name: "Je suis en route" });
    await expectThumb(road);
    await road.tap();
    await expect(next.getByRole("button", { name: /^Client prévenu/ })).toBeVisible();
    await arrived.tap();
    await expectThumb(next.getByRole("button", { name: "Fait" }));
    await next.getByRole("link", { name: "Fiche" }).tap();

    const bar = page.getByRole("group", { name: "Sur place" });
    const [photo, note, done] = ["Photo", "Note", "Fait"].map((word) =>
      bar.getByRole("button", { name: word }),
    );
    if (!photo || !note || !done) throw new Error("three buttons");
    await expectThumb(photo, note, done);
    const chosen = page.waitForEvent("filechooser");
    await photo.tap();
    const create = { width: 900, height: 600, channels: 3, background: "#678" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await (await chosen).setFiles([{ name: "chaudiere.jpg", mimeType: "image/jpeg", buffer }]);
    await expect(page.getByRole("img", { name: "chaudiere.jpg" })).toBeVisible();

    await note.tap();
    await page.getByRole("dialog").getByLabel("Nouvelle note").fill("Joint remplacé.");
    await expect(bar).toBeHidden();
    await page.getByRole("dialog").getByRole("button", { name: "Ajouter la note" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[data-part=timeline]")).toContainText("Joint remplacé.");

    await done.tap();
    await expect(page.getByText("Rendez-vous fait.")).toBeVisible();
    await expect(done).toHaveCount(0);
    await page.getByRole("link", { name: "Dashboard" }).tap();
    await page.getByText(/visites? faites?$/).tap();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
  },
);

test(
  "a heavy photo cut in the middle goes on from there after a reload",
  TOUCH,
  async ({ page }) => {
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("COUPURE"));
    await enterAs(page, MARC);
    await page.goto(`/app/sheet/${repair_id}`);
    const offsets: number[] = [];
    let isCut = true;
    let cuts = 0;
    await page.route(/\/api\/v1\/upload\/.*\?/, async (route) => {
      const request = route.request();
      const offset = Number(new URL(request.url()).searchParams.get("offset"));
      if (request.method() === "GET") return route.continue();
      if (offset > 0 && isCut) {
        cuts++;
        return route.abort("connectionreset");
      }
      offsets.push(offset);
      return route.continue();
    });
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Ajouter des photos" }).click();
    await (
      await chosen
    ).setFiles([{ name: "bruit.png", mimeType: "image/png", buffer: await heavy() }]);
    // The second slice is asked for once the server has the first: a reload before that would send it again.
    await expect.poll(() => cuts).toBeGreaterThan(0);
    expect(offsets).toEqual([0]);
    isCut = false;
    await page.reload();
    await expect(page.getByRole("img", { name: "bruit.png" })).toBeVisible();
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect(offsets.length).toBeGreaterThan(1);
  },
);

/** Noise cannot be compressed: some four megabytes. */
const heavy = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 1000,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** On a day of its own, far away: no other visit is before it. */
async function visitOf(lastname: string): Promise<LocalDate> {
  const desk = await deskOf(MARC);
  const repair_id = await fileRepair(desk, lastname);
  const { me } = await (await (await deskOf(HUGO)).get("/api/v1/auth/check")).json();
  const day = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 120 + lastname.length);
  await planVisit(desk, { repair_id, user_id: me.id, day, from: "08:00", to: "09:00" });
  return day;
}
