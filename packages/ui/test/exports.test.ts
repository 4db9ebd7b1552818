import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../exports/', import.meta.url);
const doors = readdirSync(folder).sort();
const source = (door: string) => readFileSync(new URL(door, folder), 'utf8');

test.each(doors)('门 %s 有一句话说明，只导出有名字的东西', (door) => {
  expect(source(door)).toMatch(/^\/\*\* .+[.] \*\//);
  expect(source(door)).not.toMatch(/export default/);
});

// Doors are the contract with other packages and other sites: a name that goes away breaks them.
test.each(doors)('门 %s 打得开，门牌上的名字都在', async (door) => {
  const opened = (await import(`../exports/${door.replace(/\.ts$/, '')}.ts`)) as Record<string, unknown>;
  const promised = [...source(door).matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^\w+ as /, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(promised.filter((name) => opened[name] === undefined)).toEqual([]);
});

test('图标门里每个名字都以 Icon 结尾', async () => {
  const icons = Object.keys(await import('../exports/Icon.ts'));
  expect(icons.length).toBeGreaterThan(60);
  expect(icons.filter((name) => !name.endsWith('Icon'))).toEqual([]);
});
