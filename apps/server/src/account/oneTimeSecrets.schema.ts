import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../platform/database/columns.ts';

/** What a secret that is good once stands for. */
export type SecretKind = 'proof' | 'reset' | 'ticket' | 'social_state' | 'passkey_new' | 'passkey_login';

/** Proofs, mailed links, tickets, states of a provider's login and challenges for passkeys, by the SHA-256 of the secret; spending removes the row. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    secretHash: text().primaryKey(),
    kind: text().$type<SecretKind>().notNull(),
    /** What it is bound to. */
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('one_time_secrets_expires').on(table.expiresAt)],
);
