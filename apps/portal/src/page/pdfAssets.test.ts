import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PDF_DATA_PATH } from './pdfAssets.ts';

it('names the version of pdf.js that is installed', () => {
  const file = fileURLToPath(new URL('../package.json', import.meta.resolve('pdfjs-dist')));
  expect(PDF_DATA_PATH).toBe(`/pdfjs/${JSON.parse(readFileSync(file, 'utf8')).version}/`);
});
