import type { ContactCard, OpenedContact, OwnContact } from '@chippage/api/types';
import { ago, DAY_MS, HOUR_MS } from '../../parts/loaded/loaded.fixtures.ts';

/** A contact as everybody sees it. */
export const maskedContact: ContactCard = {
  id: 11,
  topic: 'sales',
  name: '华南销售部（示例）',
  phone: '0755-****9001 转 801',
  email: 's***@example.com',
  wechat: 'ex****',
  address: null,
  hours: '工作日 9:00–18:00',
  visibility: 'members',
  isSample: true,
};

/** The same as a member opened it. */
export const openedContact: OpenedContact = {
  ...maskedContact,
  phone: '0755-00009001 转 801',
  email: 'sales.9001@example.com',
  wechat: 'example-9001',
  leftToday: 29,
};

/** Contacts of a company. */
export const companyContacts: readonly ContactCard[] = [
  maskedContact,
  { ...maskedContact, id: 12, topic: 'support', name: '应用工程师（示例）', phone: '000-***-**01', email: null, wechat: null, hours: null },
];

const { leftToday: _left, id: _id, visibility: _visibility, isSample: _isSample, ...facts } = openedContact;

/** Contacts as their company keeps them, in every state. */
export const ownContacts: readonly OwnContact[] = [
  { id: 11, shown: facts, wanted: null, visibility: 'members', state: 'approved', reason: null, isSample: false, submitTime: ago(3 * DAY_MS) },
  {
    id: 12,
    shown: facts,
    wanted: { ...facts, name: '华东销售部' },
    visibility: 'verified',
    state: 'reviewing',
    reason: null,
    isSample: false,
    submitTime: ago(HOUR_MS),
  },
  {
    id: 13,
    shown: null,
    wanted: { ...facts, name: '品质部', topic: 'quality' },
    visibility: 'open',
    state: 'refused',
    reason: '电话打不通',
    isSample: false,
    submitTime: ago(DAY_MS),
  },
];
