import type { Member } from './members.queries.ts';

/** A member's role. */
export type Role = Member['role'];

/** Roles that facts give, each known to one domain. An operator is one because an administrator says so. */
export type EarnedRole = Exclude<Role, 'member' | 'operator'>;

/** Every role, each above those before it: who has several facts is called by the highest. */
const ranks = ['member', 'author', 'enterprise', 'merchant', 'operator'] as const satisfies Role[];

/** The role of a member by what holds of them. */
export const roleOf = (held: Readonly<Record<EarnedRole | 'operator', boolean>>): Role => ranks.findLast((role) => role !== 'member' && held[role]) ?? 'member';

/** The roles that a role takes the place of. */
export const rolesBelow = (role: Role): Role[] => ranks.slice(0, ranks.indexOf(role));
