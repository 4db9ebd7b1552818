import { expect, test } from 'vitest';
import { keptOf, refusalOf, uploadsOf } from './uploads.ts';

test.each([
  ['回单.pdf', 'application/pdf', 184_220, null],
  ['回单.PNG', '', 10, null],
  ['回单.jpeg', 'image/jpeg', 10 * 1024 * 1024, null],
  ['回单.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, 'tooLarge'],
  ['回单.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 10, 'wrongType'],
  ['回单.exe', '', 10, 'wrongType'],
])('%s %s %i 字节', (name, type, size, refusal) => {
  expect(refusalOf({ name, type, size })).toBe(refusal);
});

test('留着的只有传好的；读回来还是传好的，读不懂的不要', () => {
  const kept = [{ id: 81, name: '照片.png', size: 68 }];
  const uploads = uploadsOf([...kept, { id: '82', name: '坏的' }, null, 3]);
  expect(uploads).toMatchObject([{ name: '照片.png', state: 'done', file: null, result: { id: 81 } }]);
  expect(keptOf([...uploads, { ...uploads[0]!, key: '2', state: 'uploading', result: null }])).toEqual(kept);
});
