// What the pages of Storybook say of every part, kept true.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, ourFiles, read, root } from './sourceFiles.ts';

const lifecycle = /'(experimental|beta|stable|deprecated)'/g;
const metaOf = (source: string) => /const meta = \{[\s\S]*?satisfies Meta/.exec(source)?.[0] ?? '';

describe('the stories of a part', () => {
  it('say once how far it has come', () => {
    const wrong = ourFiles('packages/{ui,features}/src/**/*.stories.tsx').filter((file) => {
      const tags = /tags: \[([^\]]*)\]/.exec(metaOf(read(file)))?.[1] ?? '';
      return [...tags.matchAll(lifecycle)].length !== 1;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a keyboard table', () => {
  const tables = ourFiles('packages/{ui,features}/src/**/*Keys.ts').filter((file) => read(file).includes('satisfies KeyTable'));

  it('stands beside the stories of its part, which print it and press it', () => {
    const wrong = tables.flatMap((file) => {
      const stories = file.replace(/[^/]+$/, (name) => `${name[0]!.toUpperCase()}${name.slice(1).replace(/Keys\.ts$/, '.stories.tsx')}`);
      if (!existsSync(`${root}/${stories}`)) return [`${file}: no ${stories}`];
      const source = read(stories);
      const names = [...read(file).matchAll(/export const (\w+) = \{/g)].map(([, name]) => String(name));
      return names.flatMap((name) => [
        ...(/\bkeys\b/.test(metaOf(source)) && metaOf(source).includes(name) ? [] : [`${stories}: ${name} is not in the parameters of its meta`]),
        ...(new RegExp(`playKeys\\([^,]*,[^,]*,?\\s*${name}\\b|playKeys\\(\\{[^}]*\\}, ${name}\\b`).test(source) ? [] : [`${stories}: no story plays ${name}`]),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['ui', 35],
    ['features', 30],
  ])('is written for many parts of %s', (layer, some) => {
    expect(tables.filter((file) => file.startsWith(`packages/${layer}/`)).length).toBeGreaterThan(some);
  });

  it('stays at home: only stories read it', () => {
    const isTable = (target: string) => /^@chippage\/ui\/keyboard$|\/keyboard\/\w+\.ts$/.test(target) || tables.some((file) => file.endsWith(target.slice(1)));
    const wrong = ourFiles('{packages,apps}/*/{src,exports,host}/**/*.{ts,tsx}')
      .filter((file) => !/\.(stories|test)\.tsx?$|[a-z]Keys\.ts$|^packages\/ui\/(src\/keyboard\/|exports\/keyboard\.ts)/.test(file))
      .filter((file) => importsOf(read(file)).some(({ target }) => isTable(target)));
    expect(wrong).toEqual([]);
  });
});
