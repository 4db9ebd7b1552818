/** Whether the database refused something because of this constraint. */
export function breaks(error: unknown, constraint: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('constraint' in at && at.constraint === constraint) return true;
  return false;
}

/** Whether it refused something because of any constraint, e.g. what was looked at has gone meanwhile. */
export function breaksAny(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string' && at.code.startsWith('23')) return true;
  return false;
}
