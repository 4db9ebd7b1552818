// People come into a company, are given roles, and go; it always has exactly one owner.
import type { CompanyPeople, NewInvitation } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { staffedCompany } from '../../../test/companies.ts';
import { type SeatRole, seatRoles } from '../rights.rules.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const DAY = 86_400_000;
const codeOf = (url: string) => url.split('#code=')[1] ?? '';
const people = async (visitor: Visitor) => (await visitor.get('/enterprise/members/list')).json<{ data: CompanyPeople }>().data;
const roles = async (visitor: Visitor) => Object.fromEntries((await people(visitor)).members.map(({ id, role }) => [id, role]));
const invite = async (visitor: Visitor, form: Record<string, string> = {}) =>
  (await visitor.post('/enterprise/members/invite', { role: 'buyer', ...form })).json<{ code: number; reason?: string; data: NewInvitation }>();
const accept = (visitor: Visitor, code: string) => visitor.post('/enterprise/invitation/accept', { code });
const uid = (visitor: Visitor) => `${visitor.uid}`;
let next = 0;
const someone = () => loggedIn(api, `139${String(33_000_000 + ++next)}`);

/** A company with one of each role. */
async function staffed(id: number): Promise<Record<SeatRole, Visitor>> {
  const made = await Promise.all(seatRoles.map(async (role) => [role, await someone()] as const));
  await staffedCompany(
    api,
    id,
    made.map(([role, visitor]) => [visitor, role]),
  );
  return Object.fromEntries(made) as Record<SeatRole, Visitor>;
}

describe('邀请', () => {
  it('链接只能用一次；加入以后是企业会员，限额写明；用过的、撤回的、过期的都失效', async () => {
    const { owner } = await staffed(601);
    const [first, second] = [await someone(), await someone()];
    const { data } = await invite(owner, { spendLimit: '5000' });
    expect(data).toMatchObject({ role: 'buyer', spendLimit: '5000.00', url: expect.stringContaining('#code=') });
    const code = codeOf(data.url ?? '');
    expect((await first.post('/enterprise/invitation', { code })).json()).toMatchObject({ code: 1, data: { company: '例芯企业601', role: 'buyer' } });
    expect((await accept(api.visitor(), code)).statusCode).toBe(401);
    expect((await accept(first, code)).json()).toMatchObject({ code: 1, data: { company: { role: 'buyer', spendLimit: '5000.00', status: 1 } } });
    expect((await first.get('/user/identity')).json()).toMatchObject({ data: { role: 'enterprise', enterpriseStatus: 1 } });
    expect((await accept(second, code)).json()).toMatchObject({ code: 0, reason: 'company.invitation_spent' });
    const taken = (await invite(owner)).data;
    expect((await owner.post('/enterprise/members/withdraw', { id: `${taken.id}` })).json()).toMatchObject({ code: 1 });
    expect((await accept(second, codeOf(taken.url ?? ''))).json()).toMatchObject({ reason: 'company.invitation_spent' });
    const late = (await invite(owner)).data;
    api.clock.advance(8 * DAY);
    expect((await accept(second, codeOf(late.url ?? ''))).json()).toMatchObject({ reason: 'company.invitation_spent' });
    expect((await people(owner)).invitations).toEqual([]);
  });

  it('手机号邀请发站内通知，别人拿到也用不了；没注册的、已在别家的说明原因', async () => {
    const { owner } = await staffed(602);
    const mobile = '13900009001';
    const [invited, other] = [await loggedIn(api, mobile), await someone()];
    expect(await invite(owner, { mobile: '13900009999' })).toMatchObject({ code: 0, reason: 'company.no_member' });
    const { data } = await invite(owner, { mobile, role: 'seller', spendLimit: '100' });
    expect(data).toMatchObject({ url: null, mobile: '139****9001', spendLimit: null });
    const notice = (await invited.get('/message/page')).json<{ data: { title: string; href: string }[] }>().data[0];
    expect(notice).toMatchObject({ title: '企业邀请' });
    const code = codeOf(notice?.href ?? '');
    expect((await accept(other, code)).json()).toMatchObject({ reason: 'company.invitation_spent' });
    expect((await accept(invited, code)).json()).toMatchObject({ code: 1, data: { company: { role: 'seller' } } });
    const elsewhere = await staffed(603);
    expect(await invite(elsewhere.owner, { mobile })).toMatchObject({ code: 0, reason: 'company.member_taken' });
    expect((await accept(invited, codeOf((await invite(elsewhere.owner)).data.url ?? ''))).json()).toMatchObject({ reason: 'company.member_already' });
  });

  it('五十个人同时用一个链接，只有一个加入', async () => {
    const { owner } = await staffed(604);
    const crowd = await Promise.all(Array.from({ length: 20 }, someone));
    const code = codeOf((await invite(owner)).data.url ?? '');
    const answers = await Promise.all(crowd.map((one) => accept(one, code)));
    expect(answers.filter((answer) => answer.json<{ code: number }>().code === 1)).toHaveLength(1);
    expect((await people(owner)).members).toHaveLength(6);
  });
});

describe('身份', () => {
  it('除了负责人，谁都不能管理成员；别家的成员不存在', async () => {
    const { owner, ...others } = await staffed(605);
    const stranger = (await staffed(606)).owner;
    const id = uid(others.editor);
    for (const person of Object.values(others)) {
      expect(await invite(person)).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
      for (const call of ['update', 'remove', 'handOver'])
        expect((await person.post(`/enterprise/members/${call}`, { id, role: 'buyer' })).json()).toMatchObject({
          code: 403,
          reason: 'enterprise.right_missing',
        });
    }
    const invitation = (await invite(owner)).data.id;
    expect((await stranger.post('/enterprise/members/withdraw', { id: `${invitation}` })).statusCode).toBe(404);
    for (const call of ['update', 'remove', 'handOver'])
      expect((await stranger.post(`/enterprise/members/${call}`, { id, role: 'buyer' })).statusCode).toBe(404);
    expect(await roles(owner)).toMatchObject({ [id]: 'editor' });
    expect((await people(others.buyer)).members.every(({ mobile }) => mobile === null)).toBe(true);
  });

  it('改身份和限额；负责人不能改、不能移除、不能退出；移除和退出以后不再是企业会员', async () => {
    const { owner, buyer, seller } = await staffed(607);
    const changed = await owner.post('/enterprise/members/update', { id: uid(buyer), role: 'approver', spendLimit: '800.5' });
    expect(changed.json<{ data: CompanyPeople }>().data.members).toContainEqual(
      expect.objectContaining({ id: buyer.uid, role: 'approver', spendLimit: '800.50' }),
    );
    for (const [call, form] of [
      ['update', { id: uid(owner), role: 'buyer' }],
      ['remove', { id: uid(owner) }],
      ['leave', {}],
    ] as const)
      expect((await owner.post(`/enterprise/members/${call}`, form)).json()).toMatchObject({ code: 0, reason: 'company.owner_stays' });
    expect((await owner.post('/dtUser/cancelAccount')).json()).toMatchObject({ code: 0, msg: expect.stringContaining('先移交') });
    await owner.post('/enterprise/members/remove', { id: uid(buyer) });
    await seller.post('/enterprise/members/leave');
    for (const gone of [buyer, seller]) {
      expect((await gone.get('/enterprise/status')).json()).toMatchObject({ data: { status: null } });
      expect((await gone.get('/user/identity')).json()).toMatchObject({ data: { role: 'member', enterpriseStatus: null } });
    }
    expect(Object.keys(await roles(owner))).toHaveLength(3);
  });

  it('移交：新的负责人管理，原来的成为审批人；同时移交给两个人，只有一个负责人', async () => {
    const { owner, buyer, seller, editor } = await staffed(608);
    const handed = await owner.post('/enterprise/members/handOver', { id: uid(buyer) });
    expect(handed.json()).toMatchObject({ code: 1 });
    expect(await roles(buyer)).toMatchObject({ [uid(buyer)]: 'owner', [uid(owner)]: 'approver' });
    expect((await owner.post('/enterprise/members/remove', { id: uid(editor) })).statusCode).toBe(403);
    await Promise.all([seller, editor, owner].map((one) => buyer.post('/enterprise/members/handOver', { id: uid(one) })));
    expect(Object.values(await roles(buyer)).filter((role) => role === 'owner')).toHaveLength(1);
    const { rows } = await api.database.pool.query(
      `select owner_id = (select member_id from enterprise_members where enterprise_id = 608 and role = 'owner') as same from enterprises where id = 608`,
    );
    expect(rows).toEqual([{ same: true }]);
  });
});
