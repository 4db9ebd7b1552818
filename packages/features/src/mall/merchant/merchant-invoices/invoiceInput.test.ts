import { expect, test } from 'vitest';
import { digitsOfNo, isInvoiceFile, isInvoiceNo } from './invoiceInput.ts';

test('发票号码是 20 位数字，空格和短横不算', () => {
  expect(isInvoiceNo('26332000000012345678')).toBe(true);
  expect(digitsOfNo('2633 2000 0000-12345678')).toBe('26332000000012345678');
  expect(isInvoiceNo('2633 2000 0000 1234 5678')).toBe(true);
  expect(isInvoiceNo('2633200000001234567')).toBe(false);
  expect(isInvoiceNo('2633200000001234567A')).toBe(false);
});

test('文件：OFD、PDF、XML，不超过 10 MB，不能是空的', () => {
  expect(isInvoiceFile({ name: '发票.OFD', size: 100 })).toBe(true);
  expect(isInvoiceFile({ name: '发票.png', size: 100 })).toBe(false);
  expect(isInvoiceFile({ name: '发票.pdf', size: 11 * 1024 * 1024 })).toBe(false);
  expect(isInvoiceFile({ name: '发票.xml', size: 0 })).toBe(false);
});
