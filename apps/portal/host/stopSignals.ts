/** A terminal, npm and a service manager each pass a signal on; the copies come within this time. */
const COPIES_MS = 1000;

interface StopSignals {
  /** Stops in order; called once. */
  stop: () => void;
  /** Ends now: somebody asked again. */
  cutShort: () => void;
}

/** Listens for the signals that ask a portal to stop, also for that of a closed terminal. */
export function onStopSignals({ stop, cutShort }: StopSignals, now: () => number = () => performance.now()): void {
  let first: number | undefined;
  const heard = () => {
    if (first === undefined) {
      first = now();
      stop();
    } else if (now() - first >= COPIES_MS) {
      cutShort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard);
  // What is written to a terminal that was closed fails; the stop goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
