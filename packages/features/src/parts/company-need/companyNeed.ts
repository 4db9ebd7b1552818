import { ApiError } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import type { EnterpriseStatus } from '@chippage/api/types';

const codes = ['enterprise.required', 'enterprise.right_missing'] as const;

/** Why a member may not do something for a company, in the words of the server: it is not verified, or their place in it does not allow it. */
export interface RefusedNeed {
  code: (typeof codes)[number];
  message: string;
}

/** What a member lacks: as a call said it, or the verification of their company as it stands; null: never asked for. */
export type CompanyNeed = RefusedNeed | { status: EnterpriseStatus | null };

function needIn(reason: string, message: string): RefusedNeed | null {
  const code = codes.find((one) => one === reason);
  return code === undefined ? null : { code, message };
}

/** What the member lacks for something that was read; null: nothing, or it failed for another reason. */
export const companyNeed = (value: Loadable<unknown>): RefusedNeed | null => (value.status === 'failed' ? needIn(value.code, value.message) : null);

/** What the member lacks for something that they did; null: another error, or none. */
export const companyNeedOf = (error: unknown): RefusedNeed | null => (error instanceof ApiError ? needIn(error.reason, error.message) : null);
