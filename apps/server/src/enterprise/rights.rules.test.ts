import { expect, it } from 'vitest';
import { mayRole, type Right, rights, type SeatRole, seatRoles } from './rights.rules.ts';

const table: Record<Right, Record<SeatRole, boolean>> = {
  'company.edit': { owner: true, buyer: false, approver: false, seller: false, editor: false },
  'company.members': { owner: true, buyer: false, approver: false, seller: false, editor: false },
  'demand.post': { owner: true, buyer: true, approver: true, seller: false, editor: false },
  'demand.accept': { owner: true, buyer: true, approver: true, seller: false, editor: false },
  'quote.send': { owner: true, buyer: false, approver: false, seller: true, editor: false },
  'stock.edit': { owner: true, buyer: false, approver: false, seller: true, editor: false },
  'order.place': { owner: true, buyer: true, approver: true, seller: false, editor: false },
  'order.approve': { owner: true, buyer: false, approver: true, seller: false, editor: false },
  'content.edit': { owner: true, buyer: false, approver: false, seller: false, editor: true },
  'job.post': { owner: true, buyer: false, approver: false, seller: false, editor: true },
};

it.each(Object.keys(rights) as Right[])('%s：每个身份有没有这项权利', (right) => {
  expect(Object.fromEntries(seatRoles.map((role) => [role, mayRole(role, right)]))).toEqual(table[right]);
});
