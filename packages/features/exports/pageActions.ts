/** What a page gives to the hooks that act for its visitor. */
export type { LoginDemand, PageActions } from '../src/parts/action/pageActions.ts';
