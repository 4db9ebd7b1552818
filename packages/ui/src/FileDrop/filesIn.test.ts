import { expect, it } from 'vitest';
import { filesIn } from './filesIn.ts';

const fileOf = (name: string, fullPath = `/${name}`) => ({
  isFile: true,
  isDirectory: false,
  name,
  fullPath,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});
/** A folder that gives its entries two at a time, as browsers give them by the hundred. */
const folderOf = (name: string, inner: unknown[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader() {
    let at = 0;
    return { readEntries: (done: (entries: unknown[]) => void) => done(inner.slice(at, (at += 2))) };
  },
});
const dropOf = (...entries: unknown[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [new File(['x'], 'plain.pdf')] }) as unknown as DataTransfer;

it('文件夹里的和它里面文件夹的文件都在，一批读不完也不少', async () => {
  const inner = folderOf('inner', [fileOf('d.pdf'), fileOf('e.pdf'), fileOf('f.pdf')]);
  const found = await filesIn(dropOf(fileOf('z.pdf'), folderOf('sheets', [fileOf('b.pdf'), fileOf('a.pdf'), inner])));
  expect(found.map(({ name }) => name)).toEqual(['z.pdf', 'a.pdf', 'b.pdf', 'd.pdf', 'e.pdf', 'f.pdf']);
});

it('每个文件记得自己在哪个文件夹里，和用按钮选文件夹一样', async () => {
  const [alone, inside] = await filesIn(dropOf(fileOf('z.pdf'), folderOf('sheets', [fileOf('a.pdf', '/sheets/a.pdf')])));
  expect([alone?.webkitRelativePath ?? '', inside?.webkitRelativePath]).toEqual(['', 'sheets/a.pdf']);
});

it('没有文件夹就是浏览器给的文件', async () => expect((await filesIn(dropOf(fileOf('plain.pdf')))).map(({ name }) => name)).toEqual(['plain.pdf']));
