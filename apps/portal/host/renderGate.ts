import { createFairQueue, type FairQueue } from '@chippage/server/budgets';

/** Pages that are rendered at once; each takes the processor for itself, so more of them would only wait for each other. */
export const MOST_RENDERS = 12;
/** Pages that wait for their turn: some two seconds of work. */
export const MOST_WAITING_RENDERS = 96;

/** There is no room for another page now. */
export class RendersBusy extends Error {
  override name = 'RendersBusy';
}

/** Lets so many pages be rendered at once and a few wait, in which networks take turns. The rest is refused at once with RendersBusy. */
export const createRenderGate = (): FairQueue =>
  createFairQueue({ running: MOST_RENDERS, waiting: MOST_WAITING_RENDERS, busy: () => new RendersBusy('too many pages are wanted') });
