import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);
const withRef = globSync('*/*.tsx', { cwd: src }).flatMap((file) => {
  const text = readFileSync(new URL(file, src), 'utf8');
  // The part that follows the props is the one that takes the ref.
  return [...text.matchAll(/interface (\w+)Props\b[^}]*?\n {2}ref\?: Ref</g)].map(([, name = '']) => ({ file, name }));
});

test('声明了 ref 的部件都找到了', () => expect(withRef.length).toBeGreaterThan(15));

// React 18 never hands `ref` over as a prop: a part that is a plain function would lose it without a word.
test.each(withRef)('$name 在 React 18 里也收得到 ref', async ({ file, name }) => {
  const [folder, part] = file.replace(/\.tsx$/, '').split('/');
  const parts = (await import(`../src/${folder}/${part}.tsx`)) as Record<string, { $$typeof?: symbol }>;
  expect(parts[name]?.$$typeof).toBe(Symbol.for('react.forward_ref'));
});
