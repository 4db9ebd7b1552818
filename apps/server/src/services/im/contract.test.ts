import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { createOutgoing } from '../outgoing.ts';
import { listen, type VendorAnswer, type VendorRequest } from '../standIns/listen.ts';
import { localInstantMessages } from './local.ts';
import { uniInstantMessages } from './uniim.ts';

const quiet = { info: () => undefined, warn: () => undefined };
it('本地：数自己的收件箱', async () => {
  const counts = new Map([[7, 4]]);
  const im = localInstantMessages(async () => counts);
  expect(await im.countUnread([{ id: 7, role: 'member' }])).toEqual(counts);
});

describe('uni-im', () => {
  const open = async (answer: (request: VendorRequest) => VendorAnswer, timeoutMs = 3000) => {
    const standIn = await listen(answer);
    const outgoing = createOutgoing({ name: 'im', clock: createTestClock(), log: quiet, timeoutMs });
    return { im: uniInstantMessages({ url: `http://${standIn.endpoint}/`, key: 'secret key' }, outgoing), close: standIn.close };
  };

  it('带着密钥问，密钥不在正文里', async () => {
    const asked: VendorRequest[] = [];
    const { im, close } = await open((request) => {
      asked.push(request);
      return { status: 200, body: { data: { unreadCount: 7 } } };
    });
    expect(await im.countUnread([{ id: 12, role: 'member' }])).toEqual(new Map([[12, 7]]));
    expect(asked).toEqual([
      expect.objectContaining({ method: 'POST', path: '/getUniMsgNum', body: '{"clientInfo":{},"userInfo":{"_id":"12","role":["member"]}}' }),
    ]);
    expect(asked[0]?.headers).toMatchObject({ authorization: 'secret key', 'content-type': 'application/json' });
    await close();
  });

  it.each<[string, VendorAnswer]>([
    ['拒绝', { status: 401, body: {} }],
    ['出错', { status: 500, body: {} }],
    ['答非所问', { status: 200, body: { data: { unreadCount: -1 } } }],
    ['说别的', { status: 200, body: 'x' }],
    ['断开', 'reset'],
    ['不答', 'hang'],
  ])('%s时用上一次的数，没有上一次就是 0', async (_name, failure) => {
    let answer: VendorAnswer = { status: 200, body: { data: { unreadCount: 3 } } };
    const { im, close } = await open(() => answer, 200);
    await im.countUnread([{ id: 1, role: 'member' }]);
    answer = failure;
    const both = await im.countUnread([
      { id: 1, role: 'member' },
      { id: 2, role: 'member' },
    ]);
    expect(both).toEqual(
      new Map([
        [1, 3],
        [2, 0],
      ]),
    );
    await close();
  });
});
