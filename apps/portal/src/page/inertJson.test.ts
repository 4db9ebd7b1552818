import { expect, it } from 'vitest';
import { inertJson } from './inertJson.ts';

it('keeps any text harmless inside a script element and the same after parsing', () => {
  const text = '</script><script>alert(1)</script><!-- &amp; \u2028\u2029 \\ " 芯页';
  const json = inertJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
