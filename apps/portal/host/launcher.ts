/** How often is looked for the launcher. */
const LOOK_MS = 500;

interface Launched {
  /** Number of the process that npm ran; nothing is looked for without it. */
  launcher: string | undefined;
  /** Whether a process that starts the portal anew stands between, as with `npm run dev`; then that one is told to end. */
  isReloaded: boolean;
  stop: () => void;
}

/**
 * Stops the portal when the process that npm ran is gone: killed, it passes no signal on, and the portal would keep its
 * port and its folder.
 */
export function stopWithLauncher({ launcher, isReloaded, stop }: Launched): void {
  const pid = Number(launcher);
  if (!launcher || !Number.isInteger(pid)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (runs(pid)) return;
    clearInterval(timer);
    if (isReloaded && process.ppid === parent) process.kill(parent, 'SIGTERM');
    else stop();
  }, LOOK_MS);
  timer.unref();
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
