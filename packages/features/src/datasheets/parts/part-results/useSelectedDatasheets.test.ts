import { expect, it } from 'vitest';
import { stm32f103 } from '../parts.fixtures.ts';
import { splitDatasheets } from './useSelectedDatasheets.ts';

const [row] = stm32f103;
const at = (id: number, datasheet: NonNullable<typeof row>['datasheet']) => ({ ...row!, id, mpn: `P${id}`, datasheet });
const ours = (documentId: number) => ({ documentId, url: null, host: null, link: null, pageCount: 5, isHosted: true, isSample: true });
const theirs = { documentId: null, url: 'https://www.st.com/a.pdf', host: 'www.st.com', link: null, pageCount: null, isHosted: false, isSample: false };

it('本站的、原厂网站的、没有的各自数清；两个型号共用一份手册只下载一次', () => {
  expect(splitDatasheets([at(1, ours(11)), at(2, ours(11)), at(3, theirs), at(4, null)])).toEqual({
    hosted: [11],
    outside: [{ id: 3, mpn: 'P3', url: 'https://www.st.com/a.pdf', host: 'www.st.com' }],
    missing: 1,
  });
});
