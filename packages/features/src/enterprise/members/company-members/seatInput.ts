import type { GivenRole } from '@chippage/api/types';

/** Roles that are given, in the order of the choice. */
export const givenRoles = ['buyer', 'approver', 'seller', 'editor'] as const satisfies GivenRole[];

/** What is typed of somebody's place. */
export interface SeatInput {
  mobile: string;
  role: GivenRole;
  spendLimit: string;
}

/** Whether a role places orders, so that it may have a limit. */
export const mayHaveLimit = (role: GivenRole): boolean => role === 'buyer' || role === 'approver';

/** Whether a limit can be read. */
export const isLimit = (text: string): boolean => /^(\d{1,9}(\.\d{1,2})?)?$/.test(text.trim());
