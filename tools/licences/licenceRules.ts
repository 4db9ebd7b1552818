/** Licences under which what is shipped may be, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-SA-4.0',
  'ICU',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'OpenSSL',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/** A licence beyond the list, for one thing, with the reason why it may be shipped. */
interface Exception {
  name: RegExp;
  licence: string;
  because: string;
}

/** Each is used, or the check fails. */
export const exceptions: readonly Exception[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because: '未改动的动态库，由包管理器从源安装，sharp 在运行时装载；使用者可以换成自己的 libvips（SHARP_FORCE_GLOBAL_LIBVIPS），LGPL 第 4 条因此满足',
  },
  {
    name: /^Liberation Sans$/,
    licence: 'GPL-2.0-only WITH Font-exception-2.0',
    because: '未改动的字体文件，单独取用，不编进程序；例外条款说明用它画出的文件不受 GPL 约束；许可全文在「开源许可」页',
  },
];

/** What a package's own files say where its manifest says nothing, or says it outside SPDX. */
export const declared: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'pause-stream': 'MIT OR Apache-2.0',
  '@darabonba/typescript': 'Apache-2.0',
};

/** Whether this licence is among those allowed; of alternatives one is enough, of joint ones each is needed. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isAllowed);
  return plain !== '' && plain.split(' AND ').every((name) => allowed.has(name.trim()));
}

/** The exception that lets this thing be shipped. */
export const exceptionFor = (name: string, licence: string): Exception | undefined =>
  exceptions.find((exception) => exception.licence === licence && exception.name.test(name));
