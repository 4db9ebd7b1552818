/** The user agreement as the operator wrote it. */
export { useAgreement } from '../src/site/static-page/useAgreement.tsx';
