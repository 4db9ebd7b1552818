/** What may be kept of an error: in the log, and beside a job that failed. */
export interface SafeError {
  type: string;
  message: string;
  /** Of the system, in words. */
  code?: string;
  /** Of the database, five signs. Under a name of its own: what is called a code and has digits only may be a one-time code, and is masked. */
  sqlState?: string;
  routine?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** Where it happened; without the message, which stands above. */
  stack?: string;
  cause?: SafeError;
}

type Facts = Partial<Record<'code' | 'routine' | 'constraint' | 'table' | 'column' | 'severity' | 'query', unknown>>;
const DEPTH = 4;
const QUERY = 2000;

/**
 * What is known of an error without the values that it was about: a statement without its parameters, and of the
 * database's own errors only the fields that name parts of the schema, for their messages and details quote rows.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const facts = error as Error & Facts;
  const safe: SafeError = { type: error.name, message: messageOf(facts) };
  for (const field of ['code', 'routine', 'constraint', 'table', 'column'] as const) {
    const value = facts[field];
    if (typeof value === 'string') safe[field === 'code' && facts.severity !== undefined ? 'sqlState' : field] = value;
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames && frames.length > 0) safe.stack = frames.join('\n');
  if (error.cause !== undefined && depth < DEPTH) safe.cause = safeError(error.cause, depth + 1);
  return safe;
}

function messageOf(error: Error & Facts): string {
  if (typeof error.query === 'string') return `Failed query: ${error.query.slice(0, QUERY)}`;
  return typeof error.severity === 'string' ? `the database refused: ${String(error.code)}` : error.message;
}

/** An error that says no more than that, for those who write errors down by themselves. */
export function asSafeError(error: unknown): Error {
  const { type, message, stack, code, constraint, cause } = safeError(error);
  const safe = new Error([message, code, constraint, cause?.message, cause?.constraint].filter((part) => part !== undefined).join(', '));
  safe.name = type;
  safe.stack = stack ?? '';
  return safe;
}
