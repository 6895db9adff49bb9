import { drawingOf } from "../kind.ts";
import { kindOf } from "../kinds.ts";
import type { DangerWord } from "../safety/card.ts";
import type { Branch, Branches } from "./branch.ts";
import { BUILDING, POWER } from "./building.ts";
import { CLEANING } from "./cleaning.ts";
import { COLD } from "./cold.ts";
import { COMPUTING } from "./computing.ts";
import { COOKING } from "./cooking.ts";
import { DISHES } from "./dishes.ts";
import { DRINKS } from "./drinks.ts";
import { HEATING } from "./heating.ts";
import { LAUNDRY } from "./laundry.ts";
import { MOBILE } from "./mobile.ts";
import { GUARD, NETWORK } from "./network.ts";
import { pictureOf } from "./pictures.ts";
import { SCREENS } from "./screens.ts";
import { WATER } from "./water.ts";

/** A node of the diagnostic tree (specification §3); `question` and `danger` are ours. */
export type TreeNode = {
  /** The path of slugs from the root: `lave-linge/fuite/hublot`. Stored in journals, so never changed. */
  id: string;
  /** What the client says, in his own words. */
  name: string;
  imgsrc: string;
  type?: "appliance";
  /** Ids of the answers shown next; absent on the last one of a path. */
  childs?: readonly string[];
  /** The answer is typed: an error code. */
  input?: "text";
  /** What is asked above the answers shown next, or above the text to type. */
  question?: string;
  danger?: DangerWord;
};

const FAMILIES: readonly Branches[] = [
  LAUNDRY,
  DISHES,
  COLD,
  COOKING,
  CLEANING,
  DRINKS,
  SCREENS,
  MOBILE,
  COMPUTING,
  NETWORK,
  GUARD,
  WATER,
  HEATING,
  POWER,
  BUILDING,
];

/** Every node, a root before its answers. */
export const TREE: readonly TreeNode[] = FAMILIES.flatMap((family) => grow(family));

const byId = new Map(TREE.map((node) => [node.id, node]));

export const nodeOf = (id: string): TreeNode | undefined => byId.get(id);

/** The answers shown once this one is chosen; none when the path ends, or when the id is unknown. */
export const childrenOf = (id: string): readonly TreeNode[] =>
  (byId.get(id)?.childs ?? []).flatMap((child) => byId.get(child) ?? []);

/** The top-level node that asks about a kind of the catalogue; « Autre » for an unknown kind. */
export function rootOf(kind_id: string): TreeNode {
  const { type } = kindOf(kind_id);
  const root = byId.get(type);
  if (!root) throw new Error(`The catalogue sends ${kind_id} to a missing root, ${type}`);
  return root;
}

type Above = { id: string; picture: string | undefined };

/** Nested answers as flat nodes. A root shows its own picture, a problem hands its picture down. */
function grow(family: Branches, above?: Above): TreeNode[] {
  return Object.entries(family).flatMap(([slug, written]) => {
    const branch: Branch = typeof written === "string" ? { name: written } : written;
    const { childs, ...said } = branch;
    const id = above ? `${above.id}/${slug}` : slug;
    const picture = above && (above.picture ?? pictureOf(above.id, slug));
    const node = { id, imgsrc: drawingOf(picture ?? slug), ...said };
    if (!childs) return [node];
    const ids = Object.keys(childs).map((child) => `${id}/${child}`);
    return [{ ...node, childs: ids }, ...grow(childs, { id, picture })];
  });
}
