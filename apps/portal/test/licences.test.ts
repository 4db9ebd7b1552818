import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectLicences } from '../licences.ts';

it('names what browsers get, with the words of its licence, and nothing of ours or of the server', async () => {
  const licences = await collectLicences(join(import.meta.dirname, '..'));
  const names = licences.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-aria-components', 'react-router-dom', 'swr', 'jotai', 'pdfjs-dist', 'ky']));
  expect(names.filter((name) => /^@chippage|fastify|drizzle|pglite/.test(name))).toEqual([]);
  for (const { name, version, licence } of licences) expect(licence, `${name} ${version}`).not.toBe('');
  expect(licences.find(({ name }) => name === 'react')?.text).toContain('MIT License');
  const ofPdf = licences.find(({ name }) => name === 'pdfjs-dist')?.text;
  expect(ofPdf).toContain('Apache License');
  expect(ofPdf).toContain('LIBERATION FONT SOFTWARE');
});
