import { describe, expect, it } from 'vitest';
import { afterCheck, hasAnswered, type LinkState, unknownLink } from './links.rules.ts';

const now = new Date('2026-11-20T08:00:00Z');
const before = new Date('2026-11-13T08:00:00Z');
const good: LinkState = { ...unknownLink, status: 'ok', statusSince: before, checkedAt: before, triedAt: before, okAt: before };
const asked = 'https://maker.example.com/a.pdf';
const silent = { status: 'silent', hasAnswered: false } as const;

describe('检查以后', () => {
  it('还好：只有检查的时间变了，从什么时候起不变', () =>
    expect(afterCheck(good, asked, { status: 'ok', movedTo: null }, now)).toEqual({ ...good, checkedAt: now, triedAt: now, okAt: now }));

  it('失效：记下从什么时候起，上一次还好的时间留着', () =>
    expect(afterCheck(good, asked, { status: 'dead', movedTo: null }, now)).toMatchObject({ status: 'dead', statusSince: now, checkedAt: now, okAt: before }));

  it('没有回应：三次才算，之前保持原样；有了回应从头数', () => {
    const once = afterCheck(good, asked, silent, now);
    expect(once).toEqual({ ...good, triedAt: now, silentTries: 1 });
    const twice = afterCheck(once, asked, silent, now);
    expect([twice.status, twice.checkedAt]).toEqual(['ok', before]);
    expect(afterCheck(twice, asked, silent, now)).toMatchObject({ status: 'unreachable', statusSince: now, checkedAt: now, silentTries: 3 });
    expect(afterCheck(twice, asked, { status: 'ok', movedTo: null }, now).silentTries).toBe(0);
  });

  it.each([
    ['同一个主机', asked, 'https://maker.example.com/b.pdf'],
    ['同一个主机改用 https', 'http://maker.example.com/a.pdf', asked],
  ])('%s：跟过去', (_name, from, movedTo) =>
    expect(afterCheck(unknownLink, from, { status: 'moved', movedTo }, now)).toMatchObject({
      status: 'ok',
      address: movedTo,
      host: 'maker.example.com',
      movedTo: null,
    }),
  );

  it.each([
    ['别的主机', 'https://new.example.org/b.pdf'],
    ['退回 http', 'http://maker.example.com/a.pdf'],
  ])('%s：只提出来', (_name, movedTo) =>
    expect(afterCheck(good, asked, { status: 'moved', movedTo }, now)).toMatchObject({ status: 'moved', address: null, movedTo, okAt: now }),
  );
});

it('断网看得出来：服务器有毛病也是回应', () =>
  expect([hasAnswered(silent), hasAnswered({ status: 'silent', hasAnswered: true }), hasAnswered({ status: 'dead', movedTo: null })]).toEqual([
    false,
    true,
    true,
  ]));
