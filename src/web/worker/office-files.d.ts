/** Written by the build (vite.config.ts): what the office is made of, with a revision where the name has none. */
declare module "virtual:office-files" {
  export const OFFICE_FILES: { url: string; revision: string | null }[];
}
