import { alreadyThere, Failure, internal, invalidInput, malformed, notFound, storageFull, timedOut, tooLarge, unavailable, unsupportedType } from './errors.ts';

const codesOf = function* (error: unknown): Generator<string> {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') yield at.code;
    // node-postgres has no codes for its own time-outs and closed connections
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|Cannot use a pool after/.test(at.message))
      yield 'AWAY';
  }
};

/** Classes 08 and 57P, too many connections, and what the socket says when nobody listens. */
const isAway = (code: string) => /^(08...|57P0.|53300|55000|AWAY|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|57014)$/.test(code);
/** Whether an error says that the database does not answer now. */
export const isAwayError = (error: unknown): boolean => [...codesOf(error)].some(isAway);

/** Text that PostgreSQL cannot hold: the input's fault even where the contract did not foresee it. */
const isBadValue = (code: string) => /^(22021|22P05|22P02|22026|22001)$/.test(code);
/** Another row has the value: of two at once the second is told so, where the operation has no words of its own. */
const isTaken = (code: string) => code === '23505';
/** The contract's numbers reach 2⁵³, the columns' 2³¹: what lies between names nothing. */
const isBeyondColumn = (code: string) => code === '22003';

/** What the visitor is told about any error. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  for (const code of codesOf(error)) {
    if (isAway(code)) return unavailable();
    if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return storageFull();
    if (isBadValue(code)) return invalidInput([]);
    if (isTaken(code)) return alreadyThere();
    if (isBeyondColumn(code)) return notFound();
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedType();
  }
  return fromFastify(error) ?? internal();
}

/** Refusals of Fastify itself: bodies too large, broken JSON, bad URLs, timeouts. */
function fromFastify(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  const { statusCode } = error;
  if (statusCode === 413) return tooLarge();
  if (statusCode === 503) return unavailable();
  if (statusCode === 408) return timedOut();
  if (statusCode >= 400 && statusCode < 500) return malformed(undefined, statusCode);
  return null;
}
