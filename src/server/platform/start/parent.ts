/** How often the parent is looked for, in milliseconds. */
const EVERY = 1_000;

/**
 * Calls `stop` once npm, which started this process, is gone: killed without mercy it forwards no signal, and the
 * server would hold its port without a way to find it. A server started otherwise (a service, `nohup`) has no npm to
 * outlive.
 */
export function stopAfterParent(stop: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, EVERY).unref();
}
