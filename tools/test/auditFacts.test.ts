// The log of operators speaks Chinese: every fact that the server writes into the audit trail has a name there.
import { describe, expect, it } from 'vitest';
import { factNames } from '../../apps/server/src/operator/auditFacts.ts';
import { auditLabel } from '../../apps/server/src/operator/auditLabels.ts';
import { auditWords } from '../../apps/server/src/operator/auditWords.ts';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

const server = ourFiles('apps/server/src/**/*.ts').filter((file) => !/\.test\.ts$|\/(auditFacts|audit\.(queries|rules|schema))\.ts$/.test(file));
const writers = server.map((file) => ({ file, source: withoutComments(read(file)) })).filter(({ source }) => /\b(audit\w*|toAuditRow)\(/.test(source));

/** What stands between the bracket at a place and the one that closes it. */
function inside(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if ('([{'.includes(source.charAt(at))) depth++;
    if (')]}'.includes(source.charAt(at)) && --depth === 0) return source.slice(start + 1, at);
  }
  return '';
}

/** The parts of a list that commas divide, without the strings in it. */
function partsOf(list: string): string[] {
  const plain = list.replaceAll(/'[^'\n]*'|`[^`]*`/g, "''");
  let depth = 0;
  const parts = [''];
  for (const sign of plain) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Facts that come from elsewhere than an object of the same file, by the name under which they are spread. */
const elsewhere: Record<string, string[]> = { wish: ['kind', 'reason'] };

/** The facts of everything in a source that has a name and is an object. */
const factsNamed = (source: string, name: string): string[] =>
  [...source.matchAll(new RegExp(`\\b${name}(?: =|:) \\{|\\bconst ${name} = \\([^\\n]*=> \\(\\{`, 'g'))].flatMap(({ 0: text, index }) =>
    keysOf(source, inside(source, index + text.length - 1), name),
  );

function keysOf(source: string, object: string, within = ''): string[] {
  return partsOf(object).flatMap((part) => {
    const spread = /^\.\.\.(\w+)/.exec(part)?.[1];
    if (spread === undefined) return /^\w+/.exec(part)?.[0] ?? [`? ${part}`];
    if (spread === within) return [];
    const found = elsewhere[spread] ?? factsNamed(source, spread);
    return found.length > 0 ? found : [`? ${part}`];
  });
}

/** The facts of one call that writes into the trail. */
function factsOfCall(source: string, text: string): string[] {
  const detail = /\bdetail: \{/.exec(text);
  if (detail) return keysOf(source, inside(text, detail.index + 8));
  if (/\bdetail\b/.test(text)) {
    const found = factsNamed(source, 'detail');
    // A function that takes the facts from its callers: they are read there.
    return found.length > 0 || /\bdetail: Record</.test(source) ? found : ['? detail'];
  }
  return partsOf(text).flatMap((part, at) => (at >= 2 && part.startsWith('{') ? keysOf(source, part.slice(1, -1)) : []));
}

const written = writers.flatMap(({ file, source }) =>
  [...source.matchAll(/(?<!function )\b(?:audit(?:System|ed)?|toAuditRow)\(/g)].flatMap(({ 0: text, index }) =>
    factsOfCall(source, inside(source, index + text.length - 1)).map((name) => ({ file, name })),
  ),
);
const names = [...new Set(written.map(({ name }) => name))].toSorted();
const isChinese = (text: string) => /^[^a-z]*[一-龥][^a-z]*$/.test(text);

describe('the facts of the audit trail', () => {
  it('are found in the sources', () => {
    const known = ['amount', 'asked', 'bytes', 'decision', 'from', 'goods', 'got', 'invoice', 'key', 'kind', 'no', 'orders', 'refused', 'total', 'words'];
    expect(names).toEqual(expect.arrayContaining(known));
  });

  it('all have a Chinese name', () => {
    expect(written.filter(({ name }) => !isChinese(factNames[name] ?? ''))).toEqual([]);
  });

  it('are all written: no name without a fact', () => {
    expect(Object.keys(factNames).filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('every event that is spelt out has a Chinese name', () => {
  const spelt = /\bevent: [^,}]*?'([a-z_]+(?:\.[a-z_]+)*)'|\bevent: `(\w+\.)|\b(?:auditSystem|audited|withOrder)\([^'{]*'([a-z_.]+)'/g;
  const events = writers.flatMap(({ source }) => [...source.matchAll(spelt)].map(([, whole, group, given]) => whole ?? given ?? `${group}x`));
  expect(events.length).toBeGreaterThan(40);
  expect([...new Set(events)].filter((event) => !/[一-龥]/.test(auditLabel(event)))).toEqual([]);
});

it('every reason for which a login, a code or a link is refused has Chinese words', () => {
  const source = read('apps/server/src/account/account.errors.ts');
  const reasons = [...source.matchAll(/(?:refusal\(|new Failure\(\d+, )'((?:bind|captcha|login|mail|password|sms|social|step_up)\.\w+)'/g)].map(
    ([, reason = '']) => reason,
  );
  const spelt = writers.flatMap(({ source: text }) => [...text.matchAll(/\breason: '(\w+\.\w+)'/g)].map(([, reason = '']) => reason));
  expect(reasons.length).toBeGreaterThan(15);
  expect([...new Set([...reasons, ...spelt])].filter((reason) => auditWords['reason']?.[reason] === undefined)).toEqual([]);
});
