// The picture of the arrows in README.md, kept true: reads every import of the project.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, importsOf, ourFiles, read, root, withoutComments } from './sourceFiles.ts';

type Layer = 'ui' | 'api' | 'features' | 'portal' | 'host' | 'server';

/** Who may import whom. A layer may always import itself. */
const mayImport: Record<Layer, Layer[]> = {
  ui: [],
  api: [],
  features: ['ui', 'api'],
  portal: ['features', 'ui', 'api'],
  // The host is the one place that knows both the portal and the server.
  host: ['portal', 'server', 'api', 'features'],
  server: ['api'],
};

const sources = ourFiles('{packages,apps}/*/{src,exports,host,test}/**/*.{ts,tsx}');
const imports = sources.flatMap((file) => importsOf(read(file)).map((found) => ({ file, ...found })));

function layerOf(file: string): Layer {
  if (file.startsWith('apps/portal/host/')) return 'host';
  return file.split('/')[1] as Layer;
}

/** Folders of features that are domains; the others (i18n, theme) belong to all of them. */
const domains = 'shell account datasheets directory history news resources inquiries enterprise mall companies circle jobs messages disk site operator'.split(
  ' ',
);

const list = (found: { file: string; target: string }[]) => found.map(({ file, target }) => `${file} → ${target}`);

describe('imports', () => {
  it('go one way only', () => {
    const wrong = imports.filter((one) => {
      const to = fileOf(one);
      if (!to || !/^(packages|apps)\//.test(to)) return false;
      const [here, there] = [layerOf(one.file), layerOf(to)];
      return here !== there && !mayImport[here].includes(there);
    });
    expect(list(wrong)).toEqual([]);
  });

  it('leave a package by a door, never by a path', () => {
    const wrong = imports.filter((one) => {
      if (!one.target.startsWith('.')) return /^@chippage\/\w+$/.test(one.target) || one.target.includes('/src/');
      const to = fileOf(one) ?? '';
      return to.split('/').slice(0, 2).join('/') !== one.file.split('/').slice(0, 2).join('/');
    });
    expect(list(wrong)).toEqual([]);
  });

  it('lead to doors that exist', () => {
    const wrong = imports.filter((one) => {
      const to = fileOf(one);
      return to !== undefined && !to.includes('/dist/') && !(existsSync(join(root, to)) && statSync(join(root, to)).isFile());
    });
    expect(list(wrong)).toEqual([]);
  });

  it('never go from one feature domain to another', () => {
    const domainOf = (file: string) => /^packages\/features\/src\/([\w-]+)\//.exec(file)?.[1];
    // A story composes, as a route does; so do the elements for pages without React.
    const wrong = imports.filter((one) => {
      if (one.file.endsWith('.stories.tsx')) return false;
      const to = fileOf(one);
      const [here, there] = [domainOf(one.file), domainOf(to ?? '')];
      return here && there && here !== 'elements' && here !== there && domains.includes(there);
    });
    expect(list(wrong)).toEqual([]);
  });

  it('leave routes to the table of pages: one that another file imports as well has no chunk of its own, and its page comes without styles', () => {
    expect(list(imports.filter((one) => fileOf(one)?.endsWith('.route.tsx') && !one.isType && !one.file.includes('.test.')))).toEqual([]);
  });

  it('take React Aria part by part', () => {
    // RouterProvider, which the app mounts once, is the one thing without a sub-path of its own.
    const wrong = imports.filter(({ file, target }) => target === 'react-aria-components' && file !== 'packages/ui/src/RouterProvider/RouterProvider.tsx');
    expect(list(wrong)).toEqual([]);
  });

  it('keep ky in one file, exchange.ts', () => {
    expect(list(imports.filter(({ file, target }) => target === 'ky' && file !== 'packages/api/src/exchange.ts'))).toEqual([]);
  });

  it('take no `lazy` from React: a part whose code fails to come would take its page with it (ui/late)', () => {
    // A page that has failed already has nothing to lose; `lazyPart` is made of it.
    const mayFail = ['packages/ui/src/late/late.tsx', 'apps/portal/src/layouts/RouteFailurePage.tsx'];
    const takesLazy = /\bimport\s[^;]*\blazy\b[^;]*\bfrom 'react'/;
    expect(sources.filter((file) => takesLazy.test(withoutComments(read(file)))).filter((file) => !mayFail.includes(file))).toEqual([]);
  });

  it('keep React out of the server, and routes, atoms and cookies out of features', () => {
    const banned: Partial<Record<Layer, RegExp>> = {
      server: /^(react|react-dom|swr|ky)(\/|$)/,
      features: /^(jotai|js-cookie|react-router|react-router-dom|ky)(\/|$)/,
      ui: /^(jotai|js-cookie|react-router|react-router-dom|ky|swr|dayjs)(\/|$)/,
    };
    expect(list(imports.filter(({ file, target }) => banned[layerOf(file)]?.test(target)))).toEqual([]);
  });

  it('make no circle', () => {
    // Types may point back: a part's hook takes the part's props.
    const graph = new Map<string, string[]>();
    for (const one of imports.filter(({ isType }) => !isType)) {
      const to = fileOf(one);
      if (to) graph.set(one.file, [...(graph.get(one.file) ?? []), to]);
    }
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (done.has(file) || trail.includes(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
});
