/** The questions of the repairer, with their tree of 28 kB: the same loader for all, so that they are kept once. */
export const loadTunnel = () => import("./tunnel.tsx");
