import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Keys of members' authenticators; their private halves never leave those. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    memberId: memberId(),
    /** The authenticator's own number of the key, base64url. */
    credentialId: text().notNull(),
    /** COSE, as the authenticator gave it. */
    publicKey: bytes().notNull(),
    /** What authenticators know the member by: random, the same for all keys of one member. */
    userHandle: text().notNull(),
    /** How often the authenticator says it was used; 0 where it does not count. */
    counter: number().notNull(),
    /** How browsers reach the authenticator. */
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_member').on(table.memberId)],
);
