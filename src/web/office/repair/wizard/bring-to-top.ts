/** The section comes to the top of what is seen: gliding, unless the person asked for less motion. */
export const bringToTop = (section: Pick<Element, "scrollIntoView"> | null | undefined): void =>
  section?.scrollIntoView({
    block: "start",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
