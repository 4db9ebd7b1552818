import { readFileSync } from 'node:fs';

/** What must stand in no line: halves of sessions and tickets, codes and passwords beside their names, whole mobiles, addresses of mail. */
const secrets: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['令牌、会话或票据', /(?<![\w-])(?:t1\.)?[\w-]{43}(?![\w-])/],
  ['令牌或票据的值', /\b(?:token|ticket|sid)(?:"\s*:\s*"|=)(?!\*\*\*)[^"&\s]{6}/i],
  ['验证码', /"?\b\w*code"?\s*(?:=|:)\s*"?\d{6}\b/i],
  ['密码', /\b\w*pwd"?\s*(?:=|:)\s*"?[0-9a-f]{64}/i],
  ['手机号', /(?<![\d.])(?:\+?86-?)?1[3-9]\d{9}(?!\d)/],
  ['邮箱', /[a-z0-9._-]*[a-z0-9]@example\.com/i],
];

/** Reads the log of the whole run. @throws Error with the lines that hold what nobody may read there */
export default function checkPortalLog(): void {
  const lines = readFileSync(process.env['E2E_LOG'] ?? '', 'utf8')
    .split('\n')
    .filter(Boolean);
  if (lines.length < 20) throw new Error(`门户的日志只有 ${lines.length} 行，没有记下请求`);
  const found = lines.flatMap((line) => secrets.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${what}：${line.slice(0, 400)}`));
  if (found.length > 0) throw new Error(`日志里有不该有的（14.2.1）：\n${found.slice(0, 20).join('\n')}`);
  console.log(`门户的 ${lines.length} 行日志里没有令牌、票据、验证码、密码、手机号和邮箱`);
}
