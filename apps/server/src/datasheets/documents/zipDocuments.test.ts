import { describe, expect, it } from 'vitest';
import type { Document } from '@chippage/api/types';
import { distinctNames, safeName } from './zipDocuments.ts';

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
