import { expect, it } from 'vitest';
import { touchedBy } from '../changed/importGraph.ts';
import { whatToRun } from '../changed/whatToRun.ts';

const graph = new Map<string, string[]>([
  ['packages/ui/src/Button/Button.tsx', ['packages/ui/src/Button/Button.css.ts']],
  ['packages/ui/src/Button/Button.css.ts', []],
  ['packages/ui/src/Button/Button.stories.tsx', ['packages/ui/src/Button/Button.tsx']],
  ['packages/ui/exports/Button.ts', ['packages/ui/src/Button/Button.tsx']],
  ['packages/features/src/mall/goods/goods-list/GoodsList.tsx', ['packages/ui/exports/Button.ts']],
  ['packages/features/src/mall/goods/goods-list/GoodsList.stories.tsx', ['packages/features/src/mall/goods/goods-list/GoodsList.tsx']],
  ['apps/portal/src/routes/mall/goods/goodsList.route.tsx', ['packages/features/src/mall/goods/goods-list/GoodsList.tsx']],
  ['apps/server/src/mall/goods/goods.queries.ts', []],
  ['apps/server/src/mall/goods/goods.test.ts', ['apps/server/src/mall/goods/goods.queries.ts']],
]);

it('a change reaches what takes it, through doors and packages', () => {
  expect([...touchedBy(['packages/ui/src/Button/Button.css.ts'], graph)].filter((file) => file.includes('.stories.'))).toEqual([
    'packages/ui/src/Button/Button.stories.tsx',
    'packages/features/src/mall/goods/goods-list/GoodsList.stories.tsx',
  ]);
});

it('a piece runs its own stories, the tests of the repository and no server test', () => {
  const found = whatToRun(['packages/features/src/mall/goods/goods-list/GoodsList.tsx'], graph);
  expect(found).toMatchObject({ isContractTouched: false, unit: ['tools/test'], server: [], later: ['build', 'size', 'e2e'] });
  expect(found.stories).toEqual(['packages/features/src/mall/goods/goods-list/GoodsList.stories.tsx']);
});

it('a query runs the server tests that take it and no story', () => {
  expect(whatToRun(['apps/server/src/mall/goods/goods.queries.ts'], graph)).toMatchObject({
    server: ['apps/server/src/mall/goods/goods.test.ts'],
    stories: [],
    later: [],
  });
});

it('what no import names runs all that reads it', () => {
  expect(whatToRun(['.storybook/preview.tsx'], graph)).toMatchObject({ stories: 'all', server: [] });
  expect(whatToRun(['apps/server/migrations/0001_first.sql'], graph)).toMatchObject({ server: 'all', stories: [] });
  expect(whatToRun(['packages/api/contract/site.tsp'], graph)).toMatchObject({ isContractTouched: true });
});
