/** Where a member's enterprise stands: `null` not verified, 0 in review, 1 verified, 2 refused, 3 expired. */
export type EnterpriseStatus = null | 0 | 1 | 2 | 3;

/** Who is logged in, as the header shows it. */
export interface Account {
  name: string;
  /** One line below the name, e.g. 个人会员，138****8000. */
  detail?: string;
  avatarUrl?: string | null;
  /** Messages not read yet, of every kind. @default 0 */
  unread?: number;
  /** The same by kind: notices of the site, and chats. */
  unreadByKind?: { notices: number; chats: number };
  /** Absent until it is known: then nothing is said about it. */
  enterpriseStatus?: EnterpriseStatus;
  /** In how many quotes the enterprise is awaited. @default 0 */
  awaited?: number;
  /** How many purchases of the company wait for the member to decide. @default 0 */
  toApprove?: number;
}

/** The addresses of the avatar's popover. */
export interface AccountPlaces {
  messages: string;
  centre: string;
  /** Absent: this site has no mall. */
  shopping?: string;
  /** Absent: this site has no cloud disk. */
  disk?: string;
  account: string;
  /** Where an enterprise is verified. Absent: this site verifies none. */
  verification?: string;
  /** Supply and demand of a verified enterprise. Absent: this site has no such board. */
  supplyDemand?: string;
  /** Purchases of a verified company that wait for approval. Absent: this site has none, or the member acts for no company. */
  approvals?: string;
  /** The operator's console; for operators alone. */
  operator?: string;
}
