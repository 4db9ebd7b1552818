/** What may be asked of one process; pages are counted by whoever renders them. */
export { createBudget, networkOf } from '../src/platform/budget.ts';
export { createPlaceBudget, shares } from '../src/platform/budgets.ts';
export { createFairQueue, type FairQueue } from '../src/platform/fairQueue.ts';
