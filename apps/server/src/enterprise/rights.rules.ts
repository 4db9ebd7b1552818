/** What a member may be in a company. */
export type SeatRole = 'owner' | 'buyer' | 'approver' | 'seller' | 'editor';

/** What somebody may do for a company. */
export type Right =
  | 'company.edit'
  | 'company.members'
  | 'demand.post'
  | 'demand.accept'
  | 'quote.send'
  | 'stock.edit'
  | 'order.place'
  | 'order.approve'
  | 'content.edit'
  | 'job.post';

/** Every role, the owner first. */
export const seatRoles = ['owner', 'buyer', 'approver', 'seller', 'editor'] as const satisfies SeatRole[];

/** Who has each right. The one table of rights: whoever asks for one asks here. */
export const rights: Readonly<Record<Right, readonly SeatRole[]>> = {
  'company.edit': ['owner'],
  'company.members': ['owner'],
  'demand.post': ['owner', 'buyer', 'approver'],
  'demand.accept': ['owner', 'buyer', 'approver'],
  'quote.send': ['owner', 'seller'],
  'stock.edit': ['owner', 'seller'],
  'order.place': ['owner', 'buyer', 'approver'],
  'order.approve': ['owner', 'approver'],
  'content.edit': ['owner', 'editor'],
  'job.post': ['owner', 'editor'],
};

/** Whether a role has a right. */
export const mayRole = (role: SeatRole, right: Right): boolean => rights[right].includes(role);
