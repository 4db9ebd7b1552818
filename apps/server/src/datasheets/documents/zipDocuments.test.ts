import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Document } from '@chippage/api/types';
import { openFileStore } from '../../platform/files.ts';
import { distinctNames, safeName, zipDocuments } from './zipDocuments.ts';

const named = (title: string) => ({ title }) as Document;

describe('下载的文件名', () => {
  it('去掉路径、控制字符和改变方向的字符', () => {
    expect(safeName('../../etc/passwd')).toBe('_.._etc_passwd');
    expect(safeName('C:\\x\u0000\u202Efdp')).toBe('C__x__fdp');
    expect(safeName('...')).toBe('数据手册');
    expect(Array.from(safeName('汉'.repeat(300)))).toHaveLength(100);
  });

  it('重名的加编号，不分大小写', () => {
    expect(distinctNames([named('LM358'), named('lm358'), named('NE555')])).toEqual(['LM358.pdf', 'lm358 (2).pdf', 'NE555.pdf']);
  });
});

describe('打包', () => {
  it('下载的人中途离开，正在读的文件就关上，后面的不再打开', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chippage-zip-'));
    const store = openFileStore(folder);
    const { sha256 } = await store.put(Buffer.alloc(4 * 1024 * 1024));
    const opened: Readable[] = [];
    const read = (digest: string) => {
      const stream = store.read(digest);
      opened.push(stream);
      return stream;
    };
    const two = ['LM358', 'NE555'].map((title, id) => ({ id, title, sha256 }) as Document);
    const zip = zipDocuments({ ...store, read }, two, new Date());
    await once(zip, 'readable');
    const [first] = opened;
    const closed = first && once(first, 'close');
    zip.destroy();
    await closed;
    expect(opened).toHaveLength(1);
    rmSync(folder, { recursive: true, force: true });
  });
});
