/** The origin that a portal's links begin with. */
export { ownOrigin } from '../src/platform/origins.ts';
export { listeningOrigin } from '../src/platform/listening.ts';
