/** Notices that content infringes rights, for operators. */
export { TakedownQueue, type TakedownQueueProps } from '../src/operator/takedown-queue/TakedownQueue.tsx';
export { parseTakedownQuery, type TakedownQuery, takedownQueryParams, takedownVariables } from '../src/operator/takedown-queue/takedownQuery.ts';
export { useTakedownQueue } from '../src/operator/takedown-queue/useTakedownQueue.ts';
export { takedownQueueMessages } from '../src/operator/takedown-queue/messages.ts';
