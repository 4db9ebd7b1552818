import { expect, test } from 'vitest';
import { clearLogin, createUuid, ensureUuid, isUuid, parseLogin, readLogin } from './session.ts';
import { writeLogin } from './writeLogin.ts';
import type { CookieJar, CookieOptions, Storage } from './session.ts';

function memory(): { storage: Storage; cookies: CookieJar; jar: Map<string, string>; set: CookieOptions[]; removed: [string, CookieOptions][] } {
  const items = new Map<string, string>();
  const jar = new Map<string, string>();
  const set: CookieOptions[] = [];
  const removed: [string, CookieOptions][] = [];
  return {
    jar,
    set,
    removed,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value, options) => (jar.set(name, value), set.push(options)),
      remove: (name, options) => (jar.delete(name), removed.push([name, options])),
    },
  };
}

const info = { id: 9, token: 'abc', avatar: null, nickName: '小芯' };

test('访客编号是 32 位字母数字，互不相同，且 62 个字符都会出现', () => {
  const all = Array.from({ length: 400 }, createUuid);
  expect(all.every(isUuid)).toBe(true);
  expect(new Set(all).size).toBe(400);
  expect(new Set(all.join('')).size).toBe(62);
});

test('访客编号只生成一次，坏的会换新', () => {
  const { cookies, jar } = memory();
  const first = ensureUuid(cookies, { secure: true });
  expect(ensureUuid(cookies, { secure: true })).toBe(first);
  jar.set('uuid', '<script>');
  expect(isUuid(ensureUuid(cookies, { secure: true }))).toBe(true);
});

test('登录写入 loginInfo 与四个一年期 cookie，退出全部清除但保留访客编号', () => {
  const { storage, cookies, jar, set, removed } = memory();
  const uuid = ensureUuid(cookies, { secure: true });
  writeLogin(info, storage, cookies, { secure: true, domain: '.example.cn' });
  expect(readLogin(storage)).toEqual(info);
  expect(Object.fromEntries(jar)).toEqual({ uuid, token: 'abc', userId: '9', avatar: '', nickName: '小芯' });
  expect(set.at(-1)).toEqual({ expires: 365, path: '/', sameSite: 'lax', secure: true, domain: '.example.cn' });
  cookies.set('perfectInformation', 'true', { path: '/', sameSite: 'lax' });
  clearLogin(storage, cookies, { domain: '.example.cn' });
  expect(readLogin(storage)).toBeNull();
  expect([...jar.keys()]).toEqual(['uuid']);
  expect(removed.filter(([, options]) => options.domain === '.example.cn')).toHaveLength(5);
});

test.each([null, '', 'null', '{', '[]', '{"id":1}', '{"id":"1","token":"x"}', '{"id":1,"token":""}', '"text"'])('不是登录信息的内容当作未登录：%s', (text) => {
  expect(parseLogin(text)).toBeNull();
});

test('存储被浏览器禁用时当作未登录，退出也不报错', () => {
  const closed: Storage = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => undefined,
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(readLogin(closed)).toBeNull();
  expect(() => clearLogin(closed, memory().cookies)).not.toThrow();
});
