import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

it('starts on 127.0.0.1:3000 when nothing is set', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', apiOrigin: undefined });
});
it('keeps only the origin of an address', () => {
  expect(readSettings({ API_ORIGIN: 'https://api.example.com/x' }).apiOrigin).toBe('https://api.example.com');
});
it.each([{ PORT: 'x' }, { PORT: '70000' }, { PORT: '80.5' }, { API_ORIGIN: 'api.example.com' }, { PUBLIC_ORIGIN: 'ftp://example.com' }])(
  '端口或网址写错时说明怎么改：%o',
  (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
  },
);
