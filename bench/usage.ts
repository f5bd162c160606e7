// Loaded before a measured program: returns its processor time in microseconds and its memory in bytes to the bench that started it.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() });
});
process.channel?.unref();
