/** What an app asks the server about its session. */
export { useLogOutCall } from '../src/account/login/session/useLogOutCall.ts';
export { type BroughtTicket, type SessionCalls, useSessionCalls } from '../src/account/login/session/useSessionCalls.ts';
