import { afterEach, describe, expect, it } from 'vitest';
import { type MakerAnswer, type MakerSites, makerSites } from '../../../test/makerSites.ts';
import { internetFiles } from './internet.ts';
import { makerAddress, makerHosts } from './makerAddress.ts';

const isMakerHost = makerHosts(['https://www.maker.example.com', 'https://new.example.org'], ['files.other.example.net']);

let sites: MakerSites | undefined;
afterEach(async () => {
  await sites?.close();
  sites = undefined;
});

const pdf: MakerAnswer = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 …' };
const page: MakerAnswer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<!doctype html><form>login</form>' };
const to = (location: string, status = 301): MakerAnswer => ({ status, headers: { location } });

/** What is found where the sites answer so; a key is an address, or a method and an address. What is not named is not there. */
async function found(answers: Record<string, MakerAnswer>, address = 'https://maker.example.com/a.pdf', names?: (hostname: string) => string[]) {
  const answer = (method: string, asked: string) => {
    const key = [`${method} ${asked}`, asked].find((each) => each in answers);
    return key === undefined ? { status: 404 } : answers[key];
  };
  sites = await makerSites(answer, names);
  return internetFiles({ userAgent: 'Test/1', line: sites.line, timeoutMs: 2000 }).check(address, isMakerHost);
}

describe('地址的规则', () => {
  it.each(['https://maker.example.com/a.pdf', 'https://cdn.maker.example.com/a', 'http://www.maker.example.com/a', 'https://files.other.example.net/a'])(
    '%s 可以问',
    (address) => expect(makerAddress(address, isMakerHost)?.href).toBe(address),
  );

  it.each([
    'ftp://maker.example.com/a.pdf',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user@maker.example.com/a.pdf',
    'https://user:pass@maker.example.com/a.pdf',
    'https://maker.example.com:8443/a.pdf',
    'http://maker.example.com:443/a.pdf',
    'https://maker.example.com./a.pdf',
    'https://maker.example.com.evil.test/a.pdf',
    'https://evilmaker.example.com/a.pdf',
    'https://other.example.net/a.pdf',
    'https://sub.files.other.example.net/a.pdf',
    'https://example.com/a.pdf',
    'https://127.0.0.1/a.pdf',
    'https://0x7f.1/a.pdf',
    'https://2130706433/a.pdf',
    'https://[::1]/a.pdf',
    'https://[::ffff:10.0.0.1]/a.pdf',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.pdf',
    'https://printer.local/a.pdf',
    'maker.example.com/a.pdf',
    '',
  ])('1.3.6/15.3.2（46）：%s 不问', (address) => expect(makerAddress(address, isMakerHost)).toBeNull());

  it.each(['127.0.0.1', 'localhost', 'metadata.internal'])('46：名单里有 %s 也不问', (host) => expect(makerAddress(`https://${host}/`, () => true)).toBeNull());
});

describe('检查', () => {
  it.each<[string, Record<string, MakerAnswer>, object]>([
    ['是 PDF', { 'https://maker.example.com/a.pdf': pdf }, { status: 'ok', movedTo: null }],
    ['不认 HEAD', { 'HEAD https://maker.example.com/a.pdf': { status: 405 }, 'GET https://maker.example.com/a.pdf': pdf }, { status: 'ok', movedTo: null }],
    ['HEAD 就断开', { 'HEAD https://maker.example.com/a.pdf': undefined, 'GET https://maker.example.com/a.pdf': pdf }, { status: 'ok', movedTo: null }],
    ['类型写错，内容是 PDF', { 'https://maker.example.com/a.pdf': { ...pdf, headers: { 'content-type': 'text/html' } } }, { status: 'ok', movedTo: null }],
    ['没有了', {}, { status: 'dead', movedTo: null }],
    ['410', { 'https://maker.example.com/a.pdf': { status: 410 } }, { status: 'dead', movedTo: null }],
    ['给的是网页', { 'https://maker.example.com/a.pdf': page }, { status: 'loginWall', movedTo: null }],
    ['要登录', { 'https://maker.example.com/a.pdf': { status: 401 } }, { status: 'loginWall', movedTo: null }],
    [
      '暂时转到登录页',
      { 'https://maker.example.com/a.pdf': to('/login', 302), 'https://maker.example.com/login': page },
      { status: 'loginWall', movedTo: null },
    ],
    ['不让机器问', { 'https://maker.example.com/a.pdf': { status: 403 } }, { status: 'unchecked', movedTo: null }],
    ['问得太多', { 'https://maker.example.com/a.pdf': { status: 429 } }, { status: 'unchecked', movedTo: null }],
    ['服务器有毛病', { 'https://maker.example.com/a.pdf': { status: 503 } }, { status: 'silent', hasAnswered: true }],
    ['断开', { 'https://maker.example.com/a.pdf': undefined }, { status: 'silent', hasAnswered: false }],
    [
      '永久转走',
      { 'https://maker.example.com/a.pdf': to('https://www.new.example.org/b.pdf'), 'https://www.new.example.org/b.pdf': pdf },
      { status: 'moved', movedTo: 'https://www.new.example.org/b.pdf' },
    ],
    [
      '永久转走以后又暂时转：记永久的那一站',
      {
        'https://maker.example.com/a.pdf': to('/b.pdf', 308),
        'https://maker.example.com/b.pdf': to('https://cdn.maker.example.com/x?sig=1', 302),
        'https://cdn.maker.example.com/x?sig=1': pdf,
      },
      { status: 'moved', movedTo: 'https://maker.example.com/b.pdf' },
    ],
    ['暂时转走', { 'https://maker.example.com/a.pdf': to('/b.pdf', 302), 'https://maker.example.com/b.pdf': pdf }, { status: 'ok', movedTo: null }],
    ['转到的地方没有', { 'https://maker.example.com/a.pdf': to('/b.pdf') }, { status: 'dead', movedTo: null }],
    [
      '转到名单以外：不去，只记下',
      { 'https://maker.example.com/a.pdf': to('https://elsewhere.test/b.pdf') },
      { status: 'unchecked', movedTo: 'https://elsewhere.test/b.pdf' },
    ],
    ['转个没完', { 'https://maker.example.com/a.pdf': to('/a.pdf', 302) }, { status: 'unchecked', movedTo: null }],
  ])('%s', async (_name, answers, finding) => expect(await found(answers)).toEqual(finding));

  it('转六次不再跟：第六次以后不问', async () => {
    const answers = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`https://maker.example.com/${at}`, to(`/${at + 1}`, 302)]));
    expect(await found(answers, 'https://maker.example.com/0')).toEqual({ status: 'unchecked', movedTo: null });
    expect(sites?.asked.at(-1)).toBe('GET https://maker.example.com/5');
  });

  it('http 的地址先问 https：那里有就是新地址；只有 http 有，就是它', async () => {
    const plain = 'http://maker.example.com/a.pdf';
    expect(await found({ 'https://maker.example.com/a.pdf': pdf, [plain]: pdf }, plain)).toEqual({
      status: 'moved',
      movedTo: 'https://maker.example.com/a.pdf',
    });
    await sites?.close();
    expect(await found({ 'https://maker.example.com/a.pdf': undefined, [plain]: pdf }, plain)).toEqual({ status: 'ok', movedTo: null });
  });

  it('只问一小段，不带 Cookie，说出自己是谁', async () => {
    const seen: object[] = [];
    sites = await makerSites((method, _address, headers) => {
      seen.push({ method, range: headers.range, agent: headers['user-agent'], cookie: headers.cookie });
      return method === 'HEAD' ? page : { ...pdf, body: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_000_000)]) };
    });
    const files = internetFiles({ userAgent: 'Test/1', line: sites.line });
    expect(await files.check('https://maker.example.com/a.pdf', isMakerHost)).toMatchObject({ status: 'ok' });
    expect(seen).toEqual([
      { method: 'HEAD', range: undefined, agent: 'Test/1', cookie: undefined },
      { method: 'GET', range: 'bytes=0-1023', agent: 'Test/1', cookie: undefined },
    ]);
  });
});

describe('46：不到内网去', () => {
  it.each([['127.0.0.1'], ['93.184.215.14', '10.0.0.1'], ['::1'], ['fd00::1'], ['::ffff:192.168.0.1'], ['100.64.0.1'], ['169.254.169.254'], ['2001::1']])(
    '名字指向 %s：不连接，也不说它失效',
    async (...addresses) => {
      expect(await found({ 'https://maker.example.com/a.pdf': pdf }, undefined, () => addresses)).toEqual({ status: 'unchecked', movedTo: null });
      expect(sites?.asked).toEqual([]);
    },
  );

  it('转到的名字指向内网：到那里为止', async () => {
    const names = (hostname: string) => (hostname === 'inner.maker.example.com' ? ['10.0.0.7'] : ['93.184.215.14']);
    const answers = { 'https://maker.example.com/a.pdf': to('https://inner.maker.example.com/b.pdf', 302) };
    expect(await found(answers, undefined, names)).toEqual({ status: 'unchecked', movedTo: null });
    expect(sites?.asked.every((each) => each.endsWith('https://maker.example.com/a.pdf'))).toBe(true);
  });

  it('没有这个名字：没有回应', async () => {
    expect(await found({}, undefined, () => [])).toEqual({ status: 'silent', hasAnswered: false });
  });
});

describe('取回', () => {
  const fetched = async (answer: MakerAnswer, maxBytes = 100) => {
    sites = await makerSites((_method, address) => (address.endsWith('/moved') ? to('/a.pdf', 302) : answer));
    return internetFiles({ userAgent: 'Test/1', line: sites.line }).fetch('https://maker.example.com/moved', isMakerHost, maxBytes);
  };

  it('整份 PDF', async () => expect(Buffer.from((await fetched(pdf)) ?? []).toString()).toBe('%PDF-1.7 …'));
  it.each<[string, MakerAnswer]>([
    ['网页', page],
    ['太大', { ...pdf, status: 200, body: `%PDF-${'x'.repeat(200)}` }],
    ['没有', { status: 404 }],
  ])('%s：没有', async (_name, answer) => expect(await fetched(answer)).toBeNull());
  it('断开：说没有回应', async () => expect(fetched(undefined)).rejects.toMatchObject({ name: 'AdapterError', kind: 'unavailable' }));
});
