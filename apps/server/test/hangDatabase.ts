import { readdirSync, readFileSync } from 'node:fs';

/** The postmaster and everything that it started. Linux only. */
function familyOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      // After the name in brackets come the state and the parent.
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === postmaster;
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

/** Stops a database in the middle of whatever it does: its sockets stay open and nothing is answered. @returns lets it go on */
export function hangDatabase(postmaster: number): () => void {
  const stopped = familyOf(postmaster);
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
  };
}
