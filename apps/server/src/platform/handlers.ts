import type { FileBytes, InputOf, OperationId, Operations, ReplyOf } from '@chippage/api/operations';
import type { Ctx, Session } from './context.ts';
import type { FileReply } from './fileReply.ts';

type SessionFor<Id extends OperationId> = Operations[Id]['session'] extends 'none' ? Session | null : Session;
type Flat<Input> = Input extends { query: infer Query; params: infer Params; body: infer Body } ? Query & Params & Body : never;
/** Bytes leave as a `FileReply`, which knows name, type and how to answer a range. */
type ReplyFor<Reply> = Reply extends FileBytes ? FileReply : Reply;

/** What decides about one operation: the context, then path, query and body in one object. */
export type Handler<Id extends OperationId> = (ctx: Ctx<SessionFor<Id>>, input: Flat<InputOf<Id>>) => ReplyFor<ReplyOf<Id>> | Promise<ReplyFor<ReplyOf<Id>>>;

/** Handlers by operation id: `export const xHandlers = {…} satisfies Handlers<'partSearch' | 'partDetail'>`. */
export type Handlers<Id extends OperationId = OperationId> = { [K in Id]: Handler<K> };
