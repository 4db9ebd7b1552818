import { readdirSync, readFileSync } from 'node:fs';

/** What a portal and everything that it started take, without its database. */
export interface PortalUse {
  mb: number;
  /** Processes below the portal's own. */
  children: number;
}

/** Looks it up where Linux tells it. */
export function portalUse(portal: number): PortalUse {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const text = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '';
        return { pid: Number(name), parent: Number(field('PPid')), name: field('Name'), kb: Number(field('VmRSS')) };
      } catch {
        return null;
      }
    })
    .filter((one) => one !== null);
  const below = (pid: number): typeof processes =>
    processes.filter(({ parent, name }) => parent === pid && name !== 'postgres').flatMap((one) => [one, ...below(one.pid)]);
  const children = below(portal);
  const kb = [...processes.filter(({ pid }) => pid === portal), ...children].reduce((sum, one) => sum + one.kb, 0);
  return { mb: kb / 1024, children: children.length };
}
