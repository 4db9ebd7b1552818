// docs/adr/0013 has the table for people; every pair of a state and a deed is read from it and asked here.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allows, requireAllowed, subjects } from './states.rules.ts';

const text = readFileSync(new URL('../../../../docs/adr/0013-one-table-of-states.md', import.meta.url), 'utf8');

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

it('拒绝时说出现在的状态和原因', () => {
  expect(() => requireAllowed('order', 'CREATED', 'finish')).toThrow('订单现在是“待付款”，全部发货后才能确认收货');
  expect(() => requireAllowed('invoice', 'issued', 'refuse')).toThrow('发票现在是“已开具”，不能再驳回');
  expect(() => requireAllowed('order', 'SHIPPED', 'finish')).not.toThrow();
});
