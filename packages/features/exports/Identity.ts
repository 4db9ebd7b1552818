/** What the member is to this site. */
export { useIdentity } from '../src/account/profile/identity/useIdentity.ts';
