/** Small signs in the manner of Tabler, 20 px, drawn here so that the site loads no icon library. */
const SIGNS = {
  info: "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 9v5M10 6.2v.1",
  alert: "M10 3 2.2 16.5h15.6zM10 8v4M10 14.3v.1",
  waits: "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 5.8V10l2.8 2",
  check: "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M6.7 10.2l2.3 2.3 4.4-4.8",
  phone:
    "M4.5 3h3l1.5 4-2 1.3a9 9 0 0 0 4.7 4.7L13 11l4 1.5v3a1.6 1.6 0 0 1-1.7 1.5A13.4 13.4 0 0 1 3 4.7 1.6 1.6 0 0 1 4.5 3",
  pin: "M10 17.8s5.8-5 5.8-9.6a5.8 5.8 0 0 0-11.6 0c0 4.6 5.8 9.6 5.8 9.6M10 10.3a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2",
  mail: "M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5",
  calendar: "M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4",
  back: "M16.5 10h-13M8.5 5l-5 5 5 5",
  search: "M8.8 14.6a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6M13 13l4.3 4.3",
  file: "M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10.5h5.5M7.5 13.5h5.5",
  tool: "M5.2 5.2 8 8m0 0-3 .2L2.6 4.8 4.8 2.6 8.2 5zM8 8l5.6 5.6m-1-4.6 4.6 4.6a2 2 0 0 1-2.9 2.9l-4.6-4.6M12 9l-.2-3.6L15 3l-.3 2.5 2.5-.3-2.3 3z",
} as const;
export type SignName = keyof typeof SIGNS;

export const Sign = ({ name }: { name: SignName }) => <Glyph path={SIGNS[name]} />;

/** For a sign used in one place: its path stays out of the scripts of the other pages. */
export const Glyph = ({ path }: { path: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
