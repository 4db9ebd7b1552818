import type { TakeDown, TakeDownKind } from '@chippage/api/types';

/** Why something is off the site. */
export const takeDownKinds = ['copyright', 'wrong', 'privacy', 'other'] as const satisfies readonly TakeDownKind[];

/** The same in words. */
export const takeDownNames: Record<TakeDownKind, string> = {
  copyright: '权利人要求',
  wrong: '内容有误',
  privacy: '涉及隐私或秘密',
  other: '其他原因',
};

/** The columns of what can be taken down as the contract shows them; times come as text from plain SQL. */
export function takeDownOf(row: { takenDownAt: Date | string | null; takenDownKind: TakeDownKind | null; takenDownReason: string | null }): TakeDown | null {
  const { takenDownAt, takenDownKind, takenDownReason } = row;
  if (takenDownAt === null || takenDownKind === null) return null;
  return { kind: takenDownKind, reason: takenDownReason ?? '', time: new Date(takenDownAt).toISOString() };
}
