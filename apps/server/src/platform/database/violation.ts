/** Whether the database refused something because of this constraint. */
export function breaks(error: unknown, constraint: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('constraint' in at && at.constraint === constraint) return true;
  return false;
}
