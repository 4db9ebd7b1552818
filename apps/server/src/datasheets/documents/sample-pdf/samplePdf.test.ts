import { describe, expect, it } from 'vitest';
import { buckets } from './histogram.ts';
import { makeSamplePdf } from './samplePdf.ts';
import type { Sheet } from './sheet.ts';

const sheet: Sheet = {
  mpn: 'LM358DR',
  brandName: 'Texas Instruments',
  brandNameCn: '德州仪器',
  categoryNames: ['放大器与比较器', '运算放大器'],
  packageCase: 'SOIC-8',
  pins: 8,
  lifecycle: null,
  params: [
    { name: '电压下限', unit: 'V', valueText: '3', valueNum: 3, peers: [1.8, 2.7, 3, 3, 4.5, 5, 5, 5, 10] },
    { name: '轨到轨', unit: null, valueText: '否', valueNum: null, peers: [] },
  ],
  sources: [{ name: 'KiCad 元件库', licence: 'CC BY-SA 4.0' }],
  issuedOn: new Date('2026-11-01T00:00:00Z'),
};

async function textOf(bytes: Buffer): Promise<{ pages: string[]; outline: string[] }> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await pdfjs.getDocument({ data: new Uint8Array(bytes), useWorkerFetch: false, isOffscreenCanvasSupported: false }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const outline = ((await pdf.getOutline()) ?? []).map((item) => item.title);
  return { pages, outline };
}

describe('示例文档', () => {
  it('每页都能查到文字，标明不是原厂资料，目录指到真的页', async () => {
    const made = await makeSamplePdf(sheet);
    const { pages, outline } = await textOf(made.bytes);
    expect(pages).toHaveLength(made.pageCount);
    expect(made.pageCount).toBeGreaterThanOrEqual(4);
    for (const page of pages) expect(page).toContain('示例文档，非原厂资料');
    expect(pages[0]).toContain('LM358DR');
    expect(pages.join('')).toContain('德州仪器');
    expect(outline).toEqual(['1 概述', '2 参数表', '3 参数在同类器件中的位置', '4 封装', '5 数据来源', '6 说明']);
    expect(made.outline.filter(({ level }) => level === 2).map(({ title }) => title)).toEqual(['4.1 封装轮廓（俯视）', '4.2 引脚']);
    for (const entry of made.outline) expect(pages[entry.page - 1]).toContain(entry.title.replace(/^\S+ /, ''));
  });

  it('公认的引脚写名称和功能，其余的只写位置', async () => {
    const named = (await textOf((await makeSamplePdf(sheet)).bytes)).pages.join('');
    expect(named).toContain('IN1−');
    expect(named).not.toContain('引脚名称与功能：数据来源没有给出');
    const other = await makeSamplePdf({ ...sheet, mpn: 'OPA2134UA' });
    expect(other.outline.map(({ title }) => title)).toContain('4.2 引脚编号');
    expect((await textOf(other.bytes)).pages.join('')).toContain('引脚名称与功能：数据来源没有给出');
  });

  it('不知道的写未知，不写 0', async () => {
    const { pages, outline } = await textOf((await makeSamplePdf({ ...sheet, packageCase: null, pins: null, params: [] })).bytes);
    expect(outline).toEqual(['1 概述', '2 参数表', '3 封装', '4 数据来源', '5 说明']);
    expect(pages[0]).toMatch(/封装 未知引脚数 未知生命周期 未知/);
    expect(pages.join('')).toContain('数据来源没有给出这个型号的电气参数');
  });

  it('同样的事实得到同样的字节', async () => {
    const [one, other] = [await makeSamplePdf(sheet), await makeSamplePdf(sheet)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});

it('直方图一个不漏，跨度大时取对数', () => {
  const values = [1, 2, 5, 10, 100, 1000, 10_000];
  const made = buckets(values, 4);
  expect(made.reduce((sum, bucket) => sum + bucket.size, 0)).toBe(values.length);
  expect(made[1]?.from).toBeCloseTo(10);
  expect(buckets([3, 3, 3], 4)).toEqual([{ from: 3, to: 3, size: 3 }]);
});
