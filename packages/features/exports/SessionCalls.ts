/** What an app asks the server about its session. */
export { type BroughtTicket, type SessionCalls, useSessionCalls } from '../src/account/login/session/useSessionCalls.ts';
