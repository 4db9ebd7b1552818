// docs/adr/0023 has the table for people; every pair of a state and a deed is read from it and asked here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionsOf, allows, isAwaited, standingOf, type StoredStanding, subjects } from './states.rules.ts';

const text = readFileSync(new URL('../../../../../docs/adr/0023-an-article-is-two-copies.md', import.meta.url), 'utf8');

/** What a section says can be done in each state, with where it leads. */
function sectionOf(name: string): Map<string, Map<string, string[]>> {
  const body = text.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '';
  const rows = [...body.matchAll(/^\| (\w+) \S+ +\| (.*?) *\|$/gm)];
  const deedsOf = (cell: string) => [...cell.matchAll(/`(\w+)`(?: → ([\w、]+))?/g)].map(([, deed = '', to]) => [deed, to?.split('、') ?? []] as const);
  return new Map(rows.map(([, state = '', cell = '']) => [state, new Map(deedsOf(cell))]));
}

const kinds = Object.keys(subjects) as (keyof typeof subjects)[];
it.each(kinds)('%s：每个状态与每个动作，允许的正好是文档里写的', (kind) => {
  const { name, states, deeds } = subjects[kind];
  const written = sectionOf(name);
  expect([...written.keys()]).toEqual(Object.keys(states));
  for (const state of Object.keys(states))
    for (const deed of Object.keys(deeds)) {
      const targets = written.get(state)?.get(deed);
      expect([state, deed, allows(kind, state as never, deed as never)]).toEqual([state, deed, targets !== undefined]);
      for (const to of Object.keys(states))
        expect([state, deed, to, allows(kind, state as never, deed as never, to as never)]).toEqual([state, deed, to, targets?.includes(to) === true]);
    }
  for (const cell of written.values()) for (const deed of cell.keys()) expect(Object.keys(deeds)).toContain(deed);
});

describe('状态由两份得出', () => {
  const now = new Date('2026-11-29T00:00:00Z');
  const stored = (own: Partial<StoredStanding>): StoredStanding => ({ isDeleted: false, submission: 'none', published: null, isSame: false, ...own });
  const seen = (state: 'DRAFT' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED', own: { publishTime?: Date; isTakenDown?: boolean } = {}) => ({
    state,
    publishTime: new Date('2026-11-01T00:00:00Z'),
    isTakenDown: false,
    ...own,
  });

  it.each([
    [stored({}), 'DRAFT', 'same'],
    [stored({ submission: 'review' }), 'REVIEW', 'same'],
    [stored({ submission: 'refused' }), 'REFUSED', 'same'],
    [stored({ published: seen('PUBLISHED', { publishTime: new Date('2026-11-29T00:00:01Z') }), isSame: true }), 'SCHEDULED', 'same'],
    [stored({ published: seen('PUBLISHED', { publishTime: now }), isSame: true }), 'PUBLISHED', 'same'],
    [stored({ published: seen('PUBLISHED') }), 'PUBLISHED', 'draft'],
    [stored({ published: seen('PUBLISHED'), submission: 'review' }), 'PUBLISHED', 'review'],
    [stored({ published: seen('PUBLISHED'), submission: 'refused' }), 'PUBLISHED', 'refused'],
    [stored({ published: seen('DISMOUNT'), submission: 'review' }), 'DISMOUNT', 'same'],
    [stored({ published: seen('DISMOUNT', { isTakenDown: true }) }), 'TAKEN_DOWN', 'same'],
    [stored({ published: seen('DRAFT'), submission: 'review' }), 'REVIEW', 'same'],
    [stored({ published: seen('PUBLISHED'), isDeleted: true }), 'DELETEED', 'same'],
  ] as const)('%o 是 %s、%s', (given, state, change) => {
    expect(standingOf(given, now)).toEqual({ state, change });
  });

  it('按钮问的是同一张表；没有等着的不再裁决', () => {
    expect(actionsOf({ state: 'DRAFT', change: 'same' })).toEqual(['edit', 'submit', 'remove']);
    expect(actionsOf({ state: 'PUBLISHED', change: 'same' })).toEqual(['edit', 'dismount', 'remove']);
    expect(actionsOf({ state: 'PUBLISHED', change: 'review' })).toEqual(['redraft', 'dismount', 'remove']);
    expect(actionsOf({ state: 'TAKEN_DOWN', change: 'same' })).toEqual(['remove']);
    expect(isAwaited({ state: 'REVIEW', change: 'same' })).toBe(true);
    expect(isAwaited({ state: 'PUBLISHED', change: 'review' })).toBe(true);
    expect(isAwaited({ state: 'PUBLISHED', change: 'same' })).toBe(false);
    expect(isAwaited({ state: 'DELETEED', change: 'same' })).toBe(false);
  });
});
