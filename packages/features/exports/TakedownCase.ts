/** A notice of infringement with everything that happened to it. */
export { TakedownCase, type TakedownCaseProps } from '../src/takedowns/takedown-case/TakedownCase.tsx';
export { takedownCaseMessages } from '../src/takedowns/takedown-case/messages.ts';
export { useTakedownAgainst, useTakedownByCode } from '../src/takedowns/takedown-case/useTakedownCase.ts';
