import { rights, type SeatRole } from '../rights.rules.ts';

/** A limit as it is kept, from what a form sends; null: none. Only who places orders has one. */
export function limitOf(role: SeatRole, written: string): string | null {
  if (written === '' || !rights['order.place'].includes(role)) return null;
  return Number(written).toFixed(2);
}
