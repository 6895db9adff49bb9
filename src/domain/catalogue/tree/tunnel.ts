/**
 * The symptom tunnel (specification §2): an answer is picked, its own answers are shown, and an answer
 * without any ends the path. Clicking an earlier crumb cuts the path after it.
 */
import { kindOf } from "../kinds.ts";
import { childrenOf, nodeOf, rootOf, type TreeNode } from "./tree.ts";

/** A node chosen, with the words it was chosen under and what was typed, if it asks for a text. */
export type Answer = { id: string; name: string; input?: string };

/** `root` is the id of the top-level node; the path does not repeat it. */
export type Tunnel = { root: string; path: readonly Answer[] };

/** The tunnel of an appliance kind, with the answer that the kind already gives, if it does. */
export function openTunnel(kind_id: string): Tunnel {
  const entrance: Tunnel = { root: rootOf(kind_id).id, path: [] };
  const kind = kindOf(kind_id);
  return "answer" in kind && kind.answer ? choose(entrance, kind.answer) : entrance;
}

/** What may be picked now; nothing once the path has reached an answer without further ones. */
export const choices = (tunnel: Tunnel): readonly TreeNode[] => childrenOf(whereIs(tunnel));

/**
 * Goes on with one of the choices, or gives the text that the last answer awaits. Anything else leaves
 * the tunnel as it is: a double click, or an answer that has left the tree, loses nothing.
 */
export function choose(tunnel: Tunnel, node_id: string, input = ""): Tunnel {
  const awaiting = lastNode(tunnel);
  if (awaiting?.id === node_id && awaiting.input)
    return { ...tunnel, path: [...tunnel.path.slice(0, -1), answer(awaiting, input)] };
  const chosen = choices(tunnel).find(({ id }) => id === node_id);
  return chosen ? { ...tunnel, path: [...tunnel.path, answer(chosen, input)] } : tunnel;
}

/** Keeps the crumbs up to `index`, that one included; −1 starts again. */
export const truncate = (tunnel: Tunnel, index: number): Tunnel => ({
  ...tunnel,
  path: tunnel.path.slice(0, Math.max(0, index + 1)),
});

/** The last answer when its text is still to be typed. */
export function awaitsText(tunnel: Tunnel): TreeNode | undefined {
  const node = lastNode(tunnel);
  return node?.input && !tunnel.path.at(-1)?.input ? node : undefined;
}

/** The path has ended and may be emitted. */
export const isComplete = (tunnel: Tunnel): boolean =>
  tunnel.path.length > 0 && choices(tunnel).length === 0 && !awaitsText(tunnel);

/**
 * Stored answers as a tunnel again, in today's words; undefined when they are not a path of this kind's
 * tree: another kind, a step missing, a text where none is asked.
 */
export function tunnelFrom(kind_id: string, answers: readonly Answer[]): Tunnel | undefined {
  let tunnel: Tunnel = { root: rootOf(kind_id).id, path: [] };
  for (const { id, input } of answers) {
    const next = choices(tunnel).find((node) => node.id === id);
    if (!next || (input !== undefined && !next.input)) return undefined;
    tunnel = choose(tunnel, id, input);
  }
  return tunnel;
}

/** The tunnel as far as this node and these words lead; from its entrance when the node is of another kind, or unknown. */
export function tunnelTo(kind_id: string, node_id: string, input = ""): Tunnel {
  const entrance: Tunnel = { root: rootOf(kind_id).id, path: [] };
  if (!node_id.startsWith(`${entrance.root}/`) || !nodeOf(node_id)) return openTunnel(kind_id);
  return idsTo(node_id).reduce((tunnel, id) => choose(tunnel, id, input), entrance);
}

/** Ids from the first answer to this one. */
export function idsTo(id: string): string[] {
  const [root = "", ...slugs] = id.split("/");
  return slugs.map((_, index) => [root, ...slugs.slice(0, index + 1)].join("/"));
}

const whereIs = ({ root, path }: Tunnel): string => path.at(-1)?.id ?? root;

const lastNode = ({ path }: Tunnel): TreeNode | undefined => nodeOf(path.at(-1)?.id ?? "");

function answer({ id, name, input }: TreeNode, typed: string): Answer {
  const text = typed.trim();
  return input && text ? { id, name, input: text } : { id, name };
}
