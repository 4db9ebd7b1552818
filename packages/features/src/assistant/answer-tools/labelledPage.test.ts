// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { labelledPage } from './labelledPage.ts';

test('导出的文件看得见标识，元数据里也有；资料里的标记只是文字', () => {
  const html = labelledPage({
    title: '"><script>',
    label: '内容由 AI 生成',
    lines: ['<img src=x onerror=alert(1)>', 'A & B'],
    producer: '芯页',
    time: '2026-11-30T06:00:00.000Z',
    generator: 'test-model',
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(JSON.parse(page.querySelector('meta[name=AIGC]')?.getAttribute('content') ?? '{}')).toMatchObject({
    Label: '1',
    ContentProducer: '芯页',
    ProduceID: '2026-11-30T06:00:00.000Z',
  });
  expect(page.querySelector('strong')?.textContent).toBe('内容由 AI 生成');
  expect(page.querySelectorAll('script, img').length).toBe(0);
  expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
});
