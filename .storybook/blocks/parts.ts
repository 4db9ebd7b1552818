// What the repository itself knows of a part, read when Storybook is built.
import weights from '../../tools/packages/partWeights.json' with { type: 'json' };

const doors = import.meta.glob<string>('../../packages/{ui,features}/exports/*.ts', { query: '?raw', import: 'default', eager: true });
const keyTables = new Set(
  Object.entries(import.meta.glob<string>('../../packages/{ui,features}/src/**/*Keys.ts', { query: '?raw', import: 'default', eager: true }))
    .filter(([, text]) => text.includes('satisfies KeyTable'))
    .map(([path]) => path.replace(/^(?:\.\.\/)+/, '')),
);

/** The address to import a part from, e.g. `@chippage/ui/CheckboxField` for `CheckboxGroup`. */
export function doorOf(storiesPath: string): string | undefined {
  const part = partOf(storiesPath);
  const layer = storiesPath.split('/').at(storiesPath.startsWith('./') ? 2 : 1) ?? '';
  const own = Object.entries(doors).filter(([path]) => path.includes(`/packages/${layer}/`));
  const named =
    own.find(([path]) => path.endsWith(`/${part}.ts`)) ??
    own.find(([, text]) => new RegExp(`/${part}\\.tsx?'`).test(text)) ??
    own.find(([, text]) => new RegExp(`\\b${part}\\b`).test(text));
  return named && `@chippage/${layer}/${named[0].replace(/^.*\//, '').replace(/\.ts$/, '')}`;
}

/** Whether the keyboard of a part is written down, and so pressed by a story. */
export function hasKeyTable(storiesPath: string): boolean {
  const part = partOf(storiesPath);
  return keyTables.has(storiesPath.replace(/^\.\//, '').replace(/[^/]+$/, `${part[0]?.toLowerCase()}${part.slice(1)}Keys.ts`));
}

/** Its weight in kB, brotli, React excluded, where it is measured. */
export function weightOf(storiesPath: string): number | undefined {
  return Object.entries<number>(weights).find(([names]) => names.split(', ').includes(partOf(storiesPath)))?.[1];
}

/** The part a file of stories is about. */
export function partOf(storiesPath: string): string {
  return storiesPath.replace(/^.*\//, '').replace(/\.stories\.tsx$/, '');
}
