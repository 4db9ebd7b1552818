export { ApiError, isRetryable, isTransportFailure, orTransportFailure, transportError } from '../src/errors.ts';
export { isRefusal, reasonOf } from '../src/reasons.ts';
export type { ApiErrorFacts, ClientReason, PasskeyReason, TransportFailure, TransportReason } from '../src/errors.ts';
