import { expect, it } from 'vitest';
import { baselineOf, changesOf, type WatchedPart } from './alerts.rules.ts';

const part = (own: Partial<WatchedPart> = {}): WatchedPart => ({ id: 1, lifecycle: 'active', sheet: 0, isStocked: false, unitPrice: null, ...own });
const wishes = { kinds: ['newPart', 'newSheet', 'price', 'stock', 'lifecycle'] as const, priceBelow: '1.5' };

it.each([
  ['没有变', part(), part(), []],
  ['有货了', part(), part({ isStocked: true }), ['stock']],
  ['没货了：不说', part({ isStocked: true }), part(), []],
  ['有了手册', part(), part({ sheet: 7 }), ['newSheet']],
  ['手册撤下了：不说', part({ sheet: 7 }), part({ sheet: 3 }), []],
  ['降到单价以下', part({ unitPrice: '1.6' }), part({ unitPrice: '1.49' }), ['price']],
  ['有人卖了，就在单价以下', part(), part({ unitPrice: '1.49' }), ['price']],
  ['正好是那个单价：不算低于', part({ unitPrice: '1.6' }), part({ unitPrice: '1.5' }), []],
  ['早就低于它', part({ unitPrice: '1.4' }), part({ unitPrice: '1.3' }), []],
  ['小数不按文字比', part({ unitPrice: '10' }), part({ unitPrice: '9' }), []],
  ['停产', part(), part({ lifecycle: 'obsolete' }), ['lifecycle']],
])('%s', (_name, was, now, kinds) => {
  expect(changesOf(baselineOf([was]), [now], wishes).map(({ kind }) => kind)).toEqual(kinds);
});

it('新的型号只说是新的；没选的不说', () => {
  const fresh = part({ id: 2, isStocked: true, sheet: 5, unitPrice: '1' });
  expect(changesOf({}, [fresh], wishes).map(({ kind }) => kind)).toEqual(['newPart']);
  expect(changesOf({}, [fresh], { ...wishes, kinds: ['stock'] })).toEqual([]);
});
