/** Brand colours with measured contrast: white on purple 7 is 8.3:1, white on red 7 is 5.4:1. */
import {
  createTheme,
  type BadgeProps,
  type ButtonProps,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MenuProps,
  type DrawerProps,
  type ModalProps,
  type PopoverProps,
  type TableProps,
  type TooltipProps,
} from "@mantine/core";
import { office } from "./styles.ts";

const purple: MantineColorsTuple = [
  "#f5f1fd",
  "#e7defa",
  "#cfbdf4",
  "#b699ee",
  "#a07ae8",
  "#8a5fdc",
  "#7443cc",
  "#5e2abb",
  "#4d2099",
  "#3c1878",
];
const red: MantineColorsTuple = [
  "#fff0f0",
  "#fddcdd",
  "#f8b4b8",
  "#f4898f",
  "#f0606a",
  "#ec3c48",
  "#e21f2f",
  "#d40a1b",
  "#b00615",
  "#8a0410",
];
const yellow: MantineColorsTuple = [
  "#fff8e6",
  "#fff0cc",
  "#ffe29b",
  "#ffd366",
  "#ffc63c",
  "#ffba1c",
  "#e5a200",
  "#a87700",
  "#7a5600",
  "#553c00",
];
/** Warm, like the wood of the bench. */
const gray: MantineColorsTuple = [
  "#fbfaf8",
  "#f5f3ef",
  "#ebe7e1",
  "#ded9d1",
  "#c9c2b8",
  "#a69e93",
  "#857c71",
  "#5f574e",
  "#403a33",
  "#28241f",
];
const dark: MantineColorsTuple = [
  "#e6e2dc",
  "#bcb5ab",
  "#958d82",
  "#6e675e",
  "#4b453e",
  "#3b3630",
  "#2f2b26",
  "#25211d",
  "#1b1815",
  "#13110f",
];

/** What floats is put inside the page's main landmark, where those who listen look for it. */
const portalProps = { target: "#contenu" };

/** Not `Modal.extend`, which brings dialogs, menus and tables into the first screen whether it has any or not. */
const byDefault = <Props>(defaultProps: Partial<Props>) => ({ defaultProps });

export const theme = createTheme({
  respectReducedMotion: true,
  colors: { purple, red, yellow, gray, dark },
  primaryColor: "purple",
  primaryShade: 7,
  autoContrast: true,
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  headings: {
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "26px", lineHeight: "1.2" },
      h2: { fontSize: "20px", lineHeight: "1.2" },
      h3: { fontSize: "16px", lineHeight: "1.3" },
    },
  },
  fontSizes: { xs: "13px", sm: "14px", md: "16px", lg: "20px", xl: "26px" },
  lineHeights: { xs: "1.45", sm: "1.5", md: "1.5", lg: "1.3", xl: "1.2" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { md: "8px" },
  defaultRadius: "md",

  /** 45em is 720 px, where the specification switches to the small screen. */
  breakpoints: { xs: "30em", sm: "45em", md: "62em", lg: "75em", xl: "90em" },
  components: {
    Badge: byDefault<BadgeProps>({ tt: "none", fw: 600, radius: "sm", size: "lg" }),
    // `data-button` tells a button from a link in the sheets of the screens, `data-variant` the main action.
    Button: byDefault<ButtonProps>({ size: "sm", variant: "filled", mod: "button" }),
    Drawer: byDefault<DrawerProps>({ portalProps }),
    Menu: byDefault<MenuProps>({ portalProps, withInitialFocusPlaceholder: false }),
    Input: { classNames: { wrapper: office.inputWrapper } },
    Modal: {
      ...byDefault<ModalProps>({ portalProps, closeButtonProps: { "aria-label": "Fermer" } }),
      classNames: {
        inner: office.modalInner,
        header: office.modalHeader,
        title: office.modalTitle,
        close: office.modalClose,
      },
    },
    Popover: byDefault<PopoverProps>({ portalProps }),
    Table: byDefault<TableProps>({ verticalSpacing: 8, horizontalSpacing: 12 }),
    Tooltip: byDefault<TooltipProps>({
      withArrow: true,
      openDelay: 250,
      events: { hover: true, focus: true, touch: false },
    }),
  },
});

/** Mantine's dimmed and error texts fall short of AA on warm greys: both are darkened. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": gray[7],
    "--mantine-color-error": red[7],
    "--mantine-color-placeholder": gray[7],
    "--mantine-color-text": gray[9],
    "--mantine-color-default-border": gray[4],
    "--mantine-color-anchor": purple[7],
  },
  dark: {
    "--mantine-color-dimmed": dark[1],
    "--mantine-color-error": red[3],
    "--mantine-color-placeholder": dark[1],
    "--mantine-color-text": dark[0],
    "--mantine-color-anchor": purple[3],
    "--mantine-color-purple-light-color": purple[2],
  },
});
