import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor that a portal, and its database, have taken; what others make it wait is not in them. */
export interface CpuUse {
  portal: number;
  database: number;
}

/** Looks it up where Linux tells it; elsewhere it is 0. @param postmaster Number of the database's first process */
export function cpuOf(portal: number, postmaster: number): CpuUse {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        // Ticks of the process and of those of its children that have ended, a hundred a second.
        return [{ pid: Number(name), parent: fields[1] ?? 0, seconds: [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0) / 100 }];
      } catch {
        return [];
      }
    });
  const sum = (isIn: (one: (typeof stats)[number]) => boolean) => stats.filter(isIn).reduce((total, { seconds }) => total + seconds, 0);
  return {
    portal: sum(({ pid, parent }) => pid === portal || (parent === portal && pid !== postmaster)),
    database: sum(({ pid, parent }) => pid === postmaster || parent === postmaster),
  };
}
