import { createCipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptAesCbc } from './aes.ts';
import { hashPassword } from './password.ts';

test.each(['password', '密码-Ａ１', 'é', '', '🙂'.repeat(40)])('口令散列与系统的 SHA-256 一致：%s', (password) => {
  const expected = createHash('sha256')
    .update(`ictportal/v1\0${password.normalize('NFKC')}`, 'utf8')
    .digest('hex');
  expect(hashPassword(password)).toBe(expected);
  expect(hashPassword(password)).toMatch(/^[0-9a-f]{64}$/);
});

test('全角与半角、组合与预组合字符得到同一个散列', () => {
  expect(hashPassword('Ａ１')).toBe(hashPassword('A1'));
  expect(hashPassword('e\u0301')).toBe(hashPassword('\u00e9'));
});

test.each([16, 24, 32])('AES-CBC 与系统实现一致：密钥 %i 字节', (length) => {
  const key = 'k'.repeat(length);
  const iv = '0123456789abcdef';
  const cipher = createCipheriv(`aes-${length * 8}-cbc`, key, iv);
  const expected = Buffer.concat([cipher.update('芯页 ChipPage', 'utf8'), cipher.final()]).toString('base64');
  expect(encryptAesCbc('芯页 ChipPage', { key, iv })).toBe(expected);
});

test('长度不对的密钥或向量被拒绝', () => {
  expect(() => encryptAesCbc('x', { key: 'short', iv: '0123456789abcdef' })).toThrow(RangeError);
  expect(() => encryptAesCbc('x', { key: 'k'.repeat(16), iv: '' })).toThrow(RangeError);
});
