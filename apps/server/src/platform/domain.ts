import type { Agent, PartOffer, ListedKind, ReportRow, Review } from '@chippage/api/types';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Platform, Session } from './context.ts';
import type { Db } from './database/connect.ts';
import type { Failure } from './errors.ts';
import type { UsesBytes } from './files.ts';
import type { RoleFacts } from './members/members.queries.ts';

/** Rows of one kind that belong to a member. */
export interface MemberRecords {
  /** Name in the file that the member may fetch. */
  name: string;
  table: PgTable;
  owner: AnyPgColumn;
  /** Columns that stay out of that file: secrets, and what is of use only to somebody who steals it. */
  hidden?: string[];
  /** Whether the rows stay when the account is erased, e.g. because the law asks for them. */
  isKept?: boolean;
  /** What is written over rows that stay, so that they name nobody. */
  erasedTo?: Readonly<Record<string, string | boolean | null>>;
}

/** Says in Chinese what of a kind is still open and keeps an account from being erased, or null. */
export type OpenMatter = (db: Db, memberId: number) => Promise<string | null>;

/** What the queue of reviews hands to the domain that submitted it. */
export interface SubmittedReview {
  id: number;
  kind: Review['kind'];
  memberId: number;
  title: string;
  payload: Record<string, unknown>;
}

/** What the operator said. */
export interface Decision {
  isApproved: boolean;
  /** '' when nothing was written down; a refusal always has one. */
  reason: string;
  now: Date;
}

/** What is left to do once the transaction that wrote a decision down is over. */
export type AfterDecision = (platform: Platform) => Promise<void>;

/** Carries a decision out in its domain, within the transaction that writes it down. */
export type Decide = (tx: Db, review: SubmittedReview, decision: Decision) => Promise<AfterDecision | undefined | void>;

/** How each kind of review is carried out. */
export type ReviewDecisions = Record<Review['kind'], Decide>;

/** Kinds of things that members keep, follow or like. */
export type ThingKind =
  | 'part'
  | 'document'
  | 'brand'
  | 'agent'
  | 'author'
  | 'merchant'
  | 'channel'
  | 'article'
  | 'comment'
  | 'enterprise'
  | 'resource'
  | 'job'
  | 'group';

/** The words that a list shows of a thing. */
export interface Thing {
  title: string;
  detail: string | null;
  brandId: number | null;
}

/** Looks up the things of a kind that are there; those that are gone are left out. */
export type FindThings = (db: Db, ids: number[]) => Promise<(Thing & { id: number })[]>;

/** Numbers of what has a public page, ascending, beyond a number. */
export type ListIds = (db: Db, wish: { after: number; limit: number; now: Date }) => Promise<number[]>;

/** A member's wish to like a thing, or to take that back. */
export interface LikeWish {
  memberId: number;
  id: number;
  isLiked: boolean;
  now: Date;
}

/** Sets a like of a thing whose count its domain stores; null: the thing is not there. */
export type SetLike = (db: Db, wish: LikeWish) => Promise<{ isLiked: boolean; count: number } | null>;

/** The follows of one kind, in the tables of the domain that has the things. */
export interface FollowStore {
  /** What a member follows: `thing_id`, `title` and `created_at`. */
  of: (memberId: number) => SQL;
  /** Follows a thing, or not any more; twice is once. False: there is no such thing. */
  set: (db: Db, wish: { memberId: number; id: number; isFollowed: boolean; now: Date }) => Promise<boolean>;
}

/** The reports of one kind, in the tables of the domain that has what is reported. */
export interface ReportStore {
  /** What a member reported: `thing_id`, `title` and `href` (null: gone), `reason`, `note`, `review_id` (null: taken back) and `created_at`. */
  of: (memberId: number) => SQL;
  /** The reasons in Chinese. */
  reasons: Readonly<Record<string, string>>;
}

/** What members comment on, of a domain that keeps no comments itself. */
export interface CommentTarget {
  /** What it is called, for the queue of reviews: 资料. */
  name: string;
  /** Its title; undefined where this member (0: a visitor) may not read it. */
  findTitle: (db: Db, id: number, memberId: number) => Promise<string | undefined>;
  /** What keeps a member from commenting on it. @default nothing */
  whyNot?: (db: Db, id: number, memberId: number) => Promise<Failure | null>;
  /** Adds to how many of its comments everybody sees, where it keeps that count. @returns whose it is, to be told; null: nobody */
  count?: (tx: Db, id: number, step: 1 | -1, now: Date) => Promise<number | null>;
}

/** How what an operator decided about comments is carried out, given what is commented on. */
export type CommentDecisions = (targets: Composition['commentTargets']) => Pick<ReviewDecisions, 'comment' | 'comment_report'>;

/** What has to be in place before, or soon after, the first visitor. */
export interface StartTask {
  name: string;
  /** Whether `/readyz` waits for it. */
  blocksReadiness: boolean;
  /** Does nothing when it was done before; stops between two steps when aborted. */
  run: (platform: Platform, signal: AbortSignal) => Promise<unknown>;
}

/** Removes, once an hour, what has no use any more. `ago(ms)` is the moment so long before now. */
export type HousekeepingStep = (platform: Platform, ago: (ms: number) => Date) => Promise<unknown>;

/** A text that a login asks to agree to, in the edition that is in force. */
export interface TextInForce {
  scope: 'agreement' | 'privacy';
  /** When its words were changed last. */
  version: Date;
}

/** Says which texts are in force. */
export type FindTextsInForce = (db: Db) => Promise<TextInForce[]>;

/** What the domains bring together; a domain that needs something of all of them gets this and knows none of them. */
export interface Composition {
  memberRecords: readonly MemberRecords[];
  memberFiles: readonly ((db: Db, memberId: number) => Promise<string[]>)[];
  openMatters: readonly OpenMatter[];
  roleFacts: RoleFacts;
  decisions: ReviewDecisions;
  things: Partial<Record<ThingKind, FindThings>>;
  likes: Partial<Record<ThingKind, SetLike>>;
  followStores: Partial<Record<ThingKind, FollowStore>>;
  reportStores: Record<ReportRow['kind'], ReportStore>;
  listed: Record<ListedKind, ListIds>;
  commentTargets: Record<'resource' | 'post', CommentTarget>;
  findTextsInForce: FindTextsInForce;
  findAgents: (db: Db, wish: { keywords: string; limit: number }) => Promise<Agent[]>;
  /** What parts are sold for, by part. */
  offersOfParts: (db: Db, wish: { partIds: readonly number[]; quantity: number }) => Promise<ReadonlyMap<number, PartOffer>>;
  /** Parts of which some can be bought at once. */
  stockedParts: (db: Db, now: Date) => Promise<StockedParts>;
  /** What parts cost at a quantity. */
  pricesOfParts: (db: Db, wish: { now: Date; quantity: number }) => Promise<PartPrices>;
  /** Goods on sale that words find. */
  countGoodsFound: (db: Db, keywords: string) => Promise<number>;
  /** Articles that words find, for anybody. */
  countArticlesFound: (db: Db, keywords: string, now: Date) => Promise<number>;
  /** Merchants whose name holds the words. */
  countMerchantsFound: (db: Db, keywords: string) => Promise<number>;
}

/** Numbers of parts, and which look at the warehouses that was: what is derived from it holds as long as the version does. */
export interface StockedParts {
  partIds: ReadonlySet<number>;
  version: number;
}

/** What a piece of each part costs, in millionths; yuan and dollars are not compared. What is derived from it holds as long as the version does. */
export interface PartPrices {
  prices: ReadonlyMap<number, { micros: number; isDollar: boolean }>;
  version: number;
}

/** Finds whose request it is, or null. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>;

/** A domain's manifest: everything that the rest of the server has to know of it. Listed in `domains.ts` only. */
export interface Domain {
  name: string;
  /** What answers its operations, by operation id. */
  handlers?: (all: Composition, config: Config) => object;
  /** Everything that it stores about a member, beside the member's own row. A new table with members in it belongs here. */
  memberRecords?: readonly MemberRecords[];
  /** Hashes of the stored files that go with a member's records; asked before the records are deleted. */
  memberFiles?: (db: Db, memberId: number) => Promise<string[]>;
  /** Whether its rows refer to bytes of the file store; bytes that no domain uses are removed. */
  usesBytes?: readonly UsesBytes[];
  /** What keeps an account from being erased, in the order in which it is told. */
  openMatters?: readonly OpenMatter[];
  /** What of it gives members a role. */
  roleFacts?: Partial<RoleFacts>;
  /** How what an operator decided is carried out, by kind of review. */
  decisions?: Partial<ReviewDecisions>;
  /** How decisions about comments are carried out. One domain says so. */
  commentDecisions?: CommentDecisions;
  /** The things that it has, for lists of favourites and follows. */
  things?: Partial<Record<ThingKind, FindThings>>;
  /** The things whose likes it counts itself. */
  likes?: Partial<Record<ThingKind, SetLike>>;
  /** The things whose followers it keeps itself. */
  followStores?: Partial<Record<ThingKind, FollowStore>>;
  /** What members report of it. */
  reportStores?: Partial<Record<ReportRow['kind'], ReportStore>>;
  /** What members comment on of it. */
  commentTargets?: Partial<Composition['commentTargets']>;
  /** What of it has public pages, for sitemaps. */
  listed?: Partial<Record<ListedKind, ListIds>>;
  /** Brings in what every portal needs from the first day; done at every start, before the start tasks. */
  seed?: (platform: Platform) => Promise<unknown>;
  /** In this order, after those of the domains listed before it. */
  startTasks?: readonly StartTask[];
  /** Registers work that outlives a request. */
  registerJobs?: (platform: Platform, all: Composition) => void;
  housekeeping?: readonly HousekeepingStep[];
  /** Registers what stands in for a vendor, on the developer's server. */
  registerDeveloperPages?: (app: FastifyInstance, platform: Platform) => void | Promise<void>;
  /** Registers addresses below `/api` that are no operation of the contract: feeds, notices from machines. */
  registerRoutes?: (api: FastifyInstance, platform: Platform, findSession: FindSession, all: Composition) => void | Promise<void>;
  /** Agents by name, for the search over everything. One domain says so. */
  findAgents?: Composition['findAgents'];
  /** What parts are sold for. One domain says so. */
  offersOfParts?: Composition['offersOfParts'];
  /** Which parts are in stock. One domain says so. */
  stockedParts?: Composition['stockedParts'];
  /** What parts cost. One domain says so. */
  pricesOfParts?: Composition['pricesOfParts'];
  /** How many goods words find. One domain says so. */
  countGoodsFound?: Composition['countGoodsFound'];
  /** How many merchants words find. One domain says so. */
  countMerchantsFound?: Composition['countMerchantsFound'];
  /** How many articles words find. One domain says so. */
  /** Which texts a login asks to agree to. One domain says so. */
  findTextsInForce?: Composition['findTextsInForce'];
  countArticlesFound?: Composition['countArticlesFound'];
  /** Messages that members have not read yet, by the member's number, where they are sent on this portal. One domain says so. */
  countUnread?: (db: Db, memberIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Whose request it is. One domain says so. */
  findSession?: (platform: Platform, request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>;
  /** Whether a visitor may pass without an answer to the captcha while its vendor is down. One domain says so. */
  mayFailOpen?: (world: Pick<Platform, 'db' | 'clock'>) => Promise<boolean>;
}

type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

/** Puts objects with different keys together. @throws Error when two have the same key: one would hide the other. */
export function together<T extends object>(parts: readonly T[]): Intersection<T> {
  const all = {};
  for (const part of parts)
    for (const [key, value] of Object.entries(part)) {
      if (key in all) throw new Error(`two domains bring ${key}`);
      Object.assign(all, { [key]: value });
    }
  return all as Intersection<T>;
}
