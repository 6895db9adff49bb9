import { expect, test, vi } from "vitest";
import { install, installOffer, watchInstall, watchInstallOffer } from "./install.ts";

const offered = (page: EventTarget) => {
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { event, prompt };
};

test("the browser's offer waits in the menu, serves once, and goes with the installation", async () => {
  const page = new EventTarget();
  const told = vi.fn<() => void>();
  watchInstall(page);
  const stop = watchInstallOffer(told);
  const { event, prompt } = offered(page);
  expect([event.defaultPrevented, installOffer()]).toEqual([true, event]);
  await install();
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect([installOffer(), told.mock.calls.length]).toEqual([undefined, 3]);
  offered(page);
  page.dispatchEvent(new Event("appinstalled"));
  expect(installOffer()).toBeUndefined();
  stop();
});

test("an event of that name that offers nothing is none", () => {
  const page = new EventTarget();
  watchInstall(page);
  page.dispatchEvent(new Event("beforeinstallprompt"));
  expect(installOffer()).toBeUndefined();
});
