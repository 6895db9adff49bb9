/**
 * The script of a screen could not be loaded: no network, or a new version took its place. An error of our own:
 * the router reloads the page for the browser's, and `chunk-failure.ts` alone decides on a reload.
 */
export class ScreenNotLoaded extends Error {
  override name = "ScreenNotLoaded";
}

export const loadScreen =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  () =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded("the script of a screen could not be loaded", { cause });
    });
