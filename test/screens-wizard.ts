/** The wizard's steps, gone through as the front desk does, for a client who has called before. */
import type { Page } from "@playwright/test";
import type { Placeless } from "./screens.ts";

type Passage = { name: string; go: (page: Page) => Promise<void> };

const press =
  (...keys: string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
const use = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name }).last().click();
const step = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** What another visit left on this device would stand above the first step. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes("wizard-draft")) localStorage.removeItem(key);
  });
  await page.keyboard.press("n");
  await step(page, "Type d’intervention").getByRole("radio").first().waitFor();
}

/** From the second key on, what the key brings is waited for: the steps come one after another. */
const choose = (digits: string[], next: string) => async (page: Page) => {
  await press(...digits)(page);
  await step(page, next).waitFor();
};

/** Several clients of the demonstration share a name; none shares a telephone. */
const find = (phone: string) => async (page: Page) => {
  await step(page, "Client").getByRole("combobox").fill(phone);
  await step(page, "Client").getByRole("option", { name: "Créer" }).waitFor();
  await page.keyboard.press("Enter");
  await step(page, "Appareil").getByRole("radio").first().waitFor();
};

async function nameMachine(page: Page): Promise<void> {
  await step(page, "Appareil").getByRole("combobox").first().fill("machine a laver");
  await page.keyboard.press("Enter");
  await step(page, "Appareil").getByRole("combobox", { name: "Marque" }).waitFor();
}

async function newMachine(page: Page): Promise<void> {
  await step(page, "Appareil").getByRole("radio").first().click();
  await step(page, "Appareil").getByRole("combobox", { name: "Appareil" }).waitFor();
}

/** One screen after each passage, each from the one before. */
const visit = (phone: string): Passage[] => [
  { name: "1-type", go: begin },
  { name: "2-lieu", go: choose(["2"], "Lieu") },
  { name: "3-client", go: choose(["1"], "Client") },
  { name: "4-appareil", go: find(phone) },
  { name: "4-appareil-cherche", go: newMachine },
  { name: "4-appareil-fiche", go: nameMachine },
  { name: "5-symptomes", go: choose(["Enter"], "Symptômes") },
  { name: "5-symptomes-suite", go: press("1") },
  {
    name: "5-danger",
    go: async (page) => {
      await press("8")(page);
      await page
        .getByRole("alert")
        .getByRole("link", { name: /Pompiers/ })
        .waitFor();
    },
  },
  { name: "6-precisions", go: choose(["Enter"], "Précisions") },
  {
    name: "7-creneaux",
    go: async (page) => {
      await choose(["Control+Enter"], "Rendez-vous")(page);
      await step(page, "Rendez-vous").getByRole("radio", { checked: true }).waitFor();
    },
  },
  { name: "7-a-la-main", go: use("Choisir moi-même") },
];

/** The passages that other types make, each on the way of its own. */
const others = (phone: string): { name: string; way: Passage["go"][] }[] => [
  {
    name: "absence-7",
    way: [begin, choose(["6"], "Rendez-vous"), use("Créer le rendez-vous")],
  },
  {
    name: "livraison-4",
    way: [begin, choose(["3"], "Client"), find(phone)],
  },
  {
    name: "depot-6",
    way: [
      begin,
      choose(["1"], "Lieu"),
      choose(["2"], "Client"),
      find(phone),
      newMachine,
      nameMachine,
      choose(["Enter"], "Symptômes"),
      use("Passer cette étape"),
    ],
  },
  {
    name: "client-nouveau",
    way: [
      begin,
      choose(["4"], "Client"),
      async (page) => {
        await step(page, "Client").getByRole("combobox").fill("06 39 98 99 9");
        await step(page, "Client").getByRole("option").last().click();
        await page.getByRole("dialog", { name: "Nouveau client" }).waitFor();
      },
    ],
  },
];

/** `phone`: of a client with one address and a repair. */
export const wizardScreens = (phone: string): Placeless[] =>
  visit(phone).map(({ name, go }, index) => ({
    name: `bureau-nouvelle-intervention-${name}`,
    path: "/app",
    follows: index > 0,
    open: go,
  }));

export const otherWizardScreens = (phone: string): Placeless[] => [
  ...others(phone).map(({ name, way }) => ({
    name: `bureau-nouvelle-intervention-${name}`,
    path: "/app",
    open: async (page: Page) => {
      for (const go of way) await go(page);
    },
  })),
  { name: "bureau-nouvelle-intervention-une-page", path: "/app/sheet" },
];
