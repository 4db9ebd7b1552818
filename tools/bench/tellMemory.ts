// Loaded into a portal before it starts: says what its memory consists of whenever the bench asks.
process.on('message', (message) => {
  if (message === 'memory') process.send?.(process.memoryUsage());
});
// The channel alone keeps no process alive.
process.channel?.unref();
