import type { Domain } from '../platform/domain.ts';
import { takedownsHandlers } from './takedowns.handlers.ts';
import { takedownPlaces, takedowns } from './takedowns.schema.ts';

/** Notices that content infringes rights: sent, decided, contested. They stay when an account is erased: both sides may sue. */
export const takedownsDomain = {
  name: 'takedowns',
  handlers: () => takedownsHandlers,
  memberRecords: [
    { name: 'counterNotices', table: takedowns, owner: takedowns.counterMemberId, hidden: ['code', 'contact', 'decidedBy'], isKept: true },
    { name: 'takenDown', table: takedownPlaces, owner: takedownPlaces.publisherId, isKept: true },
  ],
} satisfies Domain;
