/** Loaded before the server that is measured: tells its own processor time and memory when asked. */
export type Spent = { cpu_ms: number; rss: number };

process.on("message", (message) => {
  if (message !== "spent") return;
  const { user, system } = process.cpuUsage();
  const spent: Spent = { cpu_ms: (user + system) / 1000, rss: process.memoryUsage.rss() };
  process.send?.(spent);
});
// Being asked is no reason to stay alive.
process.channel?.unref();
