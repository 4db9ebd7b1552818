export { ApiError, isRetryable, transportError } from '../src/errors.ts';
export type { ApiErrorFacts, TransportFailure, TransportReason } from '../src/errors.ts';
