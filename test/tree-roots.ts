import { TREE, type TreeNode } from "../src/domain/catalogue/tree/tree.ts";

/** The top-level nodes: one for each type of appliance or of work. */
export const TREE_ROOTS: readonly TreeNode[] = TREE.filter(({ id }) => !id.includes("/"));
